import type { Bot } from '@overtrick/bots';
import {
  awaitsDeal,
  checkSetup,
  FastRandom,
  type Game,
  type GameTypes,
  isOver,
  localChance,
  type View,
} from '@overtrick/engine';
import { type Inversion, inversion } from '@overtrick/games';
import { Match } from '@overtrick/match';
import { GAMES } from '../src/look/games.ts';
import { standOf, toStore } from '../src/source/local/openMatch.ts';
import type { Sitter } from '../src/source/source.ts';
import type { StoredMatch } from '../src/store/matches.ts';

/** Where a match is to stand. */
export interface Wish<G extends GameTypes> {
  readonly game: Game<G>;
  readonly players: number;
  /** What the seat that is asked sees there, or seat 0 when nobody is. */
  readonly where: (view: View<G>) => boolean;
  /** Only people, around one device; else one person on that seat, and novices on all others. */
  readonly shared?: boolean;
  /** Who decides for everybody on the way there; without one they play anything. */
  readonly bot?: Bot;
  /** What the others are called, and how they look. */
  readonly names?: readonly string[];
}

/** So many matches in which everybody plays anything are looked through. */
const MATCHES = 60;

/** A match that stands where it is wished: the same one every time. */
export function positionWhere<G extends GameTypes>(id: string, wish: Wish<G>): StoredMatch {
  const { game, players, where, shared = false, bot, names } = wish;
  const setup = checkSetup(game, players, {});
  if (!setup.ok) throw new Error(setup.error.reason);
  for (let seed = 0; seed < MATCHES; seed++) {
    const chance = localChance(id, new Uint8Array(32).fill(seed), new Uint8Array(32).fill(9));
    for (const match of positions(new Match(game, setup.value, chance), bot)) {
      const { asked } = match.now(-1);
      const seat = (asked.length > 0 ? asked : [0]).find((each) => where(match.view(each)));
      if (seat === undefined) continue;
      const sitters = Array.from({ length: players }, (_, at) =>
        names ? named(at, seat, players, names) : sitter(at, shared || at === seat),
      );
      return stored(id, match, sitters);
    }
  }
  throw new Error(`${id} does not happen in ${MATCHES} matches`);
}

/** Whether some card of the hand may not be played, in a game where one card is played at a time. */
export const hasQuiet = ({ now }: View): boolean =>
  now.choices.length < new Set(now.hand).size && now.choices.every((choice) => choice.do === 'play');

/** Whether some card of the hand may trade places with the card to follow. */
export const hasSwap = (view: View<Inversion>): boolean =>
  view.now.choices.some((choice) => {
    const made = inversion.preview(view, choice);
    return made.do === 'play' && made.swaps;
  });

/** Every position of a match in which a bot decides for everybody, or in which they play anything; always the same cursor. */
function* positions<G extends GameTypes>(match: Match<G>, bot: Bot | undefined): Generator<Match<G>> {
  const random = new FastRandom('anything');
  yield match;
  while (!isOver(match.state)) {
    if (awaitsDeal(match.state)) match.deal();
    else {
      const [seat] = match.now(-1).asked;
      const view = match.view(seat);
      const { choices } = view.now;
      const chosen = bot ? choices.indexOf(bot.decide(view, random)) : random.below(choices.length);
      match.decide(seat, choices[chosen]);
    }
    yield match;
  }
}

const sitter = (at: number, human: boolean): Sitter =>
  human
    ? { name: `Player ${at + 1}`, kind: 'human' }
    : { name: `Bot ${at + 1}`, kind: 'bot', level: 'novice' };

/** The person is “you”, the others have names of the house. */
const named = (at: number, own: number, players: number, names: readonly string[]): Sitter =>
  at === own
    ? { name: '', kind: 'human' }
    : { name: names[(at - own + players - 1) % players], kind: 'bot', level: 'casual' };

/** The match as a browser would have kept it. */
function stored<G extends GameTypes>(id: string, match: Match<G>, sitters: Sitter[]): StoredMatch {
  const game = GAMES.find((each) => each === match.game.id);
  if (!game) throw new Error(`${match.game.id} is not on the shelf`);
  const entry = { id, game, sitters, started: 1, updated: 1, takenBack: 0, revision: 0, ...standOf(match) };
  return toStore({ match, entry });
}
