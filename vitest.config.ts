import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that mostly wait for servers that are killed, besieged or replaced: begun last, one of them would be waited for alone. */
const LONG = /\/server\/(chaos|hosting|ladder|safety|siege)\//;

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Nothing that a test does is seen by another, so files share what is loaded: loading it for each took a third of all work.
    isolate: false,
    // Many wait for servers and disks: on two cores vitest alone would run one file at a time.
    maxWorkers: 3,
    testTimeout: 60_000,
    // A line for every file is enough; those that take their time are known.
    slowTestThreshold: 30_000,
    // Some begin by building a program or playing a match.
    hookTimeout: 120_000,
    sequence: { sequencer: LongFirst },
  },
});
