import { parseArgs } from 'node:util';
import { MATCHES } from './crowd.ts';
import { FARMS } from './farms.ts';
import { mean, simulate } from './simulate.ts';

// npm run ladder -- [--crowds 20] [--farms 5] [--seed any words] [--json]: do ratings order the honest, and what do farms get?

const { values } = parseArgs({
  options: {
    crowds: { type: 'string', default: '20' },
    farms: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'crowd' },
    json: { type: 'boolean', default: false },
  },
});
const say = (text: string): void => {
  if (!values.json) console.log(text);
};

const correlations: number[] = [];
for (let n = 1; n <= Number(values.crowds); n++) {
  correlations.push((await simulate(`${values.seed} ${n}`, null)).correlation);
}
const honest = { crowds: correlations.length, mean: mean(correlations), least: Math.min(...correlations) };
say(
  `${honest.crowds} honest crowds, ${MATCHES} matches each: rank correlation ${honest.mean.toFixed(3)}, at least ${honest.least.toFixed(3)}`,
);

say('\nWhere farms end beside an honest crowd, and the place that their strength deserves:');
const farms: object[] = [];
for (const { name, about, join } of FARMS) {
  const places: (number | null)[] = [];
  const deserved: number[] = [];
  for (let n = 1; n <= Number(values.farms); n++) {
    const { farm } = await simulate(`${values.seed} ${n}`, { name, about, join });
    if (!farm) continue;
    places.push(farm.place);
    deserved.push(farm.deserved);
  }
  farms.push({ name, about, places, deserved });
  const shown = places.map((place, n) => `${place ?? 'unranked'}/${deserved[n]}`).join('  ');
  say(`${name.padEnd(16)} ${shown}\n${' '.repeat(17)}${about}`);
}
if (values.json) console.log(JSON.stringify({ matches: MATCHES, honest, farms }, null, 2));
