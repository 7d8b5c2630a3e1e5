import { gapsOf, placesOf, type View } from '@overtrick/engine';
import type { BoardModule, Talk } from '../games/board.ts';
import { listOf } from '../words/list.ts';
import { sayOutcome } from '../words/outcome.ts';
import { sayPlace } from '../words/place.ts';
import { E } from './words.ts';

/** Who won a match and by how much, in one sentence to the person who looks. */
export function sayEnding(view: View, { game, ending }: BoardModule, talk: Talk): string {
  const { outcome, points } = view.now;
  const { say, name, isYou } = talk;
  if (!outcome) return '';
  const own = points.findIndex((_, seat) => isYou(seat));
  const [winner] = outcome.winners;
  if (ending.standing) {
    const told = own < 0 ? winner : own;
    return ending.verdict(game.scoring(view, told), told, talk);
  }
  const gaps = gapsOf(points, game.best);
  const margin = Math.min(...gaps.filter((gap) => gap > 0));
  const place = own < 0 ? '' : sayPlace(placesOf(points, game.best)[own], say);
  if (outcome.kind !== 'alone') {
    const told = sayOutcome(outcome, talk);
    if (own >= 0 && gaps[own] > 0) return say(E.shareAndYou, { outcome: told, place, gap: gaps[own] });
    return Number.isFinite(margin) ? say(E.shareAhead, { outcome: told, margin }) : told;
  }
  if (own < 0 || own === winner) return say(own < 0 ? E.winsBy : E.youWinBy, { names: name(winner), margin });
  return say(E.winsAndYou, { names: name(winner), place, gap: gaps[own] });
}

/** The same as that person would tell it to others. */
export function tellEnding(view: View, module: BoardModule, talk: Talk): string {
  const { outcome, points } = view.now;
  const { say, name, isYou } = talk;
  const own = points.findIndex((_, seat) => isYou(seat));
  if (!outcome || own < 0 || outcome.kind === 'drawn') return sayEnding(view, module, talk);
  const won = outcome.winners.includes(own);
  if (module.ending.standing) return say(won ? E.iWon : E.iLost);
  if (won && outcome.kind !== 'alone') return say(E.iShare);
  const gaps = gapsOf(points, module.game.best);
  if (won) return say(E.iWinBy, { margin: Math.min(...gaps.filter((gap) => gap > 0)) });
  const place = sayPlace(placesOf(points, module.game.best)[own], say);
  return say(E.iCame, { place, gap: gaps[own], names: listOf(outcome.winners.map(name), say) });
}
