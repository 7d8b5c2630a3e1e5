import { type Chance, streamOf } from './chance.ts';
import type { Decision, Forbidden, Game } from './game.ts';
import { awaitsDeal, dealPoints, isOver, type MatchState, type Setup, winnersOf } from './match.ts';
import { checkOptions } from './options.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Observer, type Seat, SPECTATOR, seatsOf } from './seat.ts';
import type { ChoiceEvent, DealEvent, MatchEvent, Now, View } from './view.ts';

/** One line of a match's log. */
export interface Move {
  readonly seat: Seat;
  readonly decision: Decision;
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
export class Table<S extends MatchState = MatchState, Board = unknown> {
  readonly game: Game<S, Board>;
  readonly setup: Setup;
  readonly state: S;
  readonly moves: Move[] = [];
  readonly #before: S;
  /** One record a seat, and the spectators' last. */
  readonly #records: MatchEvent[][];
  readonly #chance: Chance;
  readonly #waits: boolean;
  readonly #legal: Int32Array;
  /** All hands as text, written when the first observer asks after a change. */
  #hands: readonly (readonly string[])[] | null = null;

  /**
   * Opens a match and deals. With `waits`, every further deal waits for `dealNext`; with `start`, the match begins at a
   * deal that was made by hand (`parseDeal`).
   */
  constructor(game: Game<S, Board>, setup: Setup, chance: Chance, waits = false, start?: S) {
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

  #begin(start: S): void {
    this.game.copy(start, this.state);
    this.#tellDeal();
  }

  /** Deals, if a deal is waited for. */
  dealNext(): void {
    if (!awaitsDeal(this.state)) return;
    this.game.deal(this.state, streamOf(this.game.id, this.setup, this.#chance, this.state.deal + 1));
    this.#hands = null;
    this.#tellDeal();
  }

  #tellDeal(): void {
    for (const observer of this.#observers()) this.record(observer).push(this.#dealEvent(observer));
  }

  /** Takes a decision, or says why not; a refused one changes nothing. The answer is for the asker alone. */
  decide(seat: Seat, text: string): Result<ChoiceEvent, Refusal> {
    const parsed = this.check(seat, text);
    if (!parsed.ok) return parsed;
    const told = this.#take(seat, parsed.value);
    if (!this.#waits) this.dealNext();
    return ok(told);
  }

  /** Why a seat may not decide this; its integer when it may. */
  check(seat: Seat, text: string): Result<Decision, Refusal> {
    const { game, state, setup } = this;
    if (!Number.isInteger(seat) || seat < 0 || seat >= setup.players) {
      return fail({ reason: 'no-such-seat', seat: String(seat), last: setup.players - 1 });
    }
    if (isOver(state)) return fail({ reason: 'match-over' });
    if (awaitsDeal(state)) return fail({ reason: 'awaits-deal' });
    const parsed = game.parseDecision(text);
    if (!parsed.ok) return parsed;
    const actors = game.actors(state);
    if (((actors >> seat) & 1) === 0) {
      return fail({ reason: 'not-your-turn', seat, asked: seatsOf(actors).join(', ') });
    }
    const forbidden = game.whyNot(state, seat, parsed.value);
    return forbidden ? fail(refuse(game, forbidden)) : parsed;
  }

  /** What one observer has been told so far. */
  record(observer: Observer): MatchEvent[] {
    return this.#records[observer === SPECTATOR ? this.setup.players : observer];
  }

  /** All that one observer knows. */
  view(observer: Observer): View<Board> {
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

  /** The legal decisions of a seat, sorted as text; none when it is not asked. */
  legal(seat: Seat): string[] {
    const { game, state } = this;
    if (seat < 0 || ((game.actors(state) >> seat) & 1) === 0) return [];
    const count = game.legal(state, seat, this.#legal);
    return Array.from(this.#legal.subarray(0, count), (decision) => game.makeDecision(decision)).sort();
  }

  #take(seat: Seat, decision: Decision): ChoiceEvent {
    const { game, state } = this;
    game.copy(state, this.#before);
    game.apply(state, seat, decision);
    this.#hands = null;
    this.moves.push({ seat, decision });
    for (const observer of this.#observers()) {
      this.record(observer).push(this.#choiceEvent(seat, decision, observer));
    }
    return this.record(seat).at(-1) as ChoiceEvent;
  }

  #dealEvent(observer: Observer): DealEvent {
    const { game, state } = this;
    const hand = observer === SPECTATOR ? [] : game.hand(state, observer);
    return { t: 'deal', deal: state.deal, hand, setup: game.dealt(state, observer) };
  }

  #choiceEvent(seat: Seat, decision: Decision, observer: Observer): ChoiceEvent {
    const { game, state } = this;
    const shows = game.shows(this.#before, seat, decision, state, observer);
    const dealEnded = state.turn < 0;
    return {
      t: 'choice',
      seat,
      ...(game.seen(this.#before, seat, decision, observer) && { action: game.makeDecision(decision) }),
      ...(shows && { shows }),
      ...(dealEnded && { dealEnd: dealPoints(state, state.deal) }),
      ...(isOver(state) && {
        end: { scores: Array.from(state.points), winners: winnersOf(state, game.best) },
      }),
    };
  }

  /** The table at this moment, as one observer sees it. */
  now(observer: Observer): Now<Board> {
    const { game, state } = this;
    const hands = this.#handsNow();
    const over = isOver(state);
    const finished = state.turn < 0 ? state.deal + 1 : Math.max(0, state.deal);
    return {
      deal: state.deal,
      deals: state.deals,
      asked: seatsOf(game.actors(state)),
      legal: this.legal(observer),
      hand: observer === SPECTATOR ? [] : hands[observer],
      handSizes: hands.map((hand) => hand.length),
      points: Array.from(state.points),
      sheet: Array.from({ length: finished }, (_, deal) => dealPoints(state, deal)),
      over,
      winners: over ? winnersOf(state, game.best) : [],
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

/** Puts a rule's number or a missing card into the words that people read. */
export function refuse(game: Pick<Game, 'reasons'>, forbidden: Forbidden): Refusal {
  if ('notHeld' in forbidden) return { reason: 'not-in-hand', card: forbidden.notHeld };
  return { reason: 'rule', rule: forbidden.rule, words: game.reasons[forbidden.rule] };
}
