import { inflation } from '@overtrick/games';
import { Match } from '@overtrick/match';
import { expect, test } from 'vitest';
import { sampleLog } from '../../e2e/sample.ts';
import { hintReason } from './hintReason.ts';

test('a hint is explained by the rule of thumb that speaks for it, and by none where none does', async () => {
  const match = Match.open(inflation, sampleLog(inflation, 3));
  if (!match.ok) throw new Error(match.error.reason);
  const reasons: (string | null)[] = [];
  for (let at = 1; at < 60; at++) {
    match.value.goTo(at);
    const [seat = -1] = match.value.now(-1).asked;
    const view = match.value.view(seat);
    for (const decision of view.now.choices) {
      const reason = await hintReason(inflation, view, [{ decision, chance: 0.5, trust: 1 }]);
      expect(reason?.speaks ?? 'for').toBe('for');
      reasons.push(reason?.by ?? null);
    }
  }
  expect(reasons).toContain(null);
  expect(reasons).toContain('keeps-away');
  expect(await hintReason(inflation, match.value.view(0), [])).toBeNull();
});
