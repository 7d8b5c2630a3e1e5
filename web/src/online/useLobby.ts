import type { Lobby, MyTable } from '@overtrick/api';
import { useEffect, useState } from 'react';
import type { GameName } from '../look/games.ts';
import { api, follow } from '../source/network/api.ts';
import { whoAmI } from '../source/network/guest.ts';

/** The open tables, live; null until they are known. */
export function useLobby(game: GameName | null): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const query = game ? { game } : {};
    const feed = follow('GET /api/lobby/stream', { query }, { hear: ({ data }) => setLobby(data) });
    return () => feed.close();
  }, [game]);
  return lobby;
}

/** How often the own tables are asked for while somebody looks, and how often time goes on. */
const ASK_EVERY = 15_000;
const SECOND = 1_000;

/** The tables where this person sits, and the time that they have left there. */
export function useMyTables(): readonly MyTable[] {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let current = true;
    let asked = false;
    const ask = async () => {
      if (asked && document.visibilityState !== 'visible') return;
      asked = true;
      const answer = (await whoAmI()) && (await api.call('GET /api/me/tables'));
      if (current && answer?.ok) setTables(answer.value);
    };
    const look = () => void ask();
    look();
    const asking = setInterval(look, ASK_EVERY);
    const ticking = setInterval(() => setTables(aSecondLater), SECOND);
    document.addEventListener('visibilitychange', look);
    return () => {
      current = false;
      clearInterval(asking);
      clearInterval(ticking);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return tables;
}

/** The same tables where nobody's time runs. */
const aSecondLater = (tables: readonly MyTable[]): readonly MyTable[] =>
  tables.some(({ left }) => left !== null)
    ? tables.map((table) => ({
        ...table,
        left: table.left === null ? null : Math.max(0, table.left - SECOND),
      }))
    : tables;
