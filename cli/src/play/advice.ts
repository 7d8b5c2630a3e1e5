import { explain, type Game, type Language, type Result, type View } from '@overtrick/engine';
import { sayFacts } from '../boards/facts.ts';
import type { Paint } from '../text/paint.ts';
import { pad, widthOf } from '../text/width.ts';
import { objection, understand } from './understand.ts';
import { say } from './words.ts';

/** For people 10 comes after 9. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** Explains a position to the person who is asked: what is allowed, what is not and why. */
export class Advice {
  readonly #game: Game;
  readonly #view: View;
  readonly #language: Language;
  readonly #paint: Paint;

  constructor(game: Game, view: View, language: Language, paint: Paint) {
    this.#game = game;
    this.#view = view;
    this.#language = language;
    this.#paint = paint;
  }

  /** Every legal decision and what it would make. */
  legal(): string[] {
    const legal = [...this.#view.now.legal].sort(byNumber);
    const rows = legal.map((text) => ({ text, facts: this.#facts(text) }));
    const title = say('legal', this.#language);
    if (rows.every(({ facts }) => facts === '')) return [title, `  ${legal.join('  ')}`];
    const widest = Math.max(...rows.map(({ text }) => widthOf(text)));
    return [title, ...rows.map(({ text, facts }) => `  ${pad(text, widest)}  ${this.#paint.dim(facts)}`)];
  }

  /** Why a card or decision may be played now or not. */
  why(about: string): string {
    const language = this.#language;
    if (about === '') {
      const { example } = this.#game;
      return say('whyWhat', language, { example: example.split(':')[1] ?? example });
    }
    const read = this.read(about);
    if (!read.ok) return read.error;
    const what = read.value;
    const facts = this.#facts(what);
    const sentence = facts ? say('mayFacts', language, { what, facts }) : say('may', language, { what });
    return `${this.#paint.green('✓')} ${sentence}`;
  }

  /** The legal decision that a typed line means, or what to say about it. */
  read(typed: string): Result<string, string> {
    const meaning = understand(typed, this.#view.now.legal);
    if (meaning.kind === 'one') return { ok: true, value: meaning.decision };
    if (meaning.kind === 'several') {
      return { ok: false, error: say('several', this.#language, { list: meaning.decisions.join('  ') }) };
    }
    const answer = objection(this.#game, this.#view, typed);
    if (answer.ok) return answer;
    return { ok: false, error: `${this.#paint.red('✗')} ${explain(answer.error, this.#language)}` };
  }

  #facts(text: string): string {
    const decision = this.#game.parseDecision(text);
    return decision.ok ? sayFacts(this.#game.preview(this.#view, decision.value), text, this.#language) : '';
  }
}
