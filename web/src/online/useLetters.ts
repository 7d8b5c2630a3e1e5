import { useEffect, useState } from 'react';
import { pack } from '../replay/pack.ts';
import { api } from '../source/network/api.ts';

/** The log of the match as letters of a link; null until the server has closed the books and gives it. */
export function useLetters(id: string, over: boolean): string | null {
  const [letters, setLetters] = useState<string | null>(null);
  useEffect(() => {
    if (!over) return;
    let current = true;
    const fetchLog = async () => {
      const log = await api.call('GET /api/tables/:id/log', { params: { id } });
      const packed = log.ok ? await pack(JSON.stringify(log.value)) : null;
      if (current) setLetters(packed);
    };
    void fetchLog();
    return () => {
      current = false;
    };
  }, [id, over]);
  return letters;
}
