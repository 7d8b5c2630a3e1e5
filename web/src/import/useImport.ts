import { useEffect, useRef, useState } from 'react';
import { goTo, linkTo } from '../app/route.ts';
import type { FromImport, Outcome, Progress } from './outcome.ts';
import { readLink } from './readLink.ts';

/** A match leads away from here; everything else stays to be read. */
type Told = Exclude<Outcome, { readonly kind: 'match' }>;

export interface Importing {
  /** Null while nothing is read; `of` is 0 until the file has been opened. */
  readonly reading: Progress | null;
  readonly told: Told | null;
  readonly openFile: (file: File | undefined) => void;
  readonly openLink: (text: string) => void;
}

/** Reads one file or link after the other. Whoever leaves while a file is read has changed nothing. */
export function useImport(): Importing {
  const [reading, setReading] = useState<Progress | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const worker = useRef<Worker | null>(null);
  useEffect(() => () => worker.current?.terminate(), []);

  function follow(outcome: Outcome): void {
    worker.current?.terminate();
    worker.current = null;
    setReading(null);
    if (outcome.kind === 'match') goTo(linkTo('log', outcome.packed));
    else setTold(outcome);
  }

  return {
    reading,
    told,
    openFile(file) {
      if (!file || worker.current) return;
      setTold(null);
      setReading({ checked: 0, of: 0 });
      const opened = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
      worker.current = opened;
      opened.onmessage = ({ data }: MessageEvent<FromImport>) => {
        if (data.t === 'progress') setReading(data);
        else follow(data.outcome);
      };
      opened.onerror = () => follow({ kind: 'unreadable' });
      opened.postMessage(file);
    },
    openLink: (text) => follow(readLink(text)),
  };
}
