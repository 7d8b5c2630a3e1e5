/** Runs the search at the start of a hand of whist, determinisation included, and prints one line of JSON. */
import { Search } from '@overtrick/bots';
import { checkSetup, explain, FastRandom, Table } from '@overtrick/engine';
import { whist } from '@overtrick/example-whist';
import { cpuMilliseconds } from './clock.ts';

const seconds = Number(process.argv[2]);
const setup = checkSetup(whist, 4, {});
if (!setup.ok) throw new Error(explain(setup.error));
const table = new Table(whist, setup.value, { kind: 'seed', seed: 'bench', match: 0 });
const view = table.view(table.state.turn);
const search = new Search(whist, setup.value);
const random = new FastRandom('bench');

search.analyse(view, { unit: 'ms', amount: 600 }, random);
const start = process.cpuUsage();
let iterations = 0;
while (cpuMilliseconds(start) < seconds * 1000) {
  iterations += search.analyse(view, { unit: 'iterations', amount: 1000 }, random).iterations;
}
console.log(
  JSON.stringify({ iterationsPerSecond: Math.round((iterations / cpuMilliseconds(start)) * 1000) }),
);
