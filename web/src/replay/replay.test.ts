import { type FairChance, isOver, type MatchLog, SPECTATOR } from '@overtrick/engine';
import { charms, cryptrick, inflation } from '@overtrick/games';
import { Match, prove } from '@overtrick/match';
import { describe, expect, it } from 'vitest';
import { sampleLog } from '../../e2e/sample.ts';
import { branch, reseat } from './branch.ts';
import { pack, unpack } from './pack.ts';
import { ReplayHost, replayOf } from './replayHost.ts';

const log = sampleLog(inflation, 3);
const opened = (wanted: MatchLog = log, game = inflation): Match => {
  const match = Match.open(game, wanted);
  if (!match.ok) throw new Error(match.error.reason);
  return match.value;
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

describe('a replay', () => {
  const begun = async (wanted: MatchLog) => {
    const host = new ReplayHost();
    const packed = await pack(JSON.stringify(wanted));
    return { host, answer: await host.open({ origin: { packed }, language: 'en' }) };
  };

  it('stops at the end of a deal and at the beginning of the next, with nothing asked of anybody', async () => {
    const { host, answer } = await begun(log);
    if (!answer.ok) throw new Error(answer.error.kind);
    const { steps } = answer.value;
    const second = steps.findIndex((step) => step.deal === 1);
    const end = await host.show({ at: second, eyes: 0 });
    expect(end).toMatchObject({ at: second, betweenDeals: true, hands: null });
    const fresh = await host.show({ at: second + 1, eyes: 0 });
    expect(fresh.view.now).toMatchObject({ choices: [] });
    expect(fresh.view.now.hand).toHaveLength(12);
    expect(steps[second - 1].tricks).toBe(12);
  });

  it('shows every hand to who may see all, at any position', async () => {
    const { host } = await begun(log);
    for (const at of [117, 5, 2, 9]) {
      const { view, hands } = await host.show({ at, eyes: SPECTATOR });
      expect(view.past).toHaveLength(at);
      expect(hands?.map((hand) => hand.length)).toEqual(view.now.handSizes);
    }
  });

  it('tells who may see all every answer and every gift, and nobody else', async () => {
    const { host } = await begun(sampleLog(cryptrick, 6));
    const all = await host.record({ eyes: SPECTATOR });
    const choices = all.filter((event) => event.t === 'choice');
    expect(choices.every(({ decision }) => decision !== undefined)).toBe(true);
    const given = all.findIndex((event) => event.t === 'choice' && event.decision?.do === 'give');
    const gift = all[given];
    if (gift?.t !== 'choice') throw new Error('nothing was given');
    expect((await host.show({ at: given + 1, eyes: SPECTATOR })).view.past.at(-1)).toEqual(gift);
    // CRY-2.3: of six players four do not know the card.
    const records = await Promise.all([0, 1, 2, 3, 4, 5].map((eyes) => host.record({ eyes })));
    expect(records.filter((told) => !('decision' in told[given]))).toHaveLength(4);
  });

  it('of a running match opens only its finished deals', () => {
    const match = opened({ ...log, decisions: log.decisions.slice(0, 50) });
    const sitters = reseat(Array(3).fill({ name: '', kind: 'bot' }), 0, []);
    const made = branch(match, 'b', sitters);
    if (!made.ok) throw new Error(made.error.reason);
    // INF-1.2, INF-2.1: a deal, three bids, and twelve tricks of three cards.
    expect(replayOf(match, log, made.value.entry)).toMatchObject({ running: true, open: 1 + 3 + 36, me: 0 });
  });

  it('refuses a log with a decision that does not fit', async () => {
    const { answer } = await begun({ ...log, decisions: log.decisions.with(4, '0 play:99') });
    expect(answer).toMatchObject({ ok: false, error: { kind: 'refused' } });
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
    const made = branch(opened({ ...from, decisions: [] }), 'b', sitters);
    if (!made.ok) throw new Error(made.error.reason);
    expect(made.value.entry).toMatchObject({ playedOn: true, status: 'playing', revision: 1 });
    const dealt = (one: MatchLog) => {
      const match = opened({ ...one, decisions: [] });
      while (match.state.turn >= 0) match.decide(match.state.turn, match.legal(match.state.turn)[0]);
      match.deal();
      return match.deals;
    };
    expect(dealt(made.value.log)[0]).toEqual(dealt(from)[0]);
    expect(dealt(made.value.log)[1]).not.toEqual(dealt(from)[1]);
  });

  it('leaves a proof that holds', () => {
    const match = opened({ ...log, decisions: log.decisions.slice(0, 10) });
    const made = branch(match, 'b', sitters);
    if (!made.ok) throw new Error(made.error.reason);
    expect(prove({ game: inflation, log: made.value.log })).toMatchObject({
      ok: true,
      value: { fair: true },
    });
    expect((made.value.log.chance as FairChance).contributions).toHaveLength(2);
  });

  it('refuses a match that is over', () => {
    const whole = Match.open(charms, sampleLog(charms, 3));
    if (!whole.ok) throw new Error(whole.error.reason);
    expect(isOver(whole.value.state)).toBe(true);
    expect(branch(whole.value, 'b', sitters)).toMatchObject({ ok: false });
  });
});
