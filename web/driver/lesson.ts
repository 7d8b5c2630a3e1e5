import { isAsk, LessonPlay } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { expect, type Page } from '@playwright/test';
import type { GameName } from '../src/look/games.ts';
import { PAGE } from './selectors.ts';

/** What a learner sees: a line to read, a decision to take, or the end. */
export type LessonStep =
  | { readonly now: 'read' | 'end' }
  | { readonly now: 'decide'; readonly decision: string; readonly cards: readonly string[] };

/** Plays the lesson of a game to its end; `act` does on the page what a step asks for. */
export async function playLesson(
  page: Page,
  id: GameName,
  act: (step: LessonStep, count: number) => Promise<void>,
): Promise<void> {
  const game = gameOf(id);
  const lesson = await game?.lesson?.();
  if (!game || !lesson) throw new Error(`${id} has no lesson`);
  const play = new LessonPlay(game, lesson);
  for (let count = 0; play.beat !== null; count++) {
    const { beat } = play;
    if (isAsk(beat)) {
      const meant = game.parseDecision(beat.await);
      if (!meant.ok) throw new Error(beat.await);
      await expect(page.locator(PAGE.mine)).toHaveCount(1);
      await act({ now: 'decide', decision: beat.await, cards: game.cardsOf(meant.value) }, count);
      play.decide(meant.value);
    } else {
      if (typeof beat !== 'string') {
        await expect(page.locator(PAGE.goOn)).toHaveCount(1);
        await act({ now: 'read' }, count);
      }
      play.advance();
    }
  }
  await expect(page.locator(PAGE.sheet)).toBeVisible();
  await act({ now: 'end' }, -1);
}
