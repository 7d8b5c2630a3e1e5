// The thread that owns the SQLite file, so that waiting for the disk never holds up the server. Plain JavaScript, because
// Node 20 starts threads from nothing else.
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

// Held until the process ends, even by a crash: two servers on one file would not know of each other's changes.
const lock = workerData.alone ? new Database(`${workerData.file}.lock`) : null;
try {
  lock?.exec('begin exclusive');
} catch {
  throw new Error(
    `another server is using ${workerData.file}; stop it first, or set OVERTRICK_DATA to another folder`,
  );
}

/** Errors of the library lose their words on the way to another thread. */
function open(file) {
  try {
    const opened = new Database(file);
    // First of all: a server that has just stopped may still be closing the file.
    opened.pragma('busy_timeout = 5000');
    opened.pragma('journal_mode = WAL');
    return opened;
  } catch (error) {
    throw new Error(String(error?.message ?? error));
  }
}

const db = open(workerData.file);
db.pragma('synchronous = FULL');
// A page is written back once for many commits: every busy table has one of its own, and writing it back each time is most of the work.
db.pragma('wal_autocheckpoint = 16000');
db.pragma('foreign_keys = ON');

const prepared = new Map();
const KEPT = 200;

function prepare(sql) {
  let statement = prepared.get(sql);
  if (statement) return statement;
  if (prepared.size >= KEPT) prepared.clear();
  statement = db.prepare(sql);
  prepared.set(sql, statement);
  return statement;
}

function query(sql, params) {
  const statement = prepare(sql);
  if (statement.reader) return { rows: statement.all(params), changes: 0 };
  return { rows: [], changes: statement.run(params).changes };
}

// All rows in one statement: a call of the library costs far more than a row.
const INSERT = `insert into journal (table_id, n, kind, payload, at, key)
  select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5 from json_each(?)`;

const isTaken = (error) =>
  String(error?.code).startsWith('SQLITE_CONSTRAINT') || /UNIQUE|PRIMARY/.test(error?.message);

/**
 * Each append is one row at one position; what goes with it is done only when that position was free. Nearly always all
 * positions are: then it is one statement for all rows, and only otherwise one for each. True: all have won.
 */
function commit(rows, also) {
  try {
    if (also === null) {
      prepare(INSERT).run([rows]);
      return true;
    }
    return inTransaction(() => {
      prepare(INSERT).run([rows]);
      for (const [, statements] of also) for (const [sql, params] of statements) query(sql, params);
      return true;
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
  }
  const left = JSON.parse(rows);
  return inTransaction(() =>
    (also ?? left.map(() => [true, []])).map(([hasRow, statements]) => {
      if (
        hasRow &&
        prepare(`${INSERT} where true on conflict do nothing`).run([JSON.stringify([left.shift()])])
          .changes === 0
      ) {
        return false;
      }
      for (const [sql, params] of statements) query(sql, params);
      return true;
    }),
  );
}

function inTransaction(work) {
  db.exec('begin immediate');
  try {
    const done = work();
    db.exec('commit');
    return done;
  } catch (error) {
    if (db.inTransaction) db.exec('rollback');
    throw error;
  }
}

parentPort.on('message', (message) => {
  const { id } = message;
  try {
    if (message.t === 'close') {
      db.close();
      lock?.close();
      parentPort.postMessage({ id });
    } else if (message.t === 'commit') {
      parentPort.postMessage({ id, won: commit(message.rows, message.also) });
    } else {
      parentPort.postMessage({ id, ...query(message.sql, message.params) });
    }
  } catch (error) {
    parentPort.postMessage({ id, error: String(error?.message ?? error), code: error?.code ?? null });
  }
});
