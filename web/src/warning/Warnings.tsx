import { Suspense } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import { useWarnings } from '../source/network/warnings.ts';

const WarningSheet = lazyPart(() => import('./WarningSheet.tsx'));

/** Shows what those who look after the server have told this person, one after the other, over any screen. */
export function Warnings() {
  const [warning] = useWarnings();
  if (!warning) return null;
  return (
    <Suspense>
      <WarningSheet key={warning.id} warning={warning} />
    </Suspense>
  );
}
