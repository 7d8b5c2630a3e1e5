import { Suspense, useState } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { Icon } from '../parts/Icon.tsx';
import { useSay } from '../words/SayContext.tsx';
import type { Reported } from './ReportSheet.tsx';
import { R } from './words.ts';

const ReportSheet = lazyPart(() => import('./ReportSheet.tsx'));

/** The way to report somebody: in words beside a person, as a small flag beside a line. */
export function ReportButton({ reported }: { readonly reported: Reported }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const { name, line } = reported;
  return (
    <>
      <button
        type="button"
        className={line ? 'talk-flag' : 'way'}
        aria-label={say(line ? R.line : R.title, { name })}
        onClick={() => setOpen(true)}
      >
        {line ? <Icon name="flag" /> : say(R.short)}
      </button>
      {open && (
        <Suspense>
          <ReportSheet reported={reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
