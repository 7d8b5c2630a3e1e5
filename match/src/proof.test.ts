import type { FairChance, Game, MatchLog } from '@overtrick/engine';
import { GAMES, gameOf, inflation } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { sampleMatch } from '../testing/sample.ts';
import { prove } from './proof.ts';

/** A whole match with its deals. */
function logOf(game: Game, players?: number): MatchLog {
  const match = sampleMatch(game, players);
  return match.log(undefined, match.deals);
}
const log = logOf(inflation, 3);
const chance = log.chance as FairChance;
const answer = (changed: Partial<MatchLog>): string => {
  const proof = prove({ game: inflation, log: { ...log, ...changed } });
  return proof.ok ? 'yes' : proof.error.en;
};
const deals = log.deals ?? [];

describe.each(GAMES.map((game) => game.id))('%s', (id) => {
  it('proves a match that was dealt fairly', () => {
    const game = gameOf(id);
    if (!game) throw new Error('no game');
    const whole = logOf(game);
    // A log is a file: it must hold after it was written and read.
    expect(prove({ game, log: JSON.parse(JSON.stringify(whole)) })).toMatchObject({
      ok: true,
      value: { fair: true, contributed: [0], over: true, compared: whole.deals?.length },
    });
  });
});

describe('a changed log', () => {
  it('is caught by its promises', () => {
    const secret = `00${chance.secret.slice(2)}`;
    expect(answer({ chance: { ...chance, secret } })).toContain('secret does not match the commitment');
    expect(answer({ chance: { ...chance, table: 'other' } })).toContain(
      'secret does not match the commitment',
    );
    const contributions = chance.contributions.map((each) => ({ ...each, reveal: '11'.repeat(32) }));
    expect(answer({ chance: { ...chance, contributions } })).toContain('contribution of seat 0');
  });

  it('is caught by its recorded deals, which name the hand', () => {
    const [first, second, third] = deals;
    const hands = second.hands.with(1, second.hands[1].with(0, '9'));
    expect(answer({ deals: [first, { ...second, hands }, third] })).toMatch(
      /^deal 2, hand of seat 1: the log records 9 /,
    );
    expect(answer({ deals: [{ ...first, dealer: 9 }] })).toContain('deal 1, dealer: the log records 9');
    expect(answer({ deals: [...deals, first] })).toContain('records 4 deals');
  });

  it('is caught by its rules', () => {
    const bid = log.decisions.findIndex((line) => line.includes('play'));
    expect(answer({ decisions: log.decisions.with(bid, log.decisions[0]) })).toContain(
      `decision ${bid + 1} of 117`,
    );
    expect(answer({ decisions: [...log.decisions, '0 bid:1'] })).toContain(
      'decision 118 of 118 (0 bid:1): The match is over.',
    );
    expect(answer({ options: { x: 'y' } })).toContain('There is no option “x”');
    expect(answer({ players: 4 })).not.toBe('yes');
    expect(answer({ rules: 99 })).toContain('version 99');
  });

  it('is not the dealt match when the deals are other ones', () => {
    const { deals: _, ...bare } = log;
    const seeded = prove({
      game: inflation,
      log: { ...bare, decisions: [], chance: { kind: 'seed', seed: 'x', match: 0 } },
    });
    expect(seeded).toMatchObject({ ok: true, value: { fair: false, over: false, compared: 0 } });
  });
});

it('tells whose contribution is missing', () => {
  const match = sampleMatch(inflation, 3, 0);
  const withheld = { seat: 1, commitment: '00'.repeat(32), reveal: null, from: 0 };
  const { deals: _, ...bare } = match.log();
  const contributions = [...chance.contributions, withheld];
  const proof = prove({ game: inflation, log: { ...bare, chance: { ...chance, contributions } } });
  expect(proof).toMatchObject({ ok: true, value: { contributed: [0], withheld: [1] } });
});
