import { useEffect, useState } from 'react';
import { LocalTable } from '../source/local/localTable.ts';
import { orderOf } from '../source/order.ts';
import type { TableProblem, TableSnapshot, TableSource } from '../source/source.ts';

export interface OpenTable {
  readonly source: TableSource | null;
  readonly snapshot: TableSnapshot | null;
  /** Why there is no table at this address. */
  readonly gone: TableProblem | null;
}

const NOTHING: OpenTable = { source: null, snapshot: null, gone: null };

/** Opens the table of this id for as long as the screen shows it. */
export function useTableSource(id: string): OpenTable {
  const [open, setOpen] = useState(NOTHING);
  useEffect(() => {
    const table = new LocalTable(id, orderOf(id));
    const look = () => setOpen({ source: table, snapshot: table.snapshot(), gone: table.gone() });
    table.subscribe(look);
    return () => table.close();
  }, [id]);
  return open;
}
