import type { Reason, Report, ReportedLine } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import { newId } from '../ids.ts';
import { type Answer, no } from '../problem.ts';
import type { PersonRow, ReportRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../table/live.ts';

/** Lines of chat that are kept before and after what was reported, or at the end where no line was. */
const AROUND = 10;
/** Lines between the first and the last that was reported. */
const BETWEEN = 40;
/** Reports of one person that nobody has dealt with yet. */
const MOST_OPEN = 20;
const LISTED = 100;
/** What was dealt with is kept so long. */
const KEPT = 90 * 86_400_000;

/** What somebody has to say about somebody else. */
export interface Complaint {
  readonly reporter: PersonRow;
  readonly person: PersonRow;
  readonly reason: Reason;
  readonly words: string;
  /** Where it happened; null for somebody's profile. */
  readonly live: LiveTable | null;
  readonly lines: readonly number[];
}

type Refused = 'reported' | 'too-many-reports' | 'nothing-said';

const nothingSaid = no('nothing-said', 'This person has not said that at this table.');
const reported = no('reported', 'You have reported this already, and it was received.');
const tooMany = no(
  'too-many-reports',
  `${MOST_OPEN} reports of yours wait to be looked at. Wait until somebody has.`,
);

/** Keeps a report, with the chat as it is now: it may be gone when somebody looks. */
export async function fileReport(store: Store, complaint: Complaint): Promise<Answer<null, Refused>> {
  const { reporter, person, reason, words, live, lines } = complaint;
  const said = live ? await readAround(store, live, lines) : [];
  const isTheirs = (n: number) => said.some((line) => line.n === n && line.person === person.id);
  if (!lines.every(isTheirs)) return nothingSaid;
  const { db } = store;
  const open = await db
    .selectFrom('reports')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('reporter', '=', reporter.id)
    .where('closed', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(open.count) >= MOST_OPEN) return tooMany;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('reports')
    .values({
      id: newId(),
      reporter: reporter.id,
      person: person.id,
      name: person.name,
      reason,
      words,
      table_id: live?.id ?? '',
      n: live?.n ?? null,
      lines: JSON.stringify(said),
      at: store.now(),
      closed: null,
    })
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? ok(null) : reported;
}

/** The lines, and what was said around them; without lines, the end of the chat. */
async function readAround(
  { db }: Store,
  { id, faces, n: last }: LiveTable,
  lines: readonly number[],
): Promise<ReportedLine[]> {
  const chat = db
    .selectFrom('journal')
    .select(['n', 'at', 'payload'])
    .where('table_id', '=', id)
    .where('kind', '=', 'chat');
  const [from, to] = lines.length > 0 ? [Math.min(...lines), Math.max(...lines)] : [last + 1, last + 1];
  const [before, within, after] = await Promise.all([
    chat.where('n', '<', from).orderBy('n', 'desc').limit(AROUND).execute(),
    chat.where('n', '>=', from).where('n', '<=', to).orderBy('n').limit(BETWEEN).execute(),
    chat.where('n', '>', to).orderBy('n').limit(AROUND).execute(),
  ]);
  return [...before.reverse(), ...within, ...after].map(({ n, at, payload }) => {
    const { person, seat, text } = JSON.parse(payload) as Pick<ReportedLine, 'person' | 'seat' | 'text'>;
    return { n, at, person, name: faces.get(person)?.name ?? '', seat, text, reported: lines.includes(n) };
  });
}

/** What people have reported, the newest first. */
export async function readReports({ db }: Store, closed: boolean): Promise<Report[]> {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('people', 'people.id', 'reports.reporter')
    .selectAll('reports')
    .select('people.name as reporter_name')
    .where('closed', closed ? 'is not' : 'is', null)
    .orderBy('at', 'desc')
    .limit(LISTED)
    .execute();
  return rows.map((row) => makeReport(row, row.reporter_name ?? ''));
}

const makeReport = (row: ReportRow, reporter: string): Report => ({
  id: row.id,
  at: row.at,
  reporter: { id: row.reporter, name: reporter },
  person: { id: row.person, name: row.name },
  reason: row.reason,
  words: row.words,
  table: row.table_id === '' ? null : row.table_id,
  n: row.n,
  lines: JSON.parse(row.lines) as ReportedLine[],
  closed: row.closed,
});

/** Forgets what was dealt with long ago. */
export async function expireReports(store: Store): Promise<void> {
  await store.db
    .deleteFrom('reports')
    .where('closed', '<', store.now() - KEPT)
    .execute();
}

/** Somebody is deleted: what they wrote goes, and their words and name in what others have reported. */
export async function clearReports({ db }: Store, gone: readonly string[]): Promise<void> {
  await db.deleteFrom('reports').where('reporter', 'in', gone).execute();
  const marks = gone.map((id) => `%"person":"${id}"%`);
  const rows = await db
    .selectFrom('reports')
    .select(['id', 'person', 'name', 'lines'])
    .where((e) => e.or([e('person', 'in', gone), ...marks.map((mark) => e('lines', 'like', mark))]))
    .execute();
  for (const { id, person, name, lines } of rows) {
    const said = JSON.parse(lines) as ReportedLine[];
    const left = said.map((line) => (gone.includes(line.person) ? { ...line, name: '', text: '…' } : line));
    await db
      .updateTable('reports')
      .set({ lines: JSON.stringify(left), name: gone.includes(person) ? '' : name })
      .where('id', '=', id)
      .execute();
  }
}
