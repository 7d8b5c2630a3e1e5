import { loadGame } from '../../shelf/loadGame.ts';
import { keepMatch, readMatch, type StoredMatch } from '../../store/matches.ts';
import type { MatchOrder } from '../order.ts';
import { WorkerDesk } from './botDesk.ts';
import { openNew, reopen } from './openMatch.ts';
import type { FromTable, ToTable } from './protocol.ts';
import { TableHost } from './tableHost.ts';
import { teller } from './telling.ts';

/** The table worker: holds the whole match, so that the page only ever receives views. */
const tell = (message: FromTable) => postMessage(message);
const news = teller();
const desk = new WorkerDesk(
  () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' }),
);
let host: TableHost | null = null;
let pace = 1;

self.onmessage = ({ data }: MessageEvent<ToTable>) => {
  void receive(data);
};

async function receive(message: ToTable): Promise<void> {
  switch (message.t) {
    case 'open':
      return open(message.id, message.order);
    case 'pace':
      pace = message.factor;
      return host?.setPace(pace);
    case 'decide': {
      const result = await host?.decide(message.seat, message.decision);
      if (result) tell({ t: 'decided', request: message.request, result });
      return;
    }
    case 'hint': {
      const advice = (await host?.hint(message.seat).catch(() => [])) ?? [];
      return tell({ t: 'advice', request: message.request, advice });
    }
    case 'lift':
      return host?.liftCurtain(message.seat);
    case 'undo':
      return host?.undo();
    case 'look':
      return host?.catchUp();
    case 'dealNext':
      return host?.dealNext();
  }
}

async function open(id: string, order: MatchOrder | undefined): Promise<void> {
  const stored: StoredMatch | undefined = await readMatch(id).catch(() => undefined);
  const game = await loadGame(stored?.entry.game ?? order?.game ?? '');
  if (!game) return tell({ t: 'gone', problem: { kind: 'missing' } });
  const opened = stored ? reopen(game, stored) : order && openNew(game, id, order);
  if (!opened) return tell({ t: 'gone', problem: { kind: 'missing' } });
  if (!opened.ok) return tell({ t: 'gone', problem: { kind: 'damaged', refusal: opened.error } });
  host = new TableHost(opened.value, {
    desk,
    store: { keep: keepMatch, read: readMatch },
    leave: (problem) => tell({ t: 'gone', problem }),
    tell: (snapshot) => tell({ t: 'snapshot', ...news(snapshot) }),
  });
  host.setPace(pace);
  await host.start(!stored);
}
