import { explain, type GameTypes, type Language, type Result } from '@overtrick/engine';
import { thinkerBehind } from '../bots.ts';
import { EXIT, type ExitCode, type Problem } from '../command/problem.ts';
import type { PlayedMatch } from './match.ts';
import { Screen } from './screen.ts';
import { fileNamed, isFree, shelfName, writeLog } from './shelf.ts';
import type { Answer, Terminal } from './terminal.ts';
import type { Thinker } from './thinker.ts';
import { helpIn, say } from './words.ts';

/** What a session needs from outside. */
export interface SessionSetup {
  readonly match: PlayedMatch;
  readonly language: Language;
  readonly terminal: Terminal;
  readonly thinker: Thinker;
  readonly env: NodeJS.ProcessEnv;
  /** The file of the match; a new one on the shelf unless it came from there. */
  readonly file?: string;
  /** For the bots' own chance. */
  readonly seed: string;
  /** Another match of the same kind. */
  readonly again: (last: PlayedMatch) => PlayedMatch;
  readonly open: (file: string) => Result<PlayedMatch, Problem>;
}

/** What a line that is no decision did. */
type Done = 'said' | 'changed' | 'quit';

/** One person at one terminal, from the first card to the last. */
export class Session {
  readonly #setup: SessionSetup;
  readonly #screen: Screen;
  #match: PlayedMatch;
  #file: string;
  #keepProblem = '';

  constructor(setup: SessionSetup) {
    this.#setup = setup;
    this.#match = setup.match;
    this.#screen = new Screen(setup.terminal, setup.language, setup.match);
    this.#file = setup.file ?? shelfName(setup.match.match.game.id, setup.env);
  }

  get match(): PlayedMatch {
    return this.#match;
  }

  /** Plays until the person leaves. */
  async run(): Promise<ExitCode> {
    this.#keep();
    this.#screen.welcome();
    for (;;) {
      const left = await this.#turn();
      if (left !== null) return this.#leave(left);
    }
  }

  /** An exit code when the person leaves, null when the match goes on. Every turn returns the same. */
  #turn(): Promise<ExitCode | null> {
    const { over, seat, match } = this.#match;
    const { turn } = match.state;
    if (!over && turn !== seat) return this.#botTurn(turn);
    this.#screen.draw();
    return over ? this.#afterwards() : this.#personTurn();
  }

  async #botTurn(seat: number): Promise<ExitCode | null> {
    const { seats, match } = this.#match;
    const { terminal, thinker, seed } = this.#setup;
    this.#screen.thinking(seat);
    const view = match.view(seat);
    const question = { ...thinkerBehind(seats[seat]), view, seed: `${seed} ${match.decided}` };
    const { decision } = await thinker.think(question, terminal.stopped);
    terminal.status('');
    return terminal.stopped.aborted ? EXIT.interrupted : this.#decide(seat, decision);
  }

  /** Takes a decision, keeps it, and pauses where a deal ends. */
  async #decide(seat: number, decision: GameTypes['decision']): Promise<ExitCode | null> {
    const decided = this.#match.decide(seat, decision);
    if (!decided.ok) {
      throw new Error(`seat ${seat} chose ${JSON.stringify(decision)}: ${explain(decided.error)}`);
    }
    this.#keep();
    if (!decided.value.dealEnd || this.#match.over) return null;
    this.#screen.tell();
    const answer = await this.#screen.ask('next');
    this.#setup.terminal.clear();
    return leavingBy(answer);
  }

  async #personTurn(): Promise<ExitCode | null> {
    const { seat, match } = this.#match;
    for (;;) {
      const answer = await this.#screen.ask('prompt');
      if (answer.kind !== 'line') return leavingBy(answer);
      const text = answer.text.trim();
      if (text === '') continue;
      const done = match.legal(seat).includes(text) ? null : await this.#command(text);
      if (done === 'quit') return EXIT.fine;
      if (done === 'changed') return null;
      if (done === 'said') continue;
      const read = this.#screen.advice().read(text);
      if (!read.ok) {
        this.#screen.line(`${read.error} ${say('refusedHint', this.#setup.language)}`);
        continue;
      }
      this.#screen.noteTold();
      const left = await this.#decide(seat, read.value);
      this.#setup.terminal.clear();
      return left;
    }
  }

  async #afterwards(): Promise<ExitCode | null> {
    this.#screen.say('log', { file: this.#file });
    for (;;) {
      const answer = await this.#screen.ask('over');
      if (answer.kind !== 'line') return leavingBy(answer);
      const text = answer.text.trim();
      if (text.toLowerCase() === 'again') {
        this.#take(this.#setup.again(this.#match));
        this.#screen.welcome();
        return null;
      }
      const done = await this.#command(text);
      if (done === 'quit') return EXIT.fine;
      if (done === 'changed') return null;
      if (done === null && text !== '') this.#screen.say('isOver');
    }
  }

  /** Does what a line asks for that is no decision; null when it is none of these. */
  async #command(text: string): Promise<Done | null> {
    const screen = this.#screen;
    const [word, ...rest] = text.split(/\s+/);
    const about = rest.join(' ');
    switch (word.toLowerCase()) {
      case '?':
        if (this.#match.over) screen.say('isOver');
        else screen.lines(screen.advice().legal());
        return 'said';
      case 'help':
        screen.line(helpIn(this.#setup.language));
        return 'said';
      case 'why':
        screen.line(screen.advice().why(about));
        return 'said';
      case 'rules':
        await screen.rules();
        return 'said';
      case 'board':
        this.#setup.terminal.clear();
        return 'changed';
      case 'undo':
        return this.#undo();
      case 'save':
        return this.#save(about);
      case 'load':
        return this.#load(about);
      case 'quit':
      case 'exit':
        return 'quit';
      default:
        return null;
    }
  }

  #undo(): Done {
    const undone = this.#match.undo();
    if (undone === null) {
      this.#screen.say('nothingToUndo');
      return 'said';
    }
    this.#take(this.#match, this.#file);
    this.#screen.say('undone', { what: this.#match.match.game.makeDecision(undone) });
    this.#screen.line();
    return 'changed';
  }

  #save(typed: string): Done {
    const file = fileNamed(typed);
    if (typed === '') this.#screen.say('saveWhere');
    else if (!isFree(file)) this.#screen.say('notALog', { file });
    else {
      const saved = writeLog(file, this.#match.log());
      if (saved.ok) this.#screen.say('saved', { file });
      else this.#screen.say('notSaved', { problem: saved.error });
    }
    return 'said';
  }

  #load(typed: string): Done {
    if (typed === '') {
      this.#screen.say('loadWhat');
      return 'said';
    }
    const file = fileNamed(typed);
    const opened = this.#setup.open(file);
    if (!opened.ok) {
      this.#screen.object(opened.error.message);
      return 'said';
    }
    this.#take(opened.value);
    this.#screen.say('loaded', { file });
    this.#screen.line();
    return 'changed';
  }

  /** Goes on with another match, in a file of its own unless it is the same one. */
  #take(match: PlayedMatch, file = shelfName(match.match.game.id, this.#setup.env)): void {
    this.#match = match;
    this.#file = file;
    this.#keep();
    this.#screen.turnTo(match);
  }

  #keep(): void {
    const kept = writeLog(this.#file, this.#match.log());
    this.#keepProblem = kept.ok ? '' : kept.error;
  }

  #leave(code: ExitCode): ExitCode {
    this.#screen.line();
    if (this.#keepProblem) this.#screen.say('notKept', { problem: this.#keepProblem });
    else if (!this.#match.over) {
      const file = /^[\w./:\\-]+$/.test(this.#file) ? this.#file : `"${this.#file}"`;
      this.#screen.say('kept');
      this.#screen.line(`  ${callName(this.#setup.env)} play --load ${file}`);
    }
    return code;
  }
}

const leavingBy = ({ kind }: Answer): ExitCode | null =>
  kind === 'line' ? null : kind === 'stop' ? EXIT.interrupted : EXIT.fine;

/** How the program is called here: npm and npx say that they started it. */
const callName = (env: NodeJS.ProcessEnv): string => (env.npm_command ? 'npx overtrick' : 'overtrick');
