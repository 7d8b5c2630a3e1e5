import { BuiltServer } from '../testing/built.ts';
import { isPostgresHere } from '../testing/postgres.ts';
import { chaos } from './chaos.ts';
import { readFlags, USAGE } from './flags.ts';
import { Tally } from './tally.ts';

/** `npm run chaos`: see docs/chaos.md. Ends with 1 when anything was lost. */
const flags = readFlags(process.argv.slice(2));
if (!flags.ok) {
  process.stderr.write(`chaos: ${flags.error}\n${USAGE}\n`);
  process.exit(2);
}
const { stores, seed, ...rest } = flags.value;
if (stores.includes('postgres') && !(await isPostgresHere())) {
  process.stderr.write('chaos: PostgreSQL is needed; or try --store sqlite.\n');
  process.exit(2);
}
const say = (text: string): void => console.log(text);
say(`seed ${seed}`);
const built = await BuiltServer.make();
const all = new Tally();
let hurried = false;
process.on('SIGINT', () => {
  if (hurried) process.exit(130);
  hurried = true;
  say('no more kills; what is being played is finished and judged (press again to leave at once)');
});
process.on('SIGTERM', () => process.exit(143));
process.on('exit', () => built.remove());
for (const store of stores) {
  const tally = await chaos({ store, seed, ...rest, program: built.program, hurried: () => hurried, say });
  say([store, ...tally.lines()].join('\n  '));
  all.add(tally);
}
if (stores.length > 1) say(['together', ...all.lines()].join('\n  '));
process.exit(all.violations.length > 0 ? 1 : 0);
