import { type ChoiceEvent, SPECTATOR, type View } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import type { Inversion } from '@overtrick/games/inversion';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../games/board.ts';
import { charmsBoard } from '../games/charms/index.ts';
import { cryptrickBoard } from '../games/cryptrick/index.ts';
import { escalationBoard } from '../games/escalation/index.ts';
import { positionsOf } from '../games/everyMatch.ts';
import { inflationBoard } from '../games/inflation/index.ts';
import { inversionBoard } from '../games/inversion/index.ts';
import { holdOf } from './holds.ts';

const set = vi.hoisted(() => ({ now: { pace: 'normal', motion: 'full', waitForMe: false } }));
vi.mock('../settings/settings.ts', () => ({ settingsNow: () => set.now }));
beforeEach(() => {
  set.now = { pace: 'normal', motion: 'full', waitForMe: false };
});

type Happened = ChoiceEvent & { readonly shows: Readonly<Record<string, unknown>> };

/** The first position of a match at which something has happened, as everybody sees it. */
function viewAfter(module: BoardModule, players: number, what: (event: Happened) => boolean): View {
  for (const match of positionsOf({ module, players, options: {} })) {
    const view = match.view(SPECTATOR);
    const last = view.past.at(-1);
    if (last?.t === 'choice' && last.shows && what(last as Happened)) return view;
  }
  throw new Error('it never happens');
}

const isWon = ({ shows }: Happened): boolean => shows.winner !== undefined;

/** What was settled, and how many milliseconds people need for it at least. */
const SETTLED = [
  ['a trick of Inflation!', inflationBoard as BoardModule, 3, isWon, 1_500],
  ['a trick of Charms', charmsBoard as BoardModule, 3, isWon, 1_500],
  [
    'a trick of Inversion',
    inversionBoard as BoardModule,
    3,
    (event: Happened) => isWon(event) && (event as ChoiceEvent<Inversion>).shows?.counts === undefined,
    1_500,
  ],
  [
    'a swap of Inversion',
    inversionBoard as BoardModule,
    3,
    (event: Happened) => (event as ChoiceEvent<Inversion>).shows?.counts !== undefined,
    2_500,
  ],
  [
    'a pile that is taken',
    escalationBoard as BoardModule,
    3,
    ({ shows }: Happened) => 'took' in shows,
    1_500,
  ],
  ['a trick of Cryptrick', cryptrickBoard as BoardModule, 6, isWon, 1_500],
  [
    'an acquisition of Cryptrick',
    cryptrickBoard as BoardModule,
    6,
    (event: Happened) => (event as ChoiceEvent<Cryptrick>).decision?.do === 'acquire',
    800,
  ],
] as const;

describe.each(SETTLED)('%s', (_name, module, players, what, least) => {
  const view = viewAfter(module, players, what);

  test.each(['slow', 'normal', 'fast'])(`stays at least ${least} ms, motion or none, at pace %s`, (pace) => {
    for (const motion of ['full', 'reduced', 'off']) {
      set.now = { pace, motion, waitForMe: false };
      expect(holdOf(module.game, view)).toBeGreaterThanOrEqual(least);
    }
  });

  test('stays for whoever wants to be waited for, unless one of several alike follows the other', () => {
    set.now = { ...set.now, waitForMe: true };
    expect(holdOf(module.game, view) === Number.POSITIVE_INFINITY).toBe(least > 800);
  });
});

test('no motion makes nothing faster: between two plays bots take the same time', () => {
  const view = viewAfter(inflationBoard as BoardModule, 3, (event) => !isWon(event));
  const times = ['full', 'reduced', 'off'].map((motion) => {
    set.now = { ...set.now, motion };
    return holdOf(inflationBoard.game, view);
  });
  expect(new Set(times).size).toBe(1);
});
