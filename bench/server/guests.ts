import { randomBytes } from 'node:crypto';
import { commitContribution, makeHex } from '@overtrick/engine';
import type { Reply, Wire } from './wire.ts';

export const SEATS = 4;

/** A guest with a cookie, and the contribution that they always make. */
export interface Guest {
  readonly cookie: string;
  readonly share: Uint8Array;
}

/** A table that has been dealt and waits for its four guests to listen. */
export interface DealtTable {
  readonly id: string;
  readonly guests: readonly Guest[];
}

/** Four guests who always sit down together. */
export async function inviteGuests(wire: Wire): Promise<Guest[]> {
  const guests: Guest[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const { head } = wanted(await wire.ask('POST', '/api/me', '', `{"name":"Seat ${seat}"}`));
    const cookie = /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? '';
    guests.push({ cookie, share: randomBytes(32) });
  }
  return guests;
}

/** Opens a table of whist and goes through the fair deal, as four pages would. */
export async function openTable(wires: readonly Wire[], guests: readonly Guest[]): Promise<DealtTable> {
  const ask = async (seat: number, act: string, input: object = {}): Promise<Reply> =>
    wanted(await wires[seat].ask('POST', act, guests[seat].cookie, JSON.stringify(input)));
  const everyone = (what: (seat: number) => Promise<Reply>) =>
    Promise.all(guests.map((_, seat) => what(seat)));
  const made = await ask(0, '/api/tables', { game: 'whist', players: SEATS });
  const { id } = JSON.parse(made.body) as { id: string };
  const at = `/api/tables/${id}`;
  await Promise.all([1, 2, 3].map((seat) => ask(seat, `${at}/sit`, { seat })));
  const { body } = wanted(await wires[0].ask('GET', at, guests[0].cookie));
  const { room } = JSON.parse(body) as { room: { commitment: string } };
  await everyone((seat) =>
    ask(seat, `${at}/ready`, { commitment: commitContribution(room.commitment, seat, guests[seat].share) }),
  );
  await ask(0, `${at}/start`);
  await everyone((seat) => ask(seat, `${at}/reveal`, { reveal: makeHex(guests[seat].share) }));
  return { id, guests };
}

function wanted(reply: Reply): Reply {
  if (reply.status >= 300) throw new Error(`${reply.status} ${reply.body}`);
  return reply;
}
