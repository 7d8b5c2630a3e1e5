import type { Seat } from '@overtrick/engine';
import { createContext, type ReactNode, useContext } from 'react';
import type { BoardModule, BoardProps } from '../games/board.ts';
import type { Sitter } from '../source/source.ts';

/** What the pieces of one table share: the board's props, the game's module and who sits there. */
export interface TableParts extends BoardProps {
  readonly module: BoardModule;
  readonly sitters: readonly Sitter[];
  /** What a table on a server shows beside a name. */
  readonly atSeat?: (seat: Seat) => ReactNode;
}

const TableContext = createContext<TableParts | null>(null);

/** Apart from the rest, because it stays the same: what needs no more is not drawn anew when somebody plays. */
const ModuleContext = createContext<BoardModule | null>(null);

type TableProviderProps = { readonly value: TableParts; readonly children?: ReactNode };

/** Lays a table for the pieces inside. */
export function TableProvider({ value, children }: TableProviderProps) {
  return (
    <ModuleContext value={value.module}>
      <TableContext value={value}>{children}</TableContext>
    </ModuleContext>
  );
}

/** The table that this piece lies on. */
export function useTable(): TableParts {
  const table = useContext(TableContext);
  if (!table) throw new Error('a piece of a table was drawn without a table');
  return table;
}

/** The game on the table that this piece lies on. */
export function useModule(): BoardModule {
  const module = useContext(ModuleContext);
  if (!module) throw new Error('a piece of a table was drawn without a table');
  return module;
}
