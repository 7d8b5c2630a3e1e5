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

/** The tables where this person sits. */
export function useMyTables(): readonly MyTable[] {
  const [tables, setTables] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let current = true;
    void whoAmI()
      .then((me) => (me ? api.call('GET /api/me/tables') : null))
      .then((answer) => {
        if (current && answer?.ok) setTables(answer.value);
      });
    return () => {
      current = false;
    };
  }, []);
  return tables;
}
