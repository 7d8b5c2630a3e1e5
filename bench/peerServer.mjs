// Load on boardgame.io's own server: N busy tables of the reference game, four websocket clients each, on 127.0.0.1.
// Usage: NODE_ENV=production node peerServer.mjs [--tables 200] [--seconds 10]. Prints one line of JSON.
// The server is one process (peerServe.mjs), all clients are another (this one).
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BusyTable, openMatch } from './peerTable.mjs';

const MOST_TABLES = 1000;
const MOST_SECONDS = 120;
const WARM_UP_SECONDS = 3;
const MOST_SET_UP_SECONDS = 120;
/** Matches are made before the clock starts, enough for this many decisions a second. */
const EXPECTED_RATE = 4000;
const MOVES_A_HAND = 48;
const OPENING_AT_ONCE = 16;

function fail(message) {
  process.stderr.write(`peerServer: ${message}\n`);
  process.exit(1);
}

function readOptions() {
  const { values } = parseArgs({ options: { tables: { type: 'string' }, seconds: { type: 'string' } } });
  const tables = Number(values.tables ?? 200);
  const seconds = Number(values.seconds ?? 10);
  if (!Number.isInteger(tables) || tables < 1 || tables > MOST_TABLES)
    fail(`--tables is 1 to ${MOST_TABLES}`);
  if (!(seconds > 0 && seconds <= MOST_SECONDS)) fail(`--seconds is above 0 and at most ${MOST_SECONDS}`);
  return { tables, seconds };
}

async function openMatches(lobby, count) {
  const matches = [];
  let opening = 0;
  const open = async () => {
    while (opening++ < count) matches.push(await openMatch(lobby));
  };
  await Promise.all(Array.from({ length: OPENING_AT_ONCE }, open));
  return matches;
}

async function ask(child) {
  child.send('usage');
  const [{ cpu, rss }] = await once(child, 'message');
  return { cpuMs: (cpu.user + cpu.system) / 1000, rss };
}

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const rounded = (value, digits) => Number(value.toFixed(digits));
const sum = (tables) => tables.reduce((total, table) => total + table.decisions, 0);

const { tables: tableCount, seconds } = readOptions();
const lifetime = MOST_SET_UP_SECONDS + WARM_UP_SECONDS + seconds + 10;
setTimeout(() => fail(`not done after ${lifetime} s`), lifetime * 1000).unref();

const key = randomUUID();
const child = fork(fileURLToPath(new URL('./peerServe.mjs', import.meta.url)), [key, String(lifetime)], {
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
child.once('exit', (code) => fail(`the server ended by itself with code ${code}`));
const [{ port, lobbyPort }] = await once(child, 'message');
const server = `http://127.0.0.1:${port}`;
const lobby = `http://127.0.0.1:${lobbyPort}`;

const handsATable = Math.ceil(((WARM_UP_SECONDS + seconds) * EXPECTED_RATE) / MOVES_A_HAND / tableCount) + 1;
const matches = await openMatches(lobby, handsATable * tableCount);

const latencies = [];
let measuring = false;
const onLatency = (ms) => {
  if (measuring) latencies.push(ms);
};
const tables = Array.from(
  { length: tableCount },
  () => new BusyTable({ server, lobby, key, matches, onLatency }),
);
for (const table of tables) table.start();
while (tables.some((table) => table.decisions === 0)) await sleep(50);
await sleep(WARM_UP_SECONDS * 1000);

const before = await ask(child);
const decisionsBefore = tables.map((table) => table.decisions);
const clientBefore = process.cpuUsage();
const start = performance.now();
measuring = true;
await sleep(seconds * 1000);
measuring = false;
const elapsed = (performance.now() - start) / 1000;
const decisions = sum(tables) - decisionsBefore.reduce((a, b) => a + b);
const client = process.cpuUsage(clientBefore);
const after = await ask(child);

const stalled = tables.filter((table, index) => table.decisions === decisionsBefore[index]).length;
if (stalled > 0) fail(`${stalled} of ${tableCount} tables stood still`);
for (const table of tables) table.stop();
child.removeAllListeners('exit');
child.disconnect();

latencies.sort((a, b) => a - b);
process.stdout.write(
  `${JSON.stringify({
    tables: tableCount,
    decisionsPerSecond: rounded(decisions / elapsed, 0),
    p50Ms: rounded(percentile(latencies, 0.5), 1),
    p99Ms: rounded(percentile(latencies, 0.99), 1),
    serverCpuMsPerDecision: rounded((after.cpuMs - before.cpuMs) / decisions, 3),
    serverCores: rounded((after.cpuMs - before.cpuMs) / 1000 / elapsed, 2),
    clientCores: rounded((client.user + client.system) / 1e6 / elapsed, 2),
    serverMegabytes: rounded(after.rss / 1e6, 0),
  })}\n`,
  () => process.exit(0),
);
