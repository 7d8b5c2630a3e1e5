import type { Created, Done, Room } from '@overtrick/api';
import { FastRandom, type Game, type Setup, SPECTATOR, seatsOf, Table } from '@overtrick/engine';
import { everyDecision } from '../../games/testing/every.ts';
import type { World } from '../../games/testing/otherWorld.ts';
import { RawPerson, type RawStream } from './rawPerson.ts';
import type { Script } from './scriptedDeal.ts';

/** A random position inside one deal, as a world. What ends a deal turns cards up for everybody, so it stops before that. */
export function randomWorld(game: Game, setup: Setup, seed: string, steps: number): World {
  const random = new FastRandom(`twin ${seed}`);
  const table = new Table(game, setup, { kind: 'seed', seed, match: 0 }, true);
  const after = game.create(setup);
  const deal = game.makeDeal(table.state);
  const moves: { seat: number; text: string }[] = [];
  for (let i = 0; i < steps; i++) {
    const asked = seatsOf(game.actors(table.state));
    const seat = asked[random.below(asked.length)];
    const legal = table.legal(seat);
    const text = legal[random.below(legal.length)];
    const checked = table.check(seat, text);
    game.copy(table.state, after);
    if (checked.ok) game.apply(after, seat, checked.value);
    if (after.turn < 0) break;
    table.decide(seat, text);
    moves.push({ seat, text });
  }
  return { deal, moves };
}

export interface Stage {
  readonly port: number;
  readonly admin: string;
  readonly script: Script;
  readonly setup: Setup;
  readonly game: string;
  readonly observer: number;
  readonly seed: string;
}

/** A table with the one pair of eyes that is watched. */
interface Scene {
  readonly stage: Stage;
  readonly id: string;
  readonly people: readonly RawPerson[];
  readonly eyes: RawPerson;
  readonly stream: RawStream;
}

/**
 * Plays a world at a real table, with one pair of eyes that looks and asks wherever it can: stream, reconnects with right and forged
 * ids, refused decisions, chat, its data, the logs that it may not read yet. Gives every byte that came to these eyes, without what
 * differs from table to table anyway.
 */
export async function bytesOf(stage: Stage, world: World): Promise<string> {
  const scene = await open(stage, world);
  const { id, people, eyes, stream } = scene;
  const random = new FastRandom(`eyes ${stage.seed}`);
  for (const [at, { seat, text }] of world.moves.entries()) {
    if (at % 8 === 3) await lookAround(scene, random);
    const { text: done } = await people[seat].act(`/api/tables/${id}/decisions`, { decision: text });
    await stream.until((s) => s.n >= ((JSON.parse(done) as Done).n ?? 0), 'the decision');
    if (at % 10 === 9) await chat(scene, `That was number ${at}.`);
  }
  await lookAround(scene, random);
  stream.close();
  const heard = eyes.heard.map((piece) =>
    'bytes' in piece ? piece.bytes : `${piece.head}\n\n${piece.text}`,
  );
  for (const person of people) await person.act(`/api/tables/${id}/close`);
  return plain(heard.join('\n=====\n'), [id, ...people.map((person) => person.id), eyes.id]);
}

async function open(stage: Stage, world: World): Promise<Scene> {
  const { port, setup, observer, script, game } = stage;
  const names = Array.from({ length: setup.players }, (_, seat) => `Person ${seat}`);
  const people = await Promise.all(names.map((name) => RawPerson.named(port, name)));
  const eyes = observer === SPECTATOR ? await RawPerson.named(port, 'Spectator') : people[observer];
  const [host] = people;
  const created = await host.act('/api/tables', {
    game,
    players: setup.players,
    options: setup.options,
    clock: { kind: 'live', bank: 600, move: 600, away: 60 },
  });
  const { id } = JSON.parse(created.text) as Created;
  for (const [seat, person] of people.entries())
    if (seat > 0) await person.act(`/api/tables/${id}/sit`, { seat });
  eyes.heard.length = 0;
  const stream = eyes.follow(id);
  await stream.until((s) => s.room !== null, 'the room');
  const { commitment } = stream.room as Room;
  for (const [seat, person] of people.entries()) await person.ready(id, commitment, seat);
  await host.act(`/api/tables/${id}/start`);
  script.next = { setup, deal: world.deal };
  for (const person of people) await person.reveal(id);
  await stream.until((s) => s.now !== null, 'the deal');
  return { stage, id, people, eyes, stream };
}

/** Asks everything that could be asked; most of it is refused. */
async function lookAround({ stage, id, eyes, stream }: Scene, random: FastRandom): Promise<void> {
  const table = `/api/tables/${id}`;
  for (const path of [table, `${table}/log`, `${table}/deals`, '/api/me', '/api/me/export']) {
    await eyes.ask('GET', path);
  }
  await eyes.ask('GET', `/admin/tables/${id}`);
  await eyes.ask('GET', `/admin/tables/${id}`, undefined, { 'overtrick-admin': stage.admin });
  await eyes.ask('POST', `${table}/hint`, {});
  const decisions = everyDecision(stage.game);
  const legal = new Set(stream.now?.legal);
  for (let i = 0; i < 4; i++) {
    const decision = decisions[random.below(decisions.length)];
    if (!legal.has(decision)) await eyes.ask('POST', `${table}/decisions`, { decision });
  }
  const forged = ['0', '-1', '1e3', 'NaN', '999999999', String(stream.n), String(random.below(stream.n + 1))];
  await again(id, eyes, stream, forged[random.below(forged.length)]);
}

/** Comes back with an id; every coming and going is told as presence, which is waited for so that the order is fixed. */
async function again(id: string, eyes: RawPerson, stream: RawStream, lastId: string): Promise<void> {
  const presences = ({ frames }: RawStream) => frames.filter(({ event }) => event === 'presence').length;
  const before = presences(stream);
  const back = eyes.follow(id, lastId);
  await back.until((s) => presences(s) > 0, 'the stream');
  await stream.until((s) => presences(s) === before + 1, 'the coming');
  back.close();
  await stream.until((s) => presences(s) === before + 2, 'the going');
}

async function chat({ id, eyes, stream }: Scene, text: string): Promise<void> {
  const { status, text: answer } = await eyes.ask('POST', `/api/tables/${id}/chat`, { text });
  if (status < 300) await stream.until((s) => s.n >= ((JSON.parse(answer) as Done).n ?? 0), 'the chat');
}

/** Without ids, codes, commitments, times and heartbeats: each becomes a word of the same meaning. Lengths stay, as everybody sees them. */
function plain(bytes: string, ids: readonly string[]): string {
  let text = bytes;
  for (const [at, id] of ids.entries()) text = text.replaceAll(id, `id-${at}`);
  return text
    .replace(/[0-9a-f]{64}/g, 'hash')
    .replace(/"code":"\w+"/g, '"code"')
    .replace(/\b1[0-9]{12}\b/g, 'time')
    .replace(/^Date: .*$/gim, 'date')
    .replace(/^Request-Id: [\w-]{20}$/gim, 'request')
    .replace(/^:\n\n/gm, '');
}
