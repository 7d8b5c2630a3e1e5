import { fork } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findStore } from '../src/store/open.ts';
import { BuiltServer } from '../testing/built.ts';
import type { Loot } from './attack.ts';
import type { AttackOrder } from './attackProcess.ts';
import { type SiegeReport, type Spell, siege } from './siege.ts';

/** `npm run siege`: see docs/security.md. Ends with 1 when people were hindered or the store grew too fast. */
const USAGE = `npm run siege -- [--people N] [--seconds N] [--json]
  --people   how many play, each at a table with three club bots (8)
  --seconds  how long in peace, and how long under siege (30)
  --json     one line of JSON at the end`;

const MOST_RATIO = 1.2;
const MOST_GROWTH = 50;

function readFlags() {
  try {
    const { values } = parseArgs({
      options: {
        people: { type: 'string', default: '8' },
        seconds: { type: 'string', default: '30' },
        json: { type: 'boolean', default: false },
      },
    });
    const [people, seconds] = [Number(values.people), Number(values.seconds)];
    const isSmall = (number: number, most: number): boolean =>
      Number.isInteger(number) && number > 0 && number <= most;
    return isSmall(people, 50) && isSmall(seconds, 600) ? { people, seconds, json: values.json } : null;
  } catch {
    return null;
  }
}

const flags = readFlags();
if (!flags) {
  process.stderr.write(`siege: give --people from 1 to 50 and --seconds from 1 to 600.\n${USAGE}\n`);
  process.exit(2);
}
const say = (text: string): void => console.error(`siege: ${text}`);
say('building …');
const built = await BuiltServer.make();
process.on('exit', () => built.remove());
const data = built.dataFolder();
// A server as people have it, with the limits that it has unless told, on this machine alone.
const running = built.start({
  HOST: '127.0.0.1',
  TRUSTED_PROXIES: '1',
  OVERTRICK_DATA: data,
  LOG_LEVEL: 'error',
});
const [, site] = await running.says(/served at (http:\/\/[\w.]+:\d+)/);
const found = await findStore({ data, connections: 2 });
if (!found.ok) throw new Error(found.error);
const { store } = found.value;

/** Bytes of the files, the log of writes included, which is used again once it has 64 MB. */
const filesOf = (): number =>
  ['overtrick.db', 'overtrick.db-wal'].reduce((sum, name) => sum + statSync(join(data, name)).size, 0);
const before = filesOf();
const { people, seconds } = flags;
const report = await siege({
  site,
  store,
  people,
  quiet: seconds,
  attack: (ground) => attackFromElsewhere({ ground, seconds }),
  say,
});
const filesGrown = filesOf() - before;
// Asked from this machine, without a proxy.
const metrics = await (await fetch(`${site}/metrics`)).text();
await store.close();
running.child.kill('SIGTERM');
await running.ended;

const thoughts = labelled(metrics, 'overtrick_thoughts_total', 'manner');
const budgets = labelled(metrics, 'overtrick_refused_total', 'budget');
print(report);
const fine =
  report.ratio < MOST_RATIO && report.besieged.growthKBs < MOST_GROWTH && report.peopleRefused.length === 0;
say(fine ? 'people noticed nothing' : 'PEOPLE NOTICED');
if (flags.json) console.log(JSON.stringify({ ...report, filesGrown, thoughts, budgets, fine }));
process.exit(fine ? 0 : 1);

function print({ quiet, besieged, ratio, attacks, peopleRefused }: SiegeReport): void {
  const row = ({ bots, own, growthKBs }: Spell) => ({
    'bots p50 ms': bots.p50Ms,
    'bots p99 ms': bots.p99Ms,
    'bot decisions': bots.count,
    'own p50 ms': own.p50Ms,
    'own p99 ms': own.p99Ms,
    'growth kB/s': Number(growthKBs.toFixed(1)),
  });
  console.table({ 'in peace': row(quiet), 'under siege': row(besieged) });
  console.log(
    `bots at people's tables: ${ratio.toFixed(2)} times as long under siege (below ${MOST_RATIO} wanted)`,
  );
  console.log(`files with their log of writes: ${Math.round(filesGrown / 1000)} kB more in all`);
  for (const [name, { asked, done, refused }] of Object.entries(attacks)) {
    const why = Object.entries(refused).map(([problem, count]) => `${count} ${problem}`);
    console.log(`${name}: ${asked} asked, ${done} done, refused: ${why.join(', ') || 'nothing'}`);
  }
  console.log(`spent budgets: ${JSON.stringify(budgets)}; thoughts: ${JSON.stringify(thoughts)}`);
  console.log(`refused to people: ${peopleRefused.join(', ') || 'nothing'}`);
}

/** Attacks from a process of its own. */
function attackFromElsewhere(order: AttackOrder): Promise<Record<string, Loot>> {
  const child = fork(fileURLToPath(new URL('./attackProcess.ts', import.meta.url)));
  const orphaned = (): boolean => child.kill('SIGKILL');
  process.once('exit', orphaned);
  return new Promise((done, failed) => {
    child.once('message', (loot) => done(loot as Record<string, Loot>));
    child.once('exit', (code) => {
      process.off('exit', orphaned);
      failed(new Error(`the attackers ended with code ${code}`));
    });
    child.send(order);
  });
}

/** The values of a counter, added up by one of its labels. */
function labelled(text: string, name: string, label: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [, labels, value] of text.matchAll(new RegExp(`^${name}\\{([^}]*)\\} (\\d+)`, 'gm'))) {
    const key = new RegExp(`${label}="([^"]*)"`).exec(labels)?.[1] ?? '';
    sums[key] = (sums[key] ?? 0) + Number(value);
  }
  return sums;
}
