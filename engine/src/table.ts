import { type Chance, streamOf } from './chance.ts';
import type { Code, Game, GameTypes } from './game.ts';
import { decisionOf, refuse } from './insight.ts';
import { awaitsDeal, dealPoints, isOver, type Setup } from './match.ts';
import { checkOptions } from './options.ts';
import { outcomeOf, sidesOf } from './outcome.ts';
import { choiceEventOf, dealEventOf } from './record.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Observer, type Seat, SPECTATOR, seatsOf } from './seat.ts';
import type { ChoiceEvent, MatchEvent, Now, View } from './view.ts';

/** One line of a match's log. */
export interface Move {
  readonly seat: Seat;
  readonly code: Code;
}

/** Checks what people ask for and fills in the defaults. */
export function checkSetup(
  game: Pick<Game, 'rules' | 'seats' | 'options'>,
  players: number,
  options: unknown,
): Result<Setup, Refusal> {
  const { min, max } = game.seats;
  if (!Number.isInteger(players) || players < min || players > max) {
    return fail({ reason: 'players', players: String(players), min, max });
  }
  const checked = checkOptions(game.options, players, options);
  return checked.ok ? ok({ players, options: checked.value, rules: game.rules }) : checked;
}

/**
 * Runs one match: checks every decision, applies it, and tells each seat and the spectators what they may know.
 * The same in the server, in a browser worker, on the command line and in tests.
 */
export class Table<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly setup: Setup;
  readonly state: G['state'];
  readonly moves: Move[] = [];
  readonly #before: G['state'];
  /** One record a seat, and the spectators' last. */
  readonly #records: MatchEvent<G>[][];
  #chance: Chance;
  readonly #waits: boolean;
  readonly #legal: Int32Array;
  /** All hands as text, written when the first observer asks after a change. */
  #hands: readonly (readonly string[])[] | null = null;

  /**
   * Opens a match and deals. With `waits`, every further deal waits for `dealNext`; with `start`, the match begins at a
   * deal that was made by hand (`parseDeal`).
   */
  constructor(game: Game<G>, setup: Setup, chance: Chance, waits = false, start?: G['state']) {
    this.game = game;
    this.setup = setup;
    this.state = game.create(setup);
    this.#before = game.create(setup);
    this.#records = Array.from({ length: setup.players + 1 }, () => []);
    this.#chance = chance;
    this.#waits = waits;
    this.#legal = new Int32Array(game.maxLegal);
    if (start) this.#begin(start);
    else this.dealNext();
  }

  #begin(start: G['state']): void {
    this.game.copy(start, this.state);
    this.#tellDeal();
  }

  /** Deals, if a deal is waited for; contributions that came since the last one come with the chance. */
  dealNext(chance = this.#chance): void {
    if (!awaitsDeal(this.state)) return;
    this.#chance = chance;
    this.game.deal(this.state, streamOf(this.game.id, this.setup, this.#chance, this.state.deal + 1));
    this.#hands = null;
    this.#tellDeal();
  }

  #tellDeal(): void {
    for (const observer of this.#observers())
      this.record(observer).push(dealEventOf(this.game, this.state, observer));
  }

  /**
   * Takes a decision, or its notation; or says why not. A refused one changes nothing. The answer is for the asker alone.
   */
  decide(seat: Seat, said: G['decision'] | string): Result<ChoiceEvent<G>, Refusal> {
    const checked = this.check(seat, said);
    if (!checked.ok) return checked;
    return ok(this.take(seat, checked.value));
  }

  /** Why a seat may not decide this; its code when it may. */
  check(seat: Seat, said: G['decision'] | string): Result<Code, Refusal> {
    const { game, state, setup } = this;
    if (!Number.isInteger(seat) || seat < 0 || seat >= setup.players) {
      return fail({ reason: 'no-such-seat', seat: String(seat), last: setup.players - 1 });
    }
    if (isOver(state)) return fail({ reason: 'match-over' });
    if (awaitsDeal(state)) return fail({ reason: 'awaits-deal' });
    const decision = decisionOf(game, said);
    if (!decision.ok) return decision;
    const code = game.encode(decision.value);
    const actors = game.actors(state);
    if (((actors >> seat) & 1) === 0) {
      return fail({ reason: 'not-your-turn', seat, asked: seatsOf(actors).join(', ') });
    }
    const forbidden = game.whyNot(state, seat, code);
    return forbidden ? fail(refuse(game, forbidden)) : ok(code);
  }

  /** What one observer has been told so far. */
  record(observer: Observer): MatchEvent<G>[] {
    return this.#records[observer === SPECTATOR ? this.setup.players : observer];
  }

  /** All that one observer knows. */
  view(observer: Observer): View<G> {
    const { game, setup } = this;
    return {
      game: game.id,
      rules: setup.rules,
      players: setup.players,
      options: setup.options,
      seat: observer,
      now: this.now(observer),
      past: [...this.record(observer)],
    };
  }

  /** The decisions that a seat may take, in the order of their notation; none when it is not asked. */
  choices(seat: Seat): G['decision'][] {
    const { game, state } = this;
    if (seat < 0 || ((game.actors(state) >> seat) & 1) === 0) return [];
    const count = game.legal(state, seat, this.#legal);
    return Array.from(this.#legal.subarray(0, count), (code) => {
      const decision = game.decode(code);
      return { decision, text: game.makeDecision(decision) };
    })
      .sort((a, b) => (a.text < b.text ? -1 : 1))
      .map(({ decision }) => decision);
  }

  /** The same in the notation. */
  legal(seat: Seat): string[] {
    return this.choices(seat).map((decision) => this.game.makeDecision(decision));
  }

  /** Takes a decision that `check` has just allowed; what the seat is told of it. */
  take(seat: Seat, code: Code): ChoiceEvent<G> {
    const { game, state } = this;
    game.copy(state, this.#before);
    game.apply(state, seat, code);
    this.#hands = null;
    this.moves.push({ seat, code });
    const step = { before: this.#before, seat, code, after: state };
    for (const observer of this.#observers()) this.record(observer).push(choiceEventOf(game, step, observer));
    const told = this.record(seat).at(-1) as ChoiceEvent<G>;
    if (!this.#waits) this.dealNext();
    return told;
  }

  /** True when the last thing that happened here was a decision that finished a trick. */
  get trickEnded(): boolean {
    const isDecision = this.record(SPECTATOR).at(-1)?.t === 'choice';
    return isDecision && this.game.trickLine(this.#before, this.state) !== null;
  }

  /** The table at this moment, as one observer sees it. */
  now(observer: Observer): Now<G> {
    const { game, state } = this;
    const hands = this.#handsNow();
    const over = isOver(state);
    const finished = state.turn < 0 ? state.deal + 1 : Math.max(0, state.deal);
    return {
      deal: state.deal,
      deals: state.deals,
      asked: seatsOf(game.actors(state)),
      choices: this.choices(observer),
      hand: observer === SPECTATOR ? [] : hands[observer],
      handSizes: hands.map((hand) => hand.length),
      points: Array.from(state.points),
      sheet: Array.from({ length: finished }, (_, deal) => dealPoints(state, deal)),
      over,
      outcome: over ? outcomeOf(game, state) : null,
      sides: sidesOf(game, state),
      board: game.board(state, observer),
    };
  }

  #handsNow(): readonly (readonly string[])[] {
    const { game, state } = this;
    this.#hands ??= Array.from({ length: state.players }, (_, seat) => game.hand(state, seat));
    return this.#hands;
  }

  #observers(): Observer[] {
    return [...Array(this.setup.players).keys(), SPECTATOR];
  }
}
