import { SPECTATOR, writeEvent, writeNow } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { findKey } from '../src/key.ts';
import { Seal } from '../src/seal.ts';
import { LiveTable } from '../src/table/live.ts';
import { readEntries } from '../src/table/read.ts';
import type { TableSetup } from '../src/table/setup.ts';
import type { TestServer } from '../testing/serve.ts';

/** What one observer may be told at one position, as JSON. */
interface Allowed {
  /** The event of the cards at this position; null when it was one of the room. */
  readonly event: string | null;
  readonly now: string | null;
  /** The whole record so far. */
  past(): string;
}

/** A table as its journal has it, S and hidden cards included: what the bytes on the wire are held against. */
export interface Truth {
  readonly secret: string;
  /** The position at which S was published; infinite while it is not. */
  readonly openedAt: number;
  readonly decisions: number;
  allowed(n: number, observer: number): Allowed | undefined;
}

/** Reads a table with the server’s key. */
export async function readTruth({ store, config }: TestServer, id: string): Promise<Truth> {
  const key = findKey(config.data, config.key);
  if (!key.ok) throw new Error(key.error.words);
  const seal = new Seal(key.value);
  const row = await store.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const setup = JSON.parse(row.setup) as TableSetup;
  const game = gameOf(setup.game);
  if (!game) throw new Error(`there is no ${setup.game}`);
  const secret = seal.open(row.secret, id);
  const live = new LiveTable(id, setup, game, secret);
  const entries = await readEntries(store, seal, id, -1);
  const positions: Allowed[][] = [];
  let openedAt = Number.POSITIVE_INFINITY;
  for (const placed of entries) {
    const { t } = placed.entry;
    live.take(placed);
    if (t === 'end' || t === 'close') openedAt = Math.min(openedAt, placed.n);
    const { match } = live;
    positions[placed.n] = Array.from({ length: setup.players + 1 }, (_, at) => {
      const observer = at === setup.players ? SPECTATOR : at;
      const record = match?.record(observer) ?? [];
      const { length } = record;
      const write = (from: number) =>
        record.slice(from, length).map((event) => JSON.stringify(writeEvent(game, event)));
      return {
        event: t === 'deal' || t === 'decide' ? write(length - 1)[0] : null,
        now: match ? JSON.stringify(writeNow(game, match.now(observer))) : null,
        past: () => `[${write(0).join()}]`,
      };
    });
  }
  return {
    secret,
    openedAt,
    decisions: entries.filter(({ entry }) => entry.t === 'decide').length,
    allowed: (n, observer) => positions[n]?.[observer === SPECTATOR ? setup.players : observer],
  };
}
