import type { Clock, Lobby, TableCard } from '@overtrick/api';
import type { TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { TableSetup } from './setup.ts';

const LISTED = 100;
/** Tables among which those that are listed are chosen, and the most of one host. */
const CONSIDERED = 400;
const MOST_OF_HOST = 5;
const SOON = 250;
/** Tables that somebody in a hurry may be seated at. */
const OFFERED = 10;

interface LobbyListener {
  readonly game: string | null;
  send(text: string): void;
}

/** The list of open tables, and everybody who watches it. */
export class OpenTables {
  readonly #store: Store;
  readonly #isWatched: (table: string) => boolean;
  readonly listeners = new Set<LobbyListener>();
  #timer: NodeJS.Timeout | null = null;
  #last: { readonly at: number; readonly lobby: Lobby } | null = null;
  #told = '';

  /** `isWatched` knows the tables where somebody is connected to this node. */
  constructor(store: Store, isWatched: (table: string) => boolean) {
    this.#store = store;
    this.#isWatched = isWatched;
  }

  /** The lobby now; read from the store at most a few times a second. */
  async read(game: string | null): Promise<Lobby> {
    if (!this.#last || performance.now() - this.#last.at > SOON) {
      this.#last = { at: performance.now(), lobby: await this.#query() };
    }
    return only(this.#last.lobby, game);
  }

  /** Something about a public table has changed. */
  touch(): void {
    if (this.listeners.size === 0 || this.#timer) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#tell().catch(() => {});
    }, SOON);
    this.#timer.unref();
  }

  async #tell(): Promise<void> {
    const lobby = await this.#query();
    this.#last = { at: performance.now(), lobby };
    const text = JSON.stringify(lobby);
    if (text === this.#told) return;
    this.#told = text;
    const written = new Map<string | null, string>();
    for (const listener of this.listeners) {
      let said = written.get(listener.game);
      if (said === undefined) {
        said = sayLobby(only(lobby, listener.game));
        written.set(listener.game, said);
      }
      listener.send(said);
    }
  }

  async #query(): Promise<Lobby> {
    const { db } = this.#store;
    const considered = await db
      .selectFrom('tables')
      .select(['id', 'code', 'game', 'players', 'status', 'rated', 'setup', 'created', 'taken', 'host'])
      .where('status', '=', 'open')
      .where('public', '=', 1)
      .orderBy('created', 'desc')
      .limit(CONSIDERED)
      .execute();
    const rows = (await this.#watchedFirst(fewOfEach(considered))).slice(0, LISTED);
    const playing = await db
      .selectFrom('tables')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('status', '=', 'playing')
      .executeTakeFirst();
    const names = await this.names(rows.map((row) => row.id));
    return {
      tables: rows.map((row) => makeCard(row, names.get(row.id) ?? [])),
      playing: Number(playing?.count ?? 0),
    };
  }

  /** Public tables of a game with a free seat: those where somebody waits, and of them the fullest, first. */
  async open(game: string, players: number | undefined): Promise<{ id: string; code: string }[]> {
    let query = this.#store.db
      .selectFrom('tables')
      .select(['id', 'code'])
      .where('status', '=', 'open')
      .where('public', '=', 1)
      .where('game', '=', game)
      .whereRef('taken', '<', 'players');
    if (players !== undefined) query = query.where('players', '=', players);
    const open = await query.orderBy('taken', 'desc').orderBy('created').limit(LISTED).execute();
    return (await this.#watchedFirst(open)).slice(0, OFFERED);
  }

  /** Tables that somebody has left behind must not push those from the list at which somebody waits. */
  async #watchedFirst<Row extends { readonly id: string }>(rows: readonly Row[]): Promise<Row[]> {
    const elsewhere =
      this.#store.dialect === 'sqlite' || rows.length === 0
        ? []
        : await this.#store.db
            .selectFrom('presence')
            .select('table_id')
            .distinct()
            .where(
              'table_id',
              'in',
              rows.map(({ id }) => id),
            )
            .execute();
    const known = new Set(elsewhere.map(({ table_id }) => table_id));
    const isWatched = ({ id }: Row): boolean => known.has(id) || this.#isWatched(id);
    return [...rows.filter(isWatched), ...rows.filter((row) => !isWatched(row))];
  }

  /** Who sits at these tables. */
  async names(tables: readonly string[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    if (tables.length === 0) return found;
    const rows = await this.#store.db
      .selectFrom('sitters')
      .innerJoin('people', 'people.id', 'sitters.person')
      .select(['table_id', 'name'])
      .where('table_id', 'in', tables)
      .orderBy('seat')
      .execute();
    for (const { table_id, name } of rows) found.set(table_id, [...(found.get(table_id) ?? []), name]);
    return found;
  }
}

/** The newest tables of each host, and no more of one than may be listed. */
function fewOfEach<Row extends { readonly host: string }>(rows: readonly Row[]): Row[] {
  const listed = new Map<string, number>();
  return rows.filter(({ host }) => {
    const count = (listed.get(host) ?? 0) + 1;
    listed.set(host, count);
    return count <= MOST_OF_HOST;
  });
}

/** A table as the lobby lists it. */
export function makeCard(
  row: Pick<
    TableRow,
    'id' | 'code' | 'game' | 'players' | 'status' | 'rated' | 'setup' | 'created' | 'taken'
  >,
  names: readonly string[],
): TableCard {
  const { id, code, game, players, taken, created } = row;
  const clock: Clock = (JSON.parse(row.setup) as TableSetup).clock;
  return {
    id,
    code,
    game,
    players,
    taken,
    names,
    status: row.status,
    rated: row.rated === 1,
    clock,
    created,
  };
}

/** One message of the lobby's stream. */
export const sayLobby = (lobby: Lobby): string => `data: ${JSON.stringify(lobby)}\n\n`;

const only = (lobby: Lobby, game: string | null): Lobby =>
  game === null ? lobby : { ...lobby, tables: lobby.tables.filter((table) => table.game === game) };
