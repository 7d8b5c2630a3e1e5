import { useCallback, useLayoutEffect, useRef } from 'react';

/** One function for ever that does what the newest one does: what is given it is not drawn anew for its sake. */
export function useLatest<Given extends readonly unknown[]>(
  act: (...given: Given) => void,
): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
