import { useEffect, useState } from 'react';

/** True once something has been shown for so many milliseconds. */
export function useAfter(milliseconds: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPast(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isPast;
}
