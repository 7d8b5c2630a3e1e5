import type { Created, Room } from '@overtrick/api';
import { FastRandom, SPECTATOR } from '@overtrick/engine';
import { everyDecision } from '../../games/testing/every.ts';
import { RawPerson, type RawStream } from './rawPerson.ts';

export interface WildSetup {
  readonly port: number;
  readonly admin: string;
  readonly game: string;
  readonly players: number;
  readonly options: object;
  readonly seed: string;
  /** After so many positions all close the table; infinite to play to the end. */
  readonly most: number;
}

/** A match that was watched by everybody: who they were, and where they sat. */
export interface WildMatch {
  readonly id: string;
  readonly people: readonly RawPerson[];
  readonly spectator: RawPerson;
  /** Everything that was said. */
  readonly said: readonly string[];
}

const FORGED = ['0', '-1', '1e3', 'NaN', '999999999', '3', '0x10', ''];

/**
 * A match as wild as people can make it: some seats are people and some bots; everybody chats, reacts, decides out of turn, asks for
 * logs that are not there yet, goes and comes back with true and forged ids; and one looks on. `pause` is called before it ends.
 */
export async function playWildly(setup: WildSetup, pause: (id: string) => Promise<void>): Promise<WildMatch> {
  const { port, game, players, options, seed, most } = setup;
  const random = new FastRandom(`wild ${seed}`);
  const humans = 1 + random.below(players);
  const people = await Promise.all(
    Array.from({ length: humans }, (_, seat) => RawPerson.named(port, `${seat} of ${seed}`)),
  );
  const spectator = await RawPerson.named(port, `Eye of ${seed}`);
  const bots = Array.from({ length: players - humans }, () => 'novice');
  const [host] = people;
  const created = await host.act('/api/tables', { game, players, options, bots, public: true });
  const { id } = JSON.parse(created.text) as Created;
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.act(`/api/tables/${id}/sit`, { seat });
  const streams = [...people, spectator].map((person) => person.follow(id));
  await Promise.all(streams.map((stream) => stream.until((s) => s.room !== null, 'the room')));
  const { commitment } = streams[0].room as Room;
  for (const [seat, person] of people.entries()) await person.ready(id, commitment, seat);
  await host.act(`/api/tables/${id}/start`);
  for (const person of people) await person.reveal(id);
  const said: string[] = [];
  const wild = { setup, id, said, decisions: everyDecision(game) };
  const isDone = (stream: RawStream) => stream.n >= most || stream.room?.status === 'over';
  await Promise.all([
    ...people.map((person, seat) => live(wild, person, seat, streams[seat], isDone)),
    live(wild, spectator, SPECTATOR, streams[humans], isDone),
  ]);
  await pause(id);
  // The host asks and all others agree; bots may have ended it meanwhile, and then it is over and not closed.
  for (const person of people) await person.ask('POST', `/api/tables/${id}/close`, {});
  await Promise.all(
    streams.map((s) => s.until(({ room }) => /over|closed/.test(room?.status ?? ''), 'the end')),
  );
  for (const person of [...people, spectator]) {
    for (const piece of person.heard) if ('bytes' in piece) piece.close();
  }
  return { id, people, spectator, said };
}

interface Wild {
  readonly setup: WildSetup;
  readonly id: string;
  readonly said: string[];
  readonly decisions: readonly string[];
}

async function live(
  wild: Wild,
  person: RawPerson,
  seat: number,
  stream: RawStream,
  isDone: (stream: RawStream) => boolean,
): Promise<void> {
  const { setup, id } = wild;
  const random = new FastRandom(`${setup.seed} seat ${seat}`);
  const isAsked = (s: RawStream) => (s.now?.legal.length ?? 0) > 0;
  while (!isDone(stream)) {
    const { n } = stream;
    await stream.until((s) => isDone(s) || isAsked(s) || s.n > n, 'something new');
    if (isDone(stream)) return;
    if (random.below(4) === 0) await meddle(wild, person, seat, stream, random);
    if (!isAsked(stream)) continue;
    const legal = stream.now?.legal ?? [];
    const decision = legal[random.below(legal.length)];
    const before = stream.n;
    const { status, text } = await person.ask('POST', `/api/tables/${id}/decisions`, { decision });
    if (status !== 200) throw new Error(`${status} ${text}`);
    await stream.until((s) => s.n > before, 'the own decision');
  }
}

/** Something that is no decision of this seat's turn. */
async function meddle(
  { setup, id, said, decisions }: Wild,
  person: RawPerson,
  seat: number,
  stream: RawStream,
  random: FastRandom,
): Promise<void> {
  const table = `/api/tables/${id}`;
  const any = <T>(of: readonly T[]): T => of[random.below(of.length)];
  const deeds: readonly (() => Promise<unknown>)[] = [
    () => {
      const text = `I say ${random.below(1_000_000)} <b>&amp;</b> 読む`;
      said.push(text);
      return person.ask('POST', `${table}/chat`, { text });
    },
    () => person.ask('POST', `${table}/react`, { reaction: 'nice' }),
    async () => {
      const decision = any(decisions);
      if (!stream.now?.legal.includes(decision)) await person.ask('POST', `${table}/decisions`, { decision });
    },
    () => person.ask('GET', any([table, `${table}/log`, `${table}/deals`])),
    () => person.ask('GET', any(['/api/lobby', '/api/me/export', '/api/me/tables', '/metrics', '/readyz'])),
    () =>
      person.ask('GET', any([`/api/people/${person.id}`, '/api/leaderboards/inflation', '/api/codes/XXXXX'])),
    () => person.ask('GET', '/admin/state', undefined, { 'overtrick-admin': setup.admin }),
    () => person.ask('GET', `/admin/tables/${id}`, undefined, { 'overtrick-admin': setup.admin }),
    () => person.ask('POST', `${table}/${any(['hint', 'takeback', 'rematch'])}`, {}),
    async () => {
      const back = person.follow(id, random.below(2) === 0 ? String(stream.n) : any(FORGED));
      await back.until((s) => s.frames.length > 0 || s.ended, 'the stream');
      if (random.below(2) === 0) back.close();
    },
  ];
  await any(deeds)();
  if (seat === SPECTATOR) await person.ask('POST', `${table}/decisions`, { decision: any(decisions) });
}
