import { backup } from './backup/backup.ts';
import { drill } from './backup/drill.ts';
import { restore } from './backup/restore.ts';
import { balance } from './balance/index.ts';
import { blame } from './blame/index.ts';
import type { Command } from './command/command.ts';
import { duel } from './duel/index.ts';
import { exploit } from './exploit/index.ts';
import { exportMatches } from './export/index.ts';
import { games } from './games/index.ts';
import { perft } from './perft/index.ts';
import { play } from './play/index.ts';
import { worker } from './queue/index.ts';
import { regret } from './regret/index.ts';
import { replay } from './replay/index.ts';
import { report } from './report/index.ts';
import { review } from './review/index.ts';
import { rules } from './rules/index.ts';
import { simulate } from './simulate/index.ts';
import { train } from './train/index.ts';
import { verify } from './verify/index.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  play,
  games,
  rules,
  simulate,
  duel,
  regret,
  train,
  blame,
  exploit,
  balance,
  report,
  worker,
  replay,
  review,
  verify,
  perft,
  backup,
  restore,
  drill,
  exportMatches,
];
