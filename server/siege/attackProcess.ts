import type { Ground, Loot } from './attack.ts';
import { makeAttacks } from './attacks.ts';

/** What the process of the attackers is told. */
export interface AttackOrder {
  readonly ground: Ground;
  readonly seconds: number;
}

/** The attackers in a process of their own, so that what they do does not slow down who measures. */
process.on('message', ({ ground, seconds }: AttackOrder) => {
  const attacks = makeAttacks(ground);
  const until = performance.now() + seconds * 1000;
  void Promise.all(attacks.map((attack) => attack.run(until, 0))).then(() => {
    const loot: Record<string, Loot> = Object.fromEntries(
      attacks.map((attack) => [attack.name, attack.loot]),
    );
    process.send?.(loot, () => process.exit(0));
  });
});
