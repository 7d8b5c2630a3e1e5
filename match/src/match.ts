import {
  awaitsDeal,
  type Chance,
  type ChoiceEvent,
  type Code,
  type DealText,
  explain,
  fail,
  type Game,
  type GameTypes,
  type MatchEvent,
  type MatchLog,
  type Move,
  makeLine,
  makeLog,
  type Now,
  type Observer,
  ok,
  parseLine,
  type Refusal,
  type Result,
  renewChance,
  type Seat,
  type Setup,
  SPECTATOR,
  setupOf,
  Table,
  type View,
} from '@overtrick/engine';

/**
 * A log and a position in it: playing, replaying, taking back and playing on from a replay all move this one cursor.
 * A position counts events: 1 is the first deal, and every decision and every further deal is one more. A deal waits
 * until somebody asks for it.
 */
export class Match<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly setup: Setup;
  #chance: Chance;
  /** Every decision of the log as `seat decision`, also those ahead of the position. */
  readonly #decisions: string[];
  readonly #deals: DealText[] = [];
  #table: Table<G>;

  /** A match at its first deal; the decisions lie ahead. */
  constructor(game: Game<G>, setup: Setup, chance: Chance, decisions: readonly string[] = []) {
    this.game = game;
    this.setup = setup;
    this.#chance = chance;
    this.#decisions = [...decisions];
    this.#table = this.#begin();
  }

  /** The match of a log after so many decisions, all of them unless told; or what is wrong with the log. */
  static open<G extends GameTypes>(
    game: Game<G>,
    log: MatchLog,
    decided: number = log.decisions.length,
  ): Result<Match<G>, Refusal> {
    const setup = setupOf(game, log);
    if (!setup.ok) return setup;
    const match = new Match(game, setup.value, log.chance, log.decisions);
    while (match.decided < decided) {
      const advanced = match.advance();
      if (!advanced.ok) return fail(badDecision(match.decided, log, advanced.error));
    }
    return ok(match);
  }

  get state(): G['state'] {
    return this.#table.state;
  }

  get chance(): Chance {
    return this.#chance;
  }

  /** The position: how many events there have been. */
  get at(): number {
    return this.#table.record(SPECTATOR).length;
  }

  /** The decisions up to here. */
  get moves(): readonly Move[] {
    return this.#table.moves;
  }

  /** How many decisions have been taken. */
  get decided(): number {
    return this.#table.moves.length;
  }

  /** True when no decision of the log lies ahead. */
  get isAtEnd(): boolean {
    return this.decided === this.#decisions.length;
  }

  /** Every deal up to here as it was dealt, hidden hands included. */
  get deals(): readonly DealText[] {
    return this.#deals.slice(0, this.state.deal + 1);
  }

  /** The last thing that happened, as far as it sets the pace. */
  get last(): Last {
    if (this.#table.record(SPECTATOR).at(-1)?.t === 'deal') return 'deal';
    return this.#table.trickEnded ? 'trick' : 'decision';
  }

  /** What one observer has been told so far. */
  record(observer: Observer): readonly MatchEvent<G>[] {
    return this.#table.record(observer);
  }

  /** Every event as the seat that decided was told it: nothing is hidden. For those who may see all. */
  wholeRecord(): MatchEvent<G>[] {
    return this.record(SPECTATOR).map((event, at) =>
      event.t === 'choice' ? this.record(event.seat)[at] : event,
    );
  }

  /** All that one observer knows here. */
  view(observer: Observer): View<G> {
    return this.#table.view(observer);
  }

  /** The table at this moment, as one observer sees it. */
  now(observer: Observer): Now<G> {
    return this.#table.now(observer);
  }

  /** The decisions that a seat may take here, in the notation. */
  legal(seat: Seat): string[] {
    return this.#table.legal(seat);
  }

  /** Every hand here, for those who may see all. */
  hands(): string[][] {
    return Array.from({ length: this.setup.players }, (_, seat) => this.game.hand(this.state, seat));
  }

  /** The whole log, also what lies ahead of the position. */
  log(names?: readonly string[], deals?: readonly DealText[]): MatchLog {
    return { ...makeLog(this.#table, this.#chance, names, deals), decisions: [...this.#decisions] };
  }

  /** Why a seat may not decide this; its code for `take` when it may. */
  check(seat: Seat, decision: G['decision'] | string): Result<Code, Refusal> {
    return this.#table.check(seat, decision);
  }

  /** Takes a decision that `check` has just allowed and drops what lay ahead; returns what the seat is told of it. */
  take(seat: Seat, code: Code): ChoiceEvent<G> {
    const decision = this.game.makeDecision(this.game.decode(code));
    this.#decisions.splice(this.decided, Number.POSITIVE_INFINITY, makeLine({ seat, decision }));
    return this.#table.take(seat, code);
  }

  /** Checks a decision and takes it. */
  decide(seat: Seat, decision: G['decision'] | string): Result<ChoiceEvent<G>, Refusal> {
    const checked = this.check(seat, decision);
    return checked.ok ? ok(this.take(seat, checked.value)) : checked;
  }

  /** Deals if a deal is due, with the contributions that have come since the last one. */
  deal(chance = this.#chance): void {
    if (!awaitsDeal(this.state)) return;
    this.#chance = chance;
    this.#table.dealNext(chance);
    this.#noteDeal();
  }

  /** One event further: the deal that is due, else the next decision of the log. Nothing happens at its end. */
  advance(): Result<null, Refusal> {
    if (this.isAtEnd) return ok(null);
    if (awaitsDeal(this.state)) {
      this.deal();
      return ok(null);
    }
    const { seat, decision } = parseLine(this.#decisions[this.decided]);
    const decided = this.#table.decide(seat, decision);
    return decided.ok ? ok(null) : decided;
  }

  /** Goes to a position of a log that was opened whole; behind its last decision lies at most the deal that is due. */
  goTo(at: number): void {
    if (at < this.at) this.#table = this.#begin();
    while (this.at < at && !this.isAtEnd) this.#follow();
    if (this.at < at) this.deal();
  }

  /** Goes back to just before decision number `decided` (from 0), and drops all decisions from it on. */
  takeBack(decided: number): void {
    if (decided >= this.#decisions.length) return;
    this.#decisions.length = decided;
    this.#table = this.#begin();
    while (!this.isAtEnd) this.#follow();
    this.deal();
  }

  /** Another match with this past: the deal in progress stays as it is, later ones are dealt anew from 32 random bytes. */
  branch(random: Uint8Array): Match<G> {
    const chance = renewChance(this.#chance, this.state.deal + 1, random);
    const other = new Match(this.game, this.setup, chance, this.#decisions.slice(0, this.decided));
    other.goTo(this.at);
    return other;
  }

  /** What a checked decision would lead to. The state is valid until the next call. */
  foresee(seat: Seat, code: Code): { readonly state: G['state']; readonly last: Last } {
    const { game, state } = this;
    this.#ahead ??= game.create(this.setup);
    game.copy(state, this.#ahead);
    game.apply(this.#ahead, seat, code);
    return { state: this.#ahead, last: game.trickLine(state, this.#ahead) ? 'trick' : 'decision' };
  }
  #ahead: G['state'] | null = null;

  #begin(): Table<G> {
    this.#table = new Table(this.game, this.setup, this.#chance, true);
    this.#noteDeal();
    return this.#table;
  }

  #noteDeal(): void {
    this.#deals[this.state.deal] = this.game.makeDeal(this.state);
  }

  #follow(): void {
    const advanced = this.advance();
    if (!advanced.ok) throw new Error(`a match does not follow its own log: ${explain(advanced.error)}`);
  }
}

/** What happened last: a deal, a decision that finished a trick, or another one. */
export type Last = 'deal' | 'trick' | 'decision';

/** The refusal of a log in which a decision is not allowed where it stands. */
function badDecision(at: number, { decisions }: MatchLog, refusal: Refusal): Refusal {
  const problem = {
    en: `decision ${at + 1} (“${decisions[at]}”) is refused: ${explain(refusal)}`,
    ja: `${at + 1}番目の手（「${decisions[at]}」）は認められません: ${explain(refusal, 'ja')}`,
  };
  return { reason: 'bad-log', problem };
}
