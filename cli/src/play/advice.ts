import { explain, type GameTypes, type Result, refusalOf, understand } from '@overtrick/engine';
import { boardOf } from '../boards/boards.ts';
import type { Scene } from '../boards/scene.ts';
import { pad, widthOf } from '../text/width.ts';
import { say } from './words.ts';

/** For people 10 comes after 9. */
const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** Explains a position to the person who is asked: what is allowed, what is not and why. */
export class Advice {
  readonly #scene: Scene;

  constructor(scene: Scene) {
    this.#scene = scene;
  }

  /** Every legal decision and what it would make. */
  legal(): string[] {
    const { game, view, language, paint } = this.#scene;
    const rows = view.now.choices
      .map((decision) => ({ text: game.makeDecision(decision), facts: this.#facts(decision) }))
      .sort((a, b) => byNumber(a.text, b.text));
    const title = say('legal', language);
    if (rows.every(({ facts }) => facts === ''))
      return [title, `  ${rows.map(({ text }) => text).join('  ')}`];
    const widest = Math.max(...rows.map(({ text }) => widthOf(text)));
    return [title, ...rows.map(({ text, facts }) => `  ${pad(text, widest)}  ${paint.dim(facts)}`)];
  }

  /** Why a card or decision may be played now or not. */
  why(about: string): string {
    const { game, language, paint } = this.#scene;
    if (about === '') return say('whyWhat', language, { example: this.#example() });
    const read = this.read(about);
    if (!read.ok) return read.error;
    const what = game.makeDecision(read.value);
    const facts = this.#facts(read.value);
    const sentence = facts ? say('mayFacts', language, { what, facts }) : say('may', language, { what });
    return `${paint.green('✓')} ${sentence}`;
  }

  /** The legal decision that a typed line means, or what to say about it. */
  read(typed: string): Result<GameTypes['decision'], string> {
    const { game, view, language, paint } = this.#scene;
    const meaning = understand(game, view.now.choices, typed);
    if (meaning.kind === 'one') return { ok: true, value: meaning.decision };
    if (meaning.kind === 'several') {
      const list = meaning.decisions.map((decision) => game.makeDecision(decision)).join('  ');
      return { ok: false, error: say('several', language, { list }) };
    }
    const answer = refusalOf(game, view, typed);
    if (answer.ok) return answer;
    return { ok: false, error: `${paint.red('✗')} ${explain(answer.error, language)}` };
  }

  #facts(decision: GameTypes['decision']): string {
    const { game, view } = this.#scene;
    return boardOf(game).preview(game.preview(view, decision), this.#scene).join(', ');
  }

  /** Something that can be asked about: the cards of the game's own example. */
  #example(): string {
    const { game } = this.#scene;
    const decision = game.parseDecision(game.example);
    const cards = decision.ok ? game.cardsOf(decision.value) : [];
    return cards.join(' ') || game.example;
  }
}
