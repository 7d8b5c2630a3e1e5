import { type FairChance, type Game, type MatchLog, prove, replay, SPECTATOR } from '@overtrick/engine';
import { charms, GAMES, inflation } from '@overtrick/games';
import { describe, expect, it } from 'vitest';
import { sampleLog } from '../../e2e/sample.ts';
import { branch, reseat } from './branch.ts';
import { pack, unpack } from './pack.ts';
import { Reel } from './Reel.ts';

const log = sampleLog(inflation, 3);
const opened = (wanted: MatchLog = log, game: Game = inflation) => {
  const reel = Reel.open(game, wanted);
  if (!reel.ok) throw new Error(reel.error.reason);
  return reel.value;
};

describe('a link', () => {
  it('brings back every letter, in far less room', async () => {
    const text = JSON.stringify({ ...log, names: ['Åse', '新澤', '🃏'] });
    const packed = await pack(text);
    expect(packed).toMatch(/^z[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(await unpack(packed)).toEqual({ ok: true, value: text });
  });

  it('is read where a browser could not squeeze it', async () => {
    expect(await unpack(`p${btoa('{"a":1}')}`.replaceAll('=', ''))).toEqual({ ok: true, value: '{"a":1}' });
  });

  it('says what is wrong with it', async () => {
    const packed = await pack(JSON.stringify(log));
    for (const damaged of ['', 'z', 'q123', packed.slice(0, -40), `${packed}!`]) {
      expect(await unpack(damaged), damaged.slice(0, 9)).toEqual({ ok: false, error: 'cut' });
    }
    expect(await unpack(await pack(' '.repeat(3_000_000)))).toEqual({ ok: false, error: 'too-long' });
  });
});

describe('a reel', () => {
  it.each(GAMES.map((game) => [game.id, game] as const))('has one step an event: %s', (_, game) => {
    const whole = sampleLog(game, game.seats.max);
    const reel = opened(whole, game);
    const { deals } = reel.still(1, SPECTATOR, true).view.now;
    expect(reel.steps).toHaveLength(whole.decisions.length + deals);
    expect(reel.over).toBe(true);
    for (const at of [reel.steps.length, 5, 2, 9]) {
      const { view, hands } = reel.still(at, SPECTATOR, true);
      expect(view.past).toHaveLength(at);
      expect(hands?.map((hand) => hand.length)).toEqual(view.now.handSizes);
    }
  });

  it('stops at the end of a deal and at the beginning of the next', () => {
    const reel = opened();
    const second = reel.steps.findIndex((step) => step.deal === 1);
    expect(reel.still(second, 0, false)).toMatchObject({ betweenDeals: true, hands: null });
    expect(reel.still(second + 1, 0, false).view.now.hand).toHaveLength(12);
    expect(reel.steps[second - 1].tricks).toBe(12);
  });

  it('knows where the last finished deal of a running match ended', () => {
    const reel = opened({ ...log, decisions: log.decisions.slice(0, 50) });
    expect(reel.over).toBe(false);
    // INF-1.2, INF-2.1: a deal, three bids, and twelve tricks of three cards.
    expect(reel.lastFinished).toBe(1 + 3 + 36);
  });

  it('names the decision that does not fit', () => {
    const wrong = Reel.open(inflation, { ...log, decisions: log.decisions.with(4, '0 play:99') });
    expect(wrong).toMatchObject({ ok: false, error: { reason: 'bad-log' } });
  });
});

describe('playing on from here', () => {
  const sitters = reseat(
    [
      { name: 'Ann', kind: 'bot' },
      { name: '', kind: 'human' },
      { name: 'Cem', kind: 'bot' },
    ],
    2,
    [{ name: 'Mia', kind: 'bot', level: 'casual' }],
  );

  it('seats one person and bots', () => {
    expect(sitters.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'human']);
    expect(sitters.map(({ name }) => name)).toEqual(['Ann', 'Mia', '']);
  });

  it.each([
    ['fair', log],
    ['seed', { ...log, chance: { kind: 'seed', seed: 'x', match: 0 }, decisions: [] } satisfies MatchLog],
  ])('keeps this deal and deals later ones anew: %s', (_, from) => {
    const made = branch(inflation, from, { id: 'b', decisions: 0, deal: 0, sitters });
    if (!made.ok) throw new Error(made.error.reason);
    expect(made.value.entry).toMatchObject({ playedOn: true, status: 'playing', revision: 1 });
    const dealt = (one: MatchLog, count: number) => {
      const table = replay(inflation, { ...one, decisions: [] });
      if (!table.ok) throw new Error(table.error.reason);
      for (let deal = 0; deal < count; ) {
        const seat = table.value.state.turn;
        const before = table.value.state.deal;
        table.value.decide(seat, table.value.legal(seat)[0]);
        if (table.value.state.deal !== before) deal++;
      }
      return [0, 1, 2].map((seat) => table.value.view(seat).now.hand);
    };
    expect(dealt(made.value.log, 0)).toEqual(dealt(from, 0));
    expect(dealt(made.value.log, 1)).not.toEqual(dealt(from, 1));
  });

  it('leaves a proof that holds', () => {
    const made = branch(inflation, log, { id: 'b', decisions: 10, deal: 0, sitters });
    if (!made.ok) throw new Error(made.error.reason);
    expect(prove({ game: inflation, log: made.value.log })).toMatchObject({
      ok: true,
      value: { fair: true },
    });
    expect((made.value.log.chance as FairChance).contributions).toHaveLength(2);
  });

  it('refuses a match that is over', () => {
    const whole = sampleLog(charms, 3);
    const decisions = whole.decisions.length;
    expect(branch(charms, whole, { id: 'b', decisions, deal: 3, sitters })).toMatchObject({ ok: false });
  });
});
