import { type Beat, isAsk, type Lesson, LessonPlay, type Words } from '@overtrick/engine';
import { checkLesson } from '@overtrick/testing';
import { describe, expect, test } from 'vitest';
import { GAMES, inflation } from './index.ts';
import { lesson } from './inflation/lesson.ts';
import type { Inflation } from './inflation/types.ts';

const TAUGHT = GAMES.flatMap((game) => (game.lesson ? [{ id: game.id, game, fetch: game.lesson }] : []));

describe.each(TAUGHT)('the lesson of $id', ({ game, fetch }) => {
  test('is true: it plays to its end, and every fact holds in the engine', async () => {
    expect(await checkLesson(game, await fetch())).toEqual([]);
  });

  test('asks for six to ten decisions, and counts a result', async () => {
    const { scenes } = await fetch();
    const asks = scenes.flatMap(({ beats }) => beats).filter(isAsk);
    expect(asks.length).toBeGreaterThanOrEqual(6);
    expect(asks.length).toBeLessThanOrEqual(10);
    const last = scenes.at(-1)?.beats.at(-1);
    expect(last).toHaveProperty('facts.points');
  });

  test('has tips of two short lines: more is cut off on the smallest phone', async () => {
    for (const { en, ja } of Object.values((await fetch()).coach)) {
      expect(en.length, en).toBeLessThanOrEqual(54);
      expect(ja.length, ja).toBeLessThanOrEqual(28);
    }
  });

  test('takes the awaited decision and no other, whatever legal is tried at every step', async () => {
    const play = new LessonPlay(game, await fetch());
    let turns = 0;
    for (; play.beat !== null && turns < 500; turns++) {
      const { beat } = play;
      if (!isAsk(beat)) {
        play.advance();
        continue;
      }
      const { view, position } = play;
      for (const choice of view.now.choices) {
        const text = game.makeDecision(choice);
        if (text === beat.await || beat.also?.includes(text)) continue;
        expect(play.decide(choice), text).toBe(false);
        expect(play.position).toEqual(position);
        expect(play.view).toEqual(view);
      }
      const awaited = game.parseDecision(beat.await);
      expect(awaited.ok && play.decide(awaited.value)).toBe(true);
    }
    expect(play.beat).toBeNull();
  });

  test('goes on where it was left', async () => {
    const lesson: Lesson = await fetch();
    const play = new LessonPlay(game, lesson);
    while (play.beat !== null) {
      const resumed = new LessonPlay(game, lesson, play.position);
      expect(resumed.position).toEqual(play.position);
      expect(resumed.view).toEqual(play.view);
      const { beat } = play;
      const awaited = isAsk(beat) ? game.parseDecision(beat.await) : null;
      if (awaited?.ok) play.decide(awaited.value);
      else play.advance();
    }
  });
});

describe('a lesson that is wrong is told so, with its place', () => {
  const [first, ...others] = lesson.scenes;
  /** The lesson with other beats in the place of the first one. */
  const instead = (...beats: readonly Beat<Inflation>[]): Lesson<Inflation> => ({
    ...lesson,
    scenes: [{ ...first, beats: [...beats, ...first.beats.slice(1)] }, ...others],
  });
  const say = (en: string): Words => ({ en, ja: en });

  test.each([
    [
      'a fact that does not hold',
      instead({ tell: say('{board.bids.0}'), facts: { board: { bids: { 0: 3 } } } }),
      'scene 1, beat 1: board.bids.0 is said to be 3, but is 2',
    ],
    [
      'a figure that nobody checks',
      instead({ tell: say('You bid 2.') }),
      'scene 1, beat 1: “You bid 2.” has a figure of its own (2): take it from the facts',
    ],
    [
      'a place without its fact',
      instead({ tell: say('You bid {board.bids.0}.') }),
      'scene 1, beat 1: {board.bids.0} of “You bid {board.bids.0}.” is not among the facts',
    ],
    [
      'the wrong rule',
      instead('1 play:7', '2 play:9', {
        tell: say('No.'),
        facts: { mayNot: { decision: 'play:8', rule: 'INF-2.1' } },
      }),
      'scene 1, beat 3: play:8 is not forbidden by INF-2.1: INF-3.3',
    ],
    [
      'a duty that is none',
      instead({ tell: say('You must.'), facts: { must: 'play:7' } }),
      'scene 1, beat 1: must is play:7, but legal is ',
    ],
    ['a decision that is refused', instead('0 play:7'), 'scene 1, beat 1: “0 play:7” is refused: '],
    [
      'a turn that does not work with the rest',
      instead('1 play:7', '2 play:9', {
        ask: say('Play.'),
        await: 'play:7',
        also: ['play:8'],
        instead: say('No.'),
      }),
      'scene 1, beat 3: “play:8” is let be, but it is not legal',
    ],
    [
      'a deal that is none',
      { ...lesson, scenes: [{ ...first, deal: { ...first.deal, hands: [['11'], [], []] } }] },
      'scene 1, the position: ',
    ],
    [
      'a tip at no rule',
      { ...lesson, coach: { 'INF-9.9': say('Hm.') } },
      'the coach speaks at INF-9.9, which is no rule of inflation',
    ],
  ] satisfies readonly (readonly [string, Lesson<Inflation>, string])[])(
    '%s',
    async (_name, wrong, problem) => {
      const problems = await checkLesson(inflation, wrong);
      expect(
        problems.some((each) => each.startsWith(problem)),
        problems.join('\n'),
      ).toBe(true);
    },
  );
});
