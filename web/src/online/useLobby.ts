import type { Lobby, MyTable } from '@overtrick/server/api';
import { useEffect, useState } from 'react';
import type { GameName } from '../look/games.ts';
import { Feed } from '../source/network/Feed.ts';
import { whoAmI } from '../source/network/guest.ts';
import { read } from '../source/network/request.ts';

/** The open tables, live; null until they are known. */
export function useLobby(game: GameName | null): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    const feed = new Feed(`lobby/stream${game ? `?game=${game}` : ''}`, {
      hear: (_event, text) => setLobby(JSON.parse(text) as Lobby),
      after: () => null,
      changed: () => {},
    });
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
      .then((me) => (me ? read<readonly MyTable[]>('me/tables') : null))
      .then((answer) => {
        if (current && answer?.ok) setTables(answer.value);
      });
    return () => {
      current = false;
    };
  }, []);
  return tables;
}
