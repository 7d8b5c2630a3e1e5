import { isDeepStrictEqual } from 'node:util';
import type { Message } from '@overtrick/api';
import { makeLine } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { prove } from '@overtrick/match';
import type { Chance } from './chance.ts';
import { Ear } from './ear.ts';
import type { Person } from './person.ts';
import type { Player } from './player.ts';
import type { Tally } from './tally.ts';

type Events = ReadonlyMap<number, Message['event']>;

interface Witness {
  readonly person: Person;
  readonly ear: Ear;
}

/**
 * A finished match: whatever anybody was told is still so, whatever was acknowledged stands where it was acknowledged, and the log
 * holds just these decisions, with deals that can be proved. Gives the last position, and whether all of it holds.
 */
export async function judge(
  table: string,
  game: string,
  seated: readonly Player[],
  spectator: Witness,
  chance: Chance,
  tally: Tally,
): Promise<{ readonly length: number; readonly holds: boolean }> {
  let holds = true;
  const violate = (what: string): void => {
    holds = false;
    tally.violate(`table ${table} (${game}): ${what}`);
  };
  const log = await spectator.person.insist('GET /api/tables/:id/log', { params: { id: table } });
  const known = gameOf(game);
  const proof = known ? prove({ game: known, log }) : null;
  if (!proof?.ok) violate(`its log does not verify: ${proof?.error.en}`);
  else if (!proof.value.over || proof.value.contributed.length !== seated.length)
    violate('its log is not whole, or a contribution is missing');
  let length = 0;
  const story = await hearAll(spectator, table, 0, chance, tally);
  for (const { person, ear, acknowledged, seat } of [...seated, watching(spectator)]) {
    // Before they sat down they were told what everybody is.
    const own = await hearAll({ person, ear }, table, acknowledged[0]?.n ?? 0, chance, tally);
    const told = new Map([...story, ...own]);
    length = told.size;
    for (const [n, event] of ear.events) {
      if (!isDeepStrictEqual(told.get(n), event)) violate(`position ${n} is not what seat ${seat} was told`);
    }
    const choices = choicesOf(told);
    if (choices.length !== log.decisions.length)
      violate(`seat ${seat} was told ${choices.length} decisions, the log has ${log.decisions.length}`);
    let last = -1;
    for (const { n, key, what } of acknowledged) {
      if (n <= last) violate(`${key} was acknowledged out of order, at ${n} after ${last}`);
      last = n;
      if (!agrees(told.get(n), what)) violate(`${key} was acknowledged at ${n} and is not there`);
      if (what.t !== 'choice') continue;
      const line = log.decisions[choices.indexOf(n)];
      if (line !== makeLine({ seat, decision: String(what.action) }))
        violate(`${key} is “${line}” in the log`);
    }
    const taken = choices.filter((n) => isBy(told.get(n), seat)).length;
    const claimed = acknowledged.filter(({ what }) => what.t === 'choice').length;
    if (seat >= 0 && taken !== claimed)
      violate(`seat ${seat} took ${claimed} decisions and the journal has ${taken}`);
  }
  return { length, holds };
}

const watching = ({ person, ear }: Witness) => ({ person, ear, acknowledged: [], seat: -1 });

/** The story after a position, as it is kept now. */
async function hearAll(
  { person, ear }: Witness,
  table: string,
  after: number,
  chance: Chance,
  tally: Tally,
): Promise<Events> {
  const again = new Ear(person, table, chance, tally, after);
  try {
    await again.until(() => again.n >= ear.n, 'the whole story');
    return again.events;
  } finally {
    again.close();
  }
}

const choicesOf = (told: Events): number[] =>
  [...told].flatMap(([n, event]) => (event.t === 'choice' ? [n] : [])).sort((a, b) => a - b);

const isBy = (event: Message['event'] | undefined, seat: number): boolean =>
  event?.t === 'choice' && event.seat === seat;

/** True when the event says all of this. */
function agrees(event: Message['event'] | undefined, what: Readonly<Record<string, unknown>>): boolean {
  if (event === undefined) return false;
  const said: Readonly<Record<string, unknown>> = { ...event };
  return Object.entries(what).every(([name, value]) => said[name] === value);
}
