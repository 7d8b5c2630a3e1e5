/**
 * `npm run bench:server`: load on the table server with real HTTP and SSE clients, and on boardgame.io's own server in the same
 * minutes. `-- --json` ends with one line of JSON, whatever fails on the way and is named in it; `-- --quick` is for development: fewer, shorter and smaller.
 * See docs/benchmarks-server.md.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isPostgresHere } from '../server/testing/postgres.ts';
import { isMissing, type Missing } from './peers.ts';
import { bundle } from './server/bundle.ts';
import { duel } from './server/duel.ts';
import { connectionsOf, measureRow, type Row, type RowNotes } from './server/row.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
  },
});
const plan = values.quick
  ? { tables: [100, 400], nodes: [1, 2], seconds: 3, rounds: 1 }
  : { tables: [100, 1000, 4000], nodes: [1, 2, 3], seconds: 8, rounds: 5 };

const say = (text: string): void => console.error(`bench: ${text}`);
const round = (value: number, digits = 3): number => Number(value.toPrecision(digits));

/** What could not be measured, and why. */
const failed: { readonly what: string; readonly why: string }[] = [];

/** Measures one thing; when that fails the others are still measured. */
async function attempt<T>(what: string, measure: () => Promise<T>): Promise<T | Missing> {
  say(`${what} …`);
  try {
    return await measure();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    failed.push({ what, why });
    say(`${what} failed: ${why}`);
    return { missing: why };
  }
}

const rows: (Row & RowNotes)[] = [];
const add = async (store: Row['store'], nodes: number, tables: number): Promise<void> => {
  const what = `${store}, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}, ${tables} connected tables`;
  const row = await attempt(what, () => measureRow(store, nodes, tables, plan.seconds));
  if (!isMissing(row)) rows.push(row);
};
await attempt('bundling', bundle);
const side = `side by side with the peer, ${plan.rounds} rounds`;
const duelled = await attempt(side, () => duel(plan.rounds, plan.seconds, say));
if (isMissing(duelled)) say(`the peer is missing: ${duelled.missing}`);
const files =
  Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()) || Number.POSITIVE_INFINITY;
for (const tables of plan.tables) {
  if (connectionsOf(tables) <= files) await add('sqlite', 1, tables);
  else
    say(
      `skipped ${tables} tables: they need ${connectionsOf(tables)} open files, and the limit is ${files} (ulimit -Hn)`,
    );
}
if (await isPostgresHere()) for (const nodes of plan.nodes) await add('postgres', nodes, 200);

const shown = rows.map(({ figure, ...row }) => ({
  ...row,
  decisionsPerSecond: Math.round(row.decisionsPerSecond),
  p50Ms: round(row.p50Ms),
  p99Ms: round(row.p99Ms),
  bytesPerConnection: Math.round(row.bytesPerConnection),
  cpuMsPerDecision: round(row.cpuMsPerDecision),
  bytesPerUnwatched: Math.round(row.bytesPerUnwatched),
  serverCores: round(figure.serverCores),
  decisionsPerCommit: round(figure.decisionsPerCommit),
}));
console.table(shown);
if (!isMissing(duelled)) {
  const { peer, vsPeer, p99VsPeer } = duelled;
  console.table({ peer, ratio: { decisionsPerSecond: round(vsPeer), p99Ms: round(p99VsPeer) } });
}
if (values.json) {
  const figures = isMissing(duelled)
    ? { peer: null, vsPeer: null, p99VsPeer: null }
    : { peer: duelled.peer, vsPeer: round(duelled.vsPeer), p99VsPeer: round(duelled.p99VsPeer) };
  const plain = shown.map(
    ({ bytesPerUnwatched: _b, unwatchedInMemory: _u, serverCores: _s, decisionsPerCommit: _d, ...row }) =>
      row,
  );
  console.log(JSON.stringify({ rows: plain, ...figures, failed }));
}
process.exit(failed.length > 0 ? 1 : 0);
