import type { Game, Lesson, View } from '@overtrick/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Coaching } from '../table/Question.tsx';
import { useSay } from '../words/SayContext.tsx';
import { keepProgress, progressOf } from './progress.ts';
import { TIP } from './words.ts';

/** So often each line is said at real tables. */
const TIMES = 3;

/** After a lesson: what the coach still says in real matches, by the rule that applies now. Each line fades after a few times. */
export function useFadingCoach(game: Game, view: View): Coaching | null {
  const say = useSay();
  const [lines, setLines] = useState<Lesson['coach']>({});
  useEffect(() => {
    if (progressOf(game.id).coach) void game.lesson?.().then(({ coach }) => setLines(coach));
  }, [game]);
  const { past, now } = view;
  const rule = now.choices.length > 0 ? game.ruleNow(view) : '';
  const position = past.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once a turn, also where the rule stays the same
  const said = useMemo(() => progressOf(game.id).coach?.[rule] ?? 0, [game, rule, position]);
  const words = said < TIMES ? lines[rule] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!words) return;
    const coach = { ...progressOf(game.id).coach, [rule]: said + 1 };
    const through = Object.keys(lines).every((each) => (coach[each] ?? 0) >= TIMES);
    keepProgress(game.id, { coach: through ? null : coach });
  }, [game, rule, position, words]);
  return words ? { more: say(TIP, { words: say(words) }) } : null;
}
