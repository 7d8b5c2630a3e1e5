import { lazy, Suspense } from 'react';
import { useWarnings } from '../source/network/warnings.ts';

const WarningSheet = lazy(() => import('./WarningSheet.tsx'));

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
