import { randomBytes } from 'node:crypto';
import type { CallName } from '@overtrick/api';
import { type Answer, Client } from '@overtrick/client';
import { commitContribution, makeHex } from '@overtrick/engine';
import type { Wire } from './wire.ts';

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
    const client = over(wire);
    wanted(await client.call('POST /api/me', { input: { name: `Seat ${seat}` } }));
    guests.push({ cookie: client.cookie, share: randomBytes(32) });
  }
  return guests;
}

/** Opens a table of whist and goes through the fair deal, as four pages would. */
export async function openTable(wires: readonly Wire[], guests: readonly Guest[]): Promise<DealtTable> {
  const clients = guests.map(({ cookie }, seat) => over(wires[seat], cookie));
  const [host] = clients;
  const { id } = wanted(await host.call('POST /api/tables', { input: { game: 'whist', players: SEATS } }));
  const params = { id };
  const everyone = (what: (client: Client, seat: number) => Promise<unknown>) =>
    Promise.all(clients.map(what));
  await everyone(async (client, seat) => {
    if (seat > 0) wanted(await client.call('POST /api/tables/:id/sit', { params, input: { seat } }));
  });
  const { room } = wanted(await host.call('GET /api/tables/:id', { params }));
  await everyone(async (client, seat) => {
    const commitment = commitContribution(room.commitment, seat, guests[seat].share);
    wanted(await client.call('POST /api/tables/:id/ready', { params, input: { commitment } }));
  });
  wanted(await host.call('POST /api/tables/:id/start', { params }));
  await everyone(async (client, seat) => {
    const reveal = makeHex(guests[seat].share);
    wanted(await client.call('POST /api/tables/:id/reveal', { params, input: { reveal } }));
  });
  return { id, guests };
}

/** The client of a guest, on a wire of the load instead of `fetch`. */
function over(wire: Wire, cookie = ''): Client {
  const client = new Client({
    site: '',
    tries: 1,
    async send(path, { method, headers, body }) {
      const {
        status,
        head,
        body: text,
      } = await wire.ask(method, path, headers.cookie ?? '', body, headers['idempotency-key']);
      return { status, text, cookie: /set-cookie: ([^\r]+)/i.exec(head)?.[1] ?? null };
    },
  });
  client.cookie = cookie;
  return client;
}

function wanted<N extends CallName>(answer: Answer<N>) {
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}
