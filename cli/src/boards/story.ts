import type { ChoiceEvent, Language, MatchEvent, Words } from '@overtrick/engine';
import { wrap } from '../text/width.ts';
import { boardOf } from './boards.ts';
import { sayOutcome } from './outcome.ts';
import type { Scene, Telling } from './scene.ts';
import { say } from './words.ts';

/** The titles of rows of decisions; a row without one is shown by its own name. */
const ROWS: Readonly<Record<string, Words>> = {
  bid: { en: 'Bids', ja: 'ビッド' },
  play: { en: 'Plays', ja: 'プレイ' },
  auction: { en: 'Auction', ja: '競り' },
  reveal: { en: 'For sale', ja: '売り出し' },
  answer: { en: 'Answers', ja: '回答' },
  give: { en: 'Gift', ja: '渡し' },
  acquire: { en: 'Acquired', ja: '獲得' },
  hidden: { en: 'In secret', ja: '非公開' },
};

/** Tells what happened, one line for a row of bids or a trick. */
export function tell(events: readonly MatchEvent[], scene: Scene): string[] {
  const story = new Story(scene);
  for (const event of events) story.add(event);
  return story.end();
}

/** Where the line begins that tells the event at this position. */
export function beginOfLine(events: readonly MatchEvent[], at: number, scene: Scene): number {
  let begin = at;
  while (begin > 0 && areOneLine(events[begin - 1], events[begin], scene)) begin--;
  return begin;
}

function areOneLine(before: MatchEvent, after: MatchEvent, scene: Scene): boolean {
  if (before.t === 'deal' || after.t === 'deal' || before.dealEnd) return false;
  const { row, result } = tellingOf(before, scene);
  return result === null && row === tellingOf(after, scene).row;
}

const tellingOf = (event: ChoiceEvent, scene: Scene): Telling => boardOf(scene.game).event(event, scene);

class Story {
  readonly #scene: Scene;
  readonly #lines: string[] = [];
  #name = '';
  #row: string[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  add(event: MatchEvent): void {
    const { language, names, paint, view } = this.#scene;
    if (event.t === 'deal') {
      this.#close();
      this.#lines.push(say('dealt', language, { n: event.deal + 1 }));
      return;
    }
    const { row, did, result } = tellingOf(event, this.#scene);
    if (row !== this.#name) this.#close();
    this.#name = row;
    this.#row.push(did ? `${names[event.seat]} ${did}` : names[event.seat]);
    if (result !== null) this.#close(result && ` ${paint.dim('→')} ${result}`);
    if (event.dealEnd) {
      this.#close();
      const points = event.dealEnd.map((each, seat) => `${names[seat]} ${each}`).join(' · ');
      this.#lines.push(say('dealEnd', language, { points }));
    }
    if (event.end && view.now.outcome) {
      const outcome = sayOutcome(view.now.outcome, names, language);
      this.#lines.push(paint.bold(say('end', language, { outcome })));
    }
  }

  end(): string[] {
    this.#close();
    return this.#lines;
  }

  #close(result = ''): void {
    const { language, paint, width } = this.#scene;
    if (this.#row.length > 0) {
      const line = `${paint.dim(`${titleOf(this.#name, language)}:`)} ${this.#row.join(' · ')}${result}`;
      this.#lines.push(...wrap(line, width));
    }
    this.#row = [];
  }
}

const titleOf = (row: string, language: Language): string => ROWS[row]?.[language] ?? row;
