import { checkLesson, isAsk, type Lesson, LessonPlay } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

const TAUGHT = GAMES.flatMap((game) => (game.lesson ? [{ id: game.id, game, fetch: game.lesson }] : []));

describe.each(TAUGHT)('the lesson of $id', ({ game, fetch }) => {
  test('is true: it plays to its end, and every claim holds in the engine', async () => {
    expect(checkLesson(game, await fetch())).toEqual([]);
  });

  test('asks for six to ten decisions, and counts a result', async () => {
    const { scenes } = await fetch();
    const asks = scenes.flatMap(({ beats }) => beats).filter(isAsk);
    expect(asks.length).toBeGreaterThanOrEqual(6);
    expect(asks.length).toBeLessThanOrEqual(10);
    const last = scenes.at(-1)?.beats.at(-1);
    expect(last).toHaveProperty('claims.points');
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
      const { view, place } = play;
      for (const choice of view.now.choices) {
        const text = game.makeDecision(choice);
        if (text === beat.await || beat.also?.includes(text)) continue;
        expect(play.decide(choice), text).toBe(false);
        expect(play.place).toEqual(place);
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
      const resumed = new LessonPlay(game, lesson, play.place);
      expect(resumed.place).toEqual(play.place);
      expect(resumed.view).toEqual(play.view);
      const { beat } = play;
      const awaited = isAsk(beat) ? game.parseDecision(beat.await) : null;
      if (awaited?.ok) play.decide(awaited.value);
      else play.advance();
    }
  });
});
