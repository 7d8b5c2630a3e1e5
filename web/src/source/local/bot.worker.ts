import { loadGame } from '../../shelf/loadGame.ts';
import { loadSkill } from '../../shelf/loadSkill.ts';
import type { FromBots, ToBots } from './protocol.ts';
import { adviseFor, chooseFor } from './thinking.ts';

/** The bot worker: thinks about views, and about nothing else. The table worker asks it. */
self.onmessage = ({ data }: MessageEvent<ToBots>) => {
  void answer(data).then((reply) => postMessage(reply));
};

async function answer(question: ToBots): Promise<FromBots> {
  const { request, view } = question;
  try {
    const [game, skill] = await Promise.all([loadGame(view.game), loadSkill(view.game)]);
    if (!game) throw new Error(`no game ${view.game}`);
    const known = { game, skill };
    if (question.t === 'advise') return { t: 'advised', request, advice: adviseFor(known, view) };
    return { t: 'chosen', request, decision: chooseFor(known, view, question.level, question.limit) };
  } catch (error) {
    return { t: 'failed', request, problem: String(error) };
  }
}
