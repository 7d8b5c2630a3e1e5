/**
 * A bot that sits down at a table of any server and plays: `TOKEN=… npx tsx client/example/bot.ts http://localhost:4242 ABCDE`.
 * The client reconnects when the connection or the server was gone; docs/writing-a-bot.md says where the token comes from.
 */
import type { Now, Room } from '@overtrick/api';
import { Client } from '@overtrick/client';
import { commitContribution, makeHex } from '@overtrick/engine';

const [site, code] = process.argv.slice(2);
const api = new Client({ site, headers: { authorization: `Bearer ${process.env.TOKEN}` } });
/** Our contribution to the shuffle: committed to on ready, revealed after the start. */
const share = crypto.getRandomValues(new Uint8Array(32));

const found = await api.call('GET /api/codes/:code', { params: { code } });
if (!found.ok) throw new Error(found.error.message);
const params = { id: found.value.id };
await api.call('POST /api/tables/:id/sit', { params });

let seat = -1;
const feed = api.follow(
  'GET /api/tables/:id/stream',
  { params },
  {
    hear({ event, data }) {
      if (event === 'whole') ({ seat } = data);
      if (event === 'whole') void act(data.room, data.view?.now);
      else if (event === 'message') void act(data.room, data.now);
    },
    changed: (_, problem) => problem && console.error(problem.message),
  },
);

/** Does what the table asks of us now. */
async function act(room: Room | undefined, now: Now | undefined): Promise<void> {
  const own = room?.seats[seat];
  if (room?.status === 'open' && !own?.ready) {
    const commitment = commitContribution(room.commitment, seat, share);
    await api.call('POST /api/tables/:id/ready', { params, input: { commitment } });
  }
  if (room?.status === 'revealing' && !own?.revealed) {
    await api.call('POST /api/tables/:id/reveal', { params, input: { reveal: makeHex(share) } });
  }
  if (now && now.legal.length > 0) {
    // Here is room for better ideas.
    const decision = now.legal[Math.floor(Math.random() * now.legal.length)];
    await api.call('POST /api/tables/:id/decisions', { params, input: { decision } });
  }
  if (room?.status === 'over' || room?.status === 'closed') feed.close();
}
