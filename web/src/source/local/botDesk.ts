import type { GameTypes, View } from '@overtrick/engine';
import type { Level } from '@overtrick/match';
import type { Advice } from '../source.ts';
import type { FromBots, ToBots } from './protocol.ts';

/** Who decides for the bots: gets a view, gives a decision. */
export interface BotDesk {
  choose(view: View, level: Level): Promise<GameTypes['decision']>;
  advise(view: View): Promise<readonly Advice[]>;
}

/** The desk behind a port: the bot worker. */
export class PortDesk implements BotDesk {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, { done: (answer: FromBots) => void; failed: (e: Error) => void }>();
  #requests = 0;

  constructor(port: MessagePort) {
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<FromBots>) => {
      const waiting = this.#waiting.get(data.request);
      this.#waiting.delete(data.request);
      if (data.t === 'failed') waiting?.failed(new Error(data.problem));
      else waiting?.done(data);
    };
  }

  async choose(view: View, level: Level): Promise<GameTypes['decision']> {
    const answer = await this.#ask({ t: 'choose', request: ++this.#requests, view, level });
    if (answer.t !== 'chosen') throw new Error('the bots answered another question');
    return answer.decision;
  }

  async advise(view: View): Promise<readonly Advice[]> {
    const answer = await this.#ask({ t: 'advise', request: ++this.#requests, view });
    if (answer.t !== 'advised') throw new Error('the bots answered another question');
    return answer.advice;
  }

  #ask(question: ToBots): Promise<FromBots> {
    return new Promise((done, failed) => {
      this.#waiting.set(question.request, { done, failed });
      this.#port.postMessage(question);
    });
  }
}
