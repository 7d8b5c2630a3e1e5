import { loadGame } from '../../shelf/loadGame.ts';
import type { FromBots, ToBots } from './protocol.ts';
import { adviseFor, chooseFor } from './thinking.ts';

/** The bot worker: thinks about views, and about nothing else. The table worker asks it. */
self.onmessage = ({ data }: MessageEvent<ToBots>) => {
  void answer(data).then((reply) => postMessage(reply));
};

async function answer(question: ToBots): Promise<FromBots> {
  const { request, view } = question;
  try {
    const game = await loadGame(view.game);
    if (!game) throw new Error(`no game ${view.game}`);
    if (question.t === 'advise') return { t: 'advised', request, advice: adviseFor(game, view) };
    return { t: 'chosen', request, decision: chooseFor(game, view, question.level, question.limit) };
  } catch (error) {
    return { t: 'failed', request, problem: String(error) };
  }
}
