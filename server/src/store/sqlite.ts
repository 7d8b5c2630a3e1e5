import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Append, Backend } from './backend.ts';
import type { Database } from './schema.ts';

interface Reply {
  readonly id: number;
  readonly rows?: unknown[];
  readonly changes?: number;
  /** True when all appends got their position. */
  readonly won?: boolean[] | true;
  readonly error?: string;
  readonly code?: string | null;
}

/** An error of the database; `code` is for example `SQLITE_FULL`. */
export class StoreError extends Error {
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The thread that owns the file. */
class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { done: (reply: Reply) => void; failed: (error: Error) => void }>();
  #asked = 0;

  #dead: Error | null = null;

  constructor(file: string, alone: boolean) {
    this.#worker = new Worker(new URL('./sqliteWorker.mjs', import.meta.url), {
      workerData: { file, alone },
    });
    this.#worker.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if (reply.error === undefined) waiting?.done(reply);
      else waiting?.failed(new StoreError(reply.error, reply.code ?? 'SQLITE_ERROR'));
    });
    this.#worker.on('error', (error) => {
      this.#dead = error;
      for (const { failed } of this.#waiting.values()) failed(error);
      this.#waiting.clear();
    });
  }

  ask(message: Readonly<Record<string, unknown>>): Promise<Reply> {
    if (this.#dead) return Promise.reject(this.#dead);
    const id = ++this.#asked;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, ...message });
    });
  }

  /** Closes the file; resolves when the thread has let go of it. */
  async end(): Promise<void> {
    await this.ask({ t: 'close' }).catch(() => {});
    await this.#worker.terminate();
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const thread = this.#thread;
    return {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows, changes } = await thread.ask({ t: 'query', sql, params: parameters });
        return { rows: rows as R[], numAffectedRows: BigInt(changes ?? 0) };
      },
      streamQuery(): never {
        throw new Error('rows are not streamed from the SQLite thread');
      },
    };
  }

  /** Used only while the store is opened; everything later is one append or one statement. */
  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    await this.#thread.end();
  }
}

/** SQLite in one file: WAL, and every commit is on the disk before it counts. `alone` refuses a second server on it. */
export function openSqlite(file: string, alone = false): Backend {
  const thread = new SqliteThread(file, alone);
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new ThreadDriver(thread),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return {
    dialect: 'sqlite',
    db,
    async commit(appends: readonly Append[]) {
      const rows = JSON.stringify(
        appends.flatMap(({ row }) =>
          row ? [[row.table_id, row.n, row.kind, row.payload, row.at, row.key]] : [],
        ),
      );
      const also = appends.every((append) => append.also.length === 0)
        ? null
        : appends.map(({ row, also: each }) => [
            row !== null,
            each.map(({ sql, parameters }) => [sql, parameters]),
          ]);
      const { won } = await thread.ask({ t: 'commit', rows, also });
      return won === true ? appends.map(() => true) : (won ?? []);
    },
    now: async () => Date.now(),
    close: () => db.destroy(),
  };
}
