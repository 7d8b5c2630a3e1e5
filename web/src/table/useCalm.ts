import { useEffect, useState } from 'react';

/** So long after a table has opened all that it needs is there. */
const OPENED = 1500;

/** True when a table has been open for a moment: then it fetches what is not needed at once. */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), OPENED);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}
