import { useEffect, useState } from 'react';
import type { GameName } from '../look/games.ts';
import type { BoardModule } from './board.ts';
import { loadBoard } from './loadBoard.ts';

/** The board of a game once it is here. */
export function useBoard(game: GameName | undefined): BoardModule | null {
  const [module, setModule] = useState<BoardModule | null>(null);
  useEffect(() => {
    let current = true;
    if (game) void loadBoard(game).then((loaded) => current && setModule(loaded));
    return () => {
      current = false;
    };
  }, [game]);
  return module;
}
