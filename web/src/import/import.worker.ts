import type { FromImport } from './outcome.ts';
import { readFile } from './readFile.ts';

/** The import worker: every match of a file is played to its end here, so that the page never waits for it. */
const tell = (message: FromImport) => postMessage(message);

self.onmessage = ({ data }: MessageEvent<File>) => {
  void readFile(data, (progress) => tell({ t: 'progress', ...progress })).then(
    (outcome) => tell({ t: 'outcome', outcome }),
    () => tell({ t: 'outcome', outcome: { kind: 'unreadable' } }),
  );
};
