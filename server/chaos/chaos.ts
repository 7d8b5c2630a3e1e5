import { Balancer } from './balancer.ts';
import { strike } from './blows.ts';
import { Bustle, checkBustle } from './bustle.ts';
import { Chance } from './chance.ts';
import type { StoreKind } from './flags.ts';
import { checkJournal } from './journal.ts';
import { ServerNode } from './node.ts';
import { makeRunData } from './runData.ts';
import { GAME_IDS, type Sitting, sitDown } from './sitting.ts';
import { Tally } from './tally.ts';

export interface ChaosPlan {
  readonly store: StoreKind;
  readonly kills: number;
  /** Seat changes to come to, in place of matches and a number of kills; there is one kill at least. */
  readonly seats?: number;
  readonly tables: number;
  readonly seed: string;
  /** The built server. */
  readonly program: string;
  /** True when somebody wants an earlier end: what is being played is finished and judged. */
  readonly hurried?: () => boolean;
  /** Called from time to time with how far it has come. */
  readonly say?: (text: string) => void;
}

const REPORT = 15_000;
/** What is acknowledged between two blows at most: a match needs few answers, and seats change with every one. */
const MOST_WORK = { matches: 40, seats: 400 } as const;

/** Plays at many tables while servers are killed and lines are cut, and counts what must never happen. */
export async function chaos(plan: ChaosPlan): Promise<Tally> {
  const { store: kind, kills, seats = 0, tables, seed, program, hurried, say } = plan;
  const tally = new Tally();
  const chance = new Chance(`${seed} ${kind}`);
  const data = await makeRunData(kind);
  const nodes = Array.from(
    { length: data.nodes },
    () => new ServerNode(program, data.env, (words) => tally.violate(words)),
  );
  const balancer = new Balancer(() => nodes.map((node) => node.port), chance, tally);
  const report = setInterval(
    () =>
      say?.(
        `${kind}: ${tally.kills} kills, ${seats > 0 ? `${tally.seatChanges} seats changed` : `${tally.decisions} decisions, ${tally.verified} matches`}`,
      ),
    REPORT,
  );
  const sittings: Sitting[] = [];
  const bustles: Bustle[] = [];
  let striking = true;
  const keepPlaying = async (_: unknown, seat: number): Promise<void> => {
    for (let match = 0; match === 0 || (striking && tally.violations.length === 0); match++) {
      const game = GAME_IDS[(seat + match) % GAME_IDS.length];
      try {
        sittings.push(await sitDown(balancer.url, game, `table-${seat}-${match}`, chance, tally));
      } catch (error) {
        tally.violate(`${game}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  };
  const keepMoving = async (_: unknown, at: number): Promise<void> => {
    const bustle = new Bustle(balancer.url, `bustle-${at}`, chance, tally);
    bustles.push(bustle);
    try {
      await bustle.run(() => !striking || tally.violations.length > 0);
    } catch (error) {
      tally.violate(`bustle ${at}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await balancer.open();
    const played = Promise.all(Array.from({ length: tables }, seats > 0 ? keepMoving : keepPlaying));
    const enough = (): boolean =>
      (seats > 0 ? tally.seatChanges >= seats && tally.kills > 0 : tally.kills >= kills) ||
      tally.violations.length > 0 ||
      (hurried?.() ?? false);
    await strike(
      nodes,
      data,
      enough,
      seats > 0 ? Math.min(MOST_WORK.seats, seats) : MOST_WORK.matches,
      chance,
      tally,
    );
    striking = false;
    await played;
    await Promise.all(nodes.map((node) => node.stop()));
    const store = await data.open();
    if (seats > 0) await checkBustle(store, bustles, tally);
    else await checkJournal(store, sittings, tally);
    await store.close();
  } finally {
    clearInterval(report);
    await Promise.all(nodes.map((node) => node.kill()));
    await balancer.close();
    await data.leave();
  }
  return tally;
}
