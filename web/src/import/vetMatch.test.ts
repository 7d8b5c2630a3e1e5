import { type Game, type MatchLog, winnersOf } from '@overtrick/engine';
import { charms, inflation } from '@overtrick/games';
import { Match } from '@overtrick/match';
import { describe, expect, it } from 'vitest';
import { sampleLog } from '../../e2e/sample.ts';
import { labelOf, vetMatch } from './vetMatch.ts';

const log = sampleLog(inflation, 3);
const entry = {
  id: 'a',
  game: 'inflation',
  sitters: [
    { name: 'Mia', kind: 'bot', level: 'casual' },
    { name: '', kind: 'human' },
    { name: 'Ren', kind: 'bot', level: 'casual' },
  ],
  started: 1,
  updated: 2,
  status: 'over',
  deal: 2,
  deals: 3,
  points: [0, 0, 0],
  winners: [1],
  takenBack: 0,
  revision: 9,
};

/** How a log really ended. */
function endOf(game: Game, played: MatchLog) {
  const match = Match.open(game, played);
  if (!match.ok) throw new Error('the sample does not replay');
  const { state } = match.value;
  return { points: Array.from(state.points), winners: winnersOf(state, game.best) };
}

describe('a match from elsewhere', () => {
  it('is kept with what its log says, whatever its entry says', async () => {
    for (const lie of [{}, { points: [] }, { winners: [0, 1, 2] }, { status: 'playing' }, { deal: 77 }]) {
      const vetted = await vetMatch({ entry: { ...entry, ...lie }, log });
      expect(vetted).toMatchObject({
        ok: true,
        value: { entry: { status: 'over', deal: 2, deals: 3, ...endOf(inflation, log) } },
      });
    }
  });

  it('goes on where its log ends', async () => {
    // INF-1.2, INF-2.1: three bids and twelve tricks of three cards make a deal.
    const cut = { ...log, decisions: log.decisions.slice(0, 3 + 36) };
    const vetted = await vetMatch({ entry, log: cut });
    expect(vetted).toMatchObject({ ok: true, value: { entry: { status: 'playing', deal: 1, winners: [] } } });
  });

  it('is of the game that its log names', async () => {
    const vetted = await vetMatch({ entry, log: sampleLog(charms, 3) });
    expect(vetted).toMatchObject({ ok: true, value: { entry: { game: 'charms' } } });
  });

  it.each([
    ['decisions in another order', { log: { ...log, decisions: log.decisions.toReversed() } }, 'damaged'],
    ['a decision after the end', { log: { ...log, decisions: [...log.decisions, '0 bid:1'] } }, 'damaged'],
    ['no log at all', { log: {} }, 'damaged'],
    ['rules of tomorrow', { log: { ...log, rules: 99 } }, 'newer'],
    ['a log of tomorrow', { log: { ...log, overtrick: 99 } }, 'newer'],
    ['a game that is not here', { log: { ...log, game: 'chess' } }, 'noGame'],
    ['nobody on the seats', { entry: { ...entry, sitters: [] } }, 'seats'],
    ['one person on three seats', { entry: { ...entry, sitters: entry.sitters.slice(1, 2) } }, 'seats'],
    ['no id', { entry: { ...entry, id: '' } }, 'incomplete'],
    ['no day that a calendar knows', { entry: { ...entry, updated: 1e300 } }, 'incomplete'],
    ['nothing', { entry: {} }, 'incomplete'],
  ])('is refused with %s', async (_, change, kind) => {
    expect(await vetMatch({ entry, log, ...change })).toMatchObject({ ok: false, error: { kind } });
  });
});

it('is recognized by its game and day, where it has them', () => {
  expect(labelOf({ entry })).toEqual({ game: 'inflation', updated: 2 });
  expect(labelOf(null)).toEqual({ game: null, updated: null });
});
