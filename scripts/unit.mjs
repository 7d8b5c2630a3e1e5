import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, run, tool } from './run.mjs';

/** What a report says of one file. A file that broke before its first test counts as one failed test. */
function read({ name, status, message, assertionResults }) {
  const of = (kind) => assertionResults.filter((each) => each.status === kind);
  const failures = of('failed').map((each) => `${each.fullName}: ${each.failureMessages[0] ?? ''}`);
  if (status === 'failed' && failures.length === 0) failures.push(message);
  const skipped = assertionResults.length - of('passed').length - of('failed').length;
  return { file: relative(ROOT, name), passed: of('passed').length, failures, skipped };
}

/** All tests but those of the pages, or those of some files. Null when vitest left no report. */
export async function unit(reports, files = [], env = {}) {
  const report = join(reports, 'unit.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...files];
  const code = await run(tool('vitest'), args, { name: 'unit', env });
  if (!existsSync(report)) return null;
  const results = JSON.parse(readFileSync(report, 'utf8')).testResults.map(read);
  const sum = (count) => results.reduce((total, each) => total + count(each), 0);
  const notes = results.flatMap(({ file, failures }) =>
    failures.map((words) => `${file} failed: ${words.slice(0, 600)}`),
  );
  const counted = {
    passed: sum((each) => each.passed),
    failed: sum((each) => each.failures.length),
    skipped: sum((each) => each.skipped),
  };
  // An error outside of any test ends vitest with a code of its own.
  if (counted.failed === 0 && code !== 0) {
    notes.push('vitest ended with an error outside of the tests');
    counted.failed = 1;
  }
  return { counted, notes };
}
