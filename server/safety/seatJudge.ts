import { isDeepStrictEqual } from 'node:util';
import { writeEvent, writeNow, writeView } from '@overtrick/engine';
import type { LiveTable } from '../src/table/live.ts';
import { makeRoom } from '../src/table/tell.ts';
import type { Device, Told } from './seatDevice.ts';
import type { SeatModel } from './seatModel.ts';

/** Every field of a message; what it holds is compared below. */
const FIELDS: ReadonlySet<string> = new Set(['n', 'at', 'event', 'now', 'room', 'clock']);

/** Those sit who should. */
export function judgeSeats({ room }: LiveTable, { seats }: SeatModel): void {
  const found = room.seats.map(({ person }) => person);
  if (!isDeepStrictEqual(found, seats)) throw new Error(`${found} sit, not ${seats}`);
}

/** Holds all that a device was told since the last time against the truth, and its idea of its own seat; gives how much that was. */
export function judgeDevice(live: LiveTable, model: SeatModel, device: Device): number {
  const person = device.person?.id ?? null;
  const seat = model.seatOf(person);
  const told = device.unjudged;
  device.unjudged = [];
  for (const each of told) judgeTold(live, model, person, each);
  if (!device.isOpen) return told.length;
  if (device.isLost) throw new Error(`${person} was not told everything`);
  if (device.seat !== seat) throw new Error(`${person} sits at ${seat} and believes ${device.seat}`);
  if (isClosedTo(live, model, person)) throw new Error(`${person} may not listen and still does`);
  return told.length;
}

/** Holds one message against what this person may know now. */
export function judgeTold(
  live: LiveTable,
  model: SeatModel,
  person: string | null,
  { event, data }: Told,
): void {
  const { match, game, room, history } = live;
  const seat = model.seatOf(person);
  if (isClosedTo(live, model, person)) throw new Error(`${person} has no seat and was told ${event}`);
  const same = (what: string, told: unknown, allowed: unknown): void => {
    if (JSON.stringify(told) !== JSON.stringify(allowed))
      throw new Error(`${person} at ${seat} was told another ${what}: ${JSON.stringify(told)}`);
  };
  if (event === 'seat' || event === 'whole') same('seat', data.seat, seat);
  if (event === 'whole') {
    same('view', data.view, match && writeView(game, match.view(seat)));
    same('room', data.room, makeRoom(live, 0));
  } else if (event === 'message') {
    if (person !== null && data.n <= (model.movedAt.get(person) ?? -1))
      throw new Error(`${person} was told position ${data.n} with other eyes than it had then`);
    const at = history[data.n];
    const record = match?.record(seat) ?? [];
    same('event', data.event, typeof at === 'number' ? writeEvent(game, record[at]) : at);
    if (data.now) same('hand', data.now, match && writeNow(game, match.now(seat)));
    if (data.room) same('room', data.room, makeRoom(live, 0));
    const strange = Object.keys(data).filter((key) => !FIELDS.has(key));
    same('field', strange, []);
  } else if (event === 'presence') {
    const counts = [...data.seats, data.spectators].every((each) => typeof each !== 'string');
    same('presence', [Object.keys(data), counts], [['seats', 'spectators', 'visitors'], true]);
    // Before the start those without a seat are named; who watches a match is not.
    const strange = data.visitors.filter((each) => room.status !== 'open' || model.seatOf(each.person) >= 0);
    same('visitor', strange, []);
  }
  if (match && person !== null && room.secret === null) model.sees(person, seat);
}

/** Hands of finished deals are open only where everybody has agreed. */
export function judgeDeals({ match, room }: LiveTable, { opens }: SeatModel, shown: number): void {
  if (!match || room.secret !== null) return;
  if (!opens.every(Boolean)) throw new Error('hands are open though somebody has not agreed');
  const running = match.state.turn < 0 ? match.state.deal + 1 : match.state.deal;
  if (shown > running) throw new Error('hands of the running deal are open');
}

/** True for who has no seat at a match that is played without spectators, and comes to none. */
const isClosedTo = ({ room }: LiveTable, model: SeatModel, person: string | null): boolean =>
  !model.belongs(person) && !room.setup.spectators && room.status !== 'open' && room.secret === null;
