import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, run } from './run.mjs';

/** Runs the test files, or the given ones one at a time; null when vitest left no report. */
async function vitest(report, files = []) {
  const alone = files.length > 0 ? ['--no-file-parallelism', ...files] : [];
  const code = await run('npx', [
    'vitest',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...alone,
  ]);
  if (!existsSync(report)) return null;
  return { code, files: JSON.parse(readFileSync(report, 'utf8')).testResults.map(read) };
}

/** What a report says of one file. A file that broke before its first test counts as one failed test. */
function read({ name, status, message, assertionResults }) {
  const of = (kind) => assertionResults.filter((each) => each.status === kind);
  const failures = of('failed').map((each) => `${each.fullName}: ${each.failureMessages[0] ?? ''}`);
  if (status === 'failed' && failures.length === 0) failures.push(message);
  const skipped = assertionResults.length - of('passed').length - of('failed').length;
  return { file: relative(ROOT, name), passed: of('passed').length, failures, skipped };
}

/**
 * All tests but those of the pages. A file that failed beside others is run once more alone, because these tests wait for real
 * servers, databases and disks; what passed only then is named, as is what failed.
 */
export async function unit(reports) {
  const first = await vitest(join(reports, 'unit.json'));
  if (first === null) return null;
  const broken = first.files.filter(({ failures }) => failures.length > 0);
  const again =
    broken.length > 0
      ? await vitest(
          join(reports, 'again.json'),
          broken.map(({ file }) => file),
        )
      : null;
  const retried = again?.files ?? [];
  const final = first.files.map((each) => retried.find(({ file }) => file === each.file) ?? each);
  const sum = (count) => final.reduce((total, each) => total + count(each), 0);
  const notes = broken.flatMap(({ file, failures }) => {
    const still = final.find((each) => each.file === file).failures;
    const verdict = still.length > 0 ? 'failed twice' : 'passed only when run again';
    return [...new Set([...still, ...failures])].map((words) => `${file} ${verdict}: ${words.slice(0, 600)}`);
  });
  const counted = {
    passed: sum((each) => each.passed),
    failed: sum((each) => each.failures.length),
    skipped: sum((each) => each.skipped),
  };
  // An error outside of any test ends vitest with a code of its own.
  if (counted.failed === 0 && (again ?? first).code !== 0) {
    notes.push('vitest ended with an error outside of the tests');
    counted.failed = 1;
  }
  return { counted, notes };
}
