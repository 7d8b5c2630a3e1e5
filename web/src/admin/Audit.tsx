import type { AuditLine, Problem } from '@overtrick/api';
import { useEffect, useState } from 'react';
import { saveFile } from '../replay/saveFile.ts';
import { useSay } from '../words/SayContext.tsx';
import { sayMoment } from './moment.ts';
import type { AdminSession } from './session.ts';
import { Told } from './Told.tsx';
import { A, ACT_WORDS } from './words.ts';

/** What admins have done: to read, and to keep as a file. */
export function Audit({ session }: { readonly session: AdminSession }) {
  const say = useSay();
  const [lines, setLines] = useState<readonly AuditLine[]>([]);
  /** Where the next page begins; null at the end, undefined before the first. */
  const [next, setNext] = useState<string | null | undefined>();
  const [problem, setProblem] = useState<Problem | null>(null);

  async function read(before: string | undefined) {
    const query = before === undefined ? {} : { before };
    const answer = await session.api.call('GET /admin/audit', { query });
    setProblem(answer.ok ? null : answer.error);
    return answer.ok ? answer.value : null;
  }
  async function more(before?: string): Promise<void> {
    const page = await read(before);
    if (!page) return;
    setLines((known) => [...known, ...page.lines]);
    setNext(page.next);
  }
  async function save(): Promise<void> {
    const all: AuditLine[] = [];
    for (let before: string | null | undefined; before !== null; ) {
      const page: Awaited<ReturnType<typeof read>> = await read(before);
      if (!page) return;
      all.push(...page.lines);
      before = page.next;
    }
    saveFile(`overtrick-acts-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(all, null, 2));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first page, once
  useEffect(() => {
    void more();
  }, []);

  return (
    <section className="field admin-list">
      <h2>{say(A.audit)}</h2>
      <Told isHere={next !== undefined} problem={problem} />
      {next === null && lines.length === 0 && <p className="field-about">{say(A.noActs)}</p>}
      <ol className="me-bots">
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {say(A.actLine, {
                by: line.by.name,
                act: say(ACT_WORDS[line.act], { name: line.to.name || line.to.id }),
              })}
              <small className="field-about">
                {[
                  sayMoment(line.at, say),
                  ...(line.until === null ? [] : [say(A.until, { until: sayMoment(line.until, say) })]),
                  ...(line.why === '' ? [] : [line.why]),
                ].join(' · ')}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <div className="history-ways">
        {typeof next === 'string' && (
          <button type="button" className="way" onClick={() => void more(next)}>
            {say(A.more)}
          </button>
        )}
        <button type="button" className="way" onClick={() => void save()}>
          {say(A.save)}
        </button>
      </div>
    </section>
  );
}
