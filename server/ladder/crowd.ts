import type { Finisher, Guest, SimulatedServer } from './simulatedServer.ts';

/** Everybody plays until they have finished so many. */
export const MATCHES = 30;
const PEOPLE = 60;
/** How often somebody comes to the lobby on an evening, and how often at each time. */
const ROUNDS = 3;
const COMES = 0.5;
/** One match in a hundred an honest person is cut off for so long that a bot must play. */
const CUT_OFF = 0.01;
const HOUR = 3_600_000;

/** What somebody makes of how a match would have ended: nothing, if they are honest. */
export type Manner = (order: readonly Finisher[], me: Guest, server: SimulatedServer) => readonly Finisher[];

export interface Visitor {
  readonly guest: Guest;
  readonly manner: Manner;
}

/** Leaves the match: whoever stays is ahead. */
export const leave = (order: readonly Finisher[], me: Guest): Finisher[] => [
  ...order.filter(({ guest }) => guest !== me),
  { guest: me, left: true },
];

export const honestly: Manner = (order, me, server) => (server.chance() < CUT_OFF ? leave(order, me) : order);

/** People of any strength, each from a household of their own. */
export async function honestCrowd(server: SimulatedServer): Promise<Visitor[]> {
  const crowd: Visitor[] = [];
  for (let n = 0; n < PEOPLE; n++) {
    const guest = await server.join(server.drawStrength(), `198.51.100.${n}`);
    crowd.push({ guest, manner: honestly });
  }
  return crowd;
}

/** One evening in the lobby: whoever comes sits down at the next table of two, three or four with a free seat. */
export async function evening(server: SimulatedServer, visitors: readonly Visitor[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    const here = server.shuffle(
      visitors.filter(({ guest }) => guest.played < MATCHES && server.chance() < COMES),
    );
    while (here.length >= 2) {
      const table = here.splice(0, 2 + server.random.below(3));
      if (table.length < 2) break;
      let order: readonly Finisher[] = server
        .finish(table.map(({ guest }) => guest))
        .map((guest) => ({ guest }));
      for (const { guest, manner } of table) {
        guest.played++;
        order = manner(order, guest, server);
      }
      await server.play(order, 60_000 * (5 + server.random.below(10)));
    }
    server.now += HOUR;
  }
}
