import { loadGame } from '../../shelf/loadGame.ts';
import { keepMatch, readMatch, type StoredMatch } from '../../store/matches.ts';
import type { MatchOrder } from '../order.ts';
import { PortDesk } from './BotDesk.ts';
import { Croupier } from './Croupier.ts';
import { openNew, reopen } from './match.ts';
import type { FromTable, ToTable } from './protocol.ts';
import { teller } from './telling.ts';

/** The table worker: holds the whole match, so that the page only ever receives views. */
const tell = (message: FromTable) => postMessage(message);
const news = teller();
let croupier: Croupier | null = null;
let pace = 1;

self.onmessage = ({ data }: MessageEvent<ToTable>) => {
  void receive(data);
};

async function receive(message: ToTable): Promise<void> {
  switch (message.t) {
    case 'open':
      return open(message.id, message.order, message.bots);
    case 'pace':
      pace = message.factor;
      return croupier?.setPace(pace);
    case 'decide': {
      const result = await croupier?.decide(message.seat, message.text);
      if (result) tell({ t: 'decided', request: message.request, result });
      return;
    }
    case 'hint': {
      const advice = (await croupier?.hint(message.seat).catch(() => [])) ?? [];
      return tell({ t: 'advice', request: message.request, advice });
    }
    case 'lift':
      return croupier?.liftCurtain(message.seat);
    case 'undo':
      return croupier?.undo();
    case 'look':
      return croupier?.catchUp();
    case 'dealNext':
      return croupier?.dealNext();
  }
}

async function open(id: string, order: MatchOrder | undefined, bots: MessagePort): Promise<void> {
  const stored: StoredMatch | undefined = await readMatch(id).catch(() => undefined);
  const game = await loadGame(stored?.entry.game ?? order?.game ?? '');
  if (!game) return tell({ t: 'gone', trouble: { kind: 'missing' } });
  const opened = stored ? reopen(game, stored) : order && openNew(game, id, order);
  if (!opened) return tell({ t: 'gone', trouble: { kind: 'missing' } });
  if (!opened.ok) return tell({ t: 'gone', trouble: { kind: 'damaged', refusal: opened.error } });
  croupier = new Croupier(opened.value, {
    desk: new PortDesk(bots),
    store: { keep: keepMatch, read: readMatch },
    leave: (trouble) => tell({ t: 'gone', trouble }),
    tell: (snapshot) => tell({ t: 'snapshot', ...news(snapshot) }),
  });
  croupier.setPace(pace);
  await croupier.start(!stored);
}
