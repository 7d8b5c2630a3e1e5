import { type Language, type MatchEvent, verbsOf } from '@overtrick/engine';
import { drawBoard } from '../boards/board.ts';
import { callSeats } from '../boards/names.ts';
import type { Scene } from '../boards/scene.ts';
import { beginOfLine, tell } from '../boards/story.ts';
import { printRules } from '../rules/index.ts';
import { wrap } from '../text/width.ts';
import { Advice } from './advice.ts';
import type { PlayedMatch } from './match.ts';
import type { Answer, Terminal } from './terminal.ts';
import { say } from './words.ts';

type Say = Parameters<typeof say>;

/** What a person sees of a match: the board, what happened since the last look, and what is said. */
export class Screen {
  readonly terminal: Terminal;
  readonly language: Language;
  #match: PlayedMatch;
  /** How much of the record has been told. */
  #told = 0;

  constructor(terminal: Terminal, language: Language, match: PlayedMatch) {
    this.terminal = terminal;
    this.language = language;
    this.#match = match;
    this.turnTo(match);
  }

  /** Starts with a match; of one in progress only the current trick is told. */
  turnTo(match: PlayedMatch): void {
    this.#match = match;
    this.#told = match.match.decided > 0 ? this.#record().length : 0;
    this.terminal.clear();
  }

  welcome(): void {
    const { seat } = this.#match;
    const { game, setup, chance } = this.#match.match;
    const { players } = setup;
    const { paint } = this.terminal;
    this.say('welcome', { game: paint.bold(game.name[this.language]), players, seat });
    if (chance.kind === 'fair') {
      const commitment = chance.commitment.slice(0, 16);
      this.line(paint.dim(say('committed', this.language, { commitment })));
    }
    this.line();
  }

  /** Draws the board and tells what happened. */
  draw(): void {
    this.lines([...drawBoard(this.#scene()), '']);
    this.tell();
  }

  /** Tells what happened since the last time, from the beginning of its trick or row of bids. */
  tell(): void {
    const record = this.#record();
    const scene = this.#scene();
    const from = beginOfLine(record, Math.min(this.#told, record.length - 1), scene);
    const lines = tell(record.slice(from), scene);
    if (lines.length > 0) this.lines([...lines, '']);
    this.noteTold();
  }

  /** Marks everything on the record as told. */
  noteTold(): void {
    this.#told = this.#record().length;
  }

  thinking(seat: number): void {
    this.terminal.status(say('thinking', this.language, { who: this.#names()[seat] }));
  }

  advice(): Advice {
    return new Advice(this.#scene());
  }

  async rules(): Promise<void> {
    const { game } = this.#match.match;
    this.line(printRules(game, await game.page(), this.language, this.terminal.paint, this.#width()));
  }

  /** Asks for a move, for Enter before the next deal, or for what to do after the match. */
  ask(key: 'prompt' | 'next' | 'over'): Promise<Answer> {
    const { paint } = this.terminal;
    const { match, seat } = this.#match;
    const verbs = verbsOf(match.game, match.now(seat).choices);
    const about = key === 'prompt' ? paint.dim(` (${verbs.join(', ')})`) : '';
    return this.terminal.ask(`${paint.bold(say(key, this.language))}${about} ${paint.green('›')} `);
  }

  say(key: Say[0], values: Say[2] = {}): void {
    this.lines(wrap(say(key, this.language, values), this.#width()));
  }

  /** Says what went wrong. */
  object(text: string): void {
    this.line(`${this.terminal.paint.red('✗')} ${text}`);
  }

  lines(texts: readonly string[]): void {
    for (const text of texts) this.line(text);
  }

  line(text = ''): void {
    this.terminal.write(`${text}\n`);
  }

  #record(): readonly MatchEvent[] {
    return this.#match.match.record(this.#match.seat);
  }

  #scene(): Scene {
    const { match, seat } = this.#match;
    return {
      game: match.game,
      view: match.view(seat),
      names: this.#names(),
      language: this.language,
      paint: this.terminal.paint,
      width: this.#width(),
    };
  }

  #names(): string[] {
    return callSeats(this.#match.seats, this.language);
  }

  #width(): number {
    return Math.min(100, this.terminal.columns);
  }
}
