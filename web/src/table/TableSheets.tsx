import { lazy, Suspense } from 'react';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import { SinceSheet } from './Since.tsx';
import type { OpenSheet } from './state.ts';
import { TakeBackSheet } from './TakeBackSheet.tsx';

type TableSheetsProps = {
  readonly open: OpenSheet;
  readonly snapshot: TableSnapshot;
  readonly source: TableSource;
  readonly onClose: () => void;
};

/** Fetched when somebody asks: what they show is no part of a table. */
const MenuSheet = lazy(() => import('./MenuSheet.tsx'));
const HelpSheet = lazy(() => import('./HelpSheet.tsx'));

/** What lies over the table on demand, one at a time. */
export function TableSheets({ open, snapshot, source, onClose }: TableSheetsProps) {
  switch (open) {
    case 'since':
      return <SinceSheet onClose={onClose} />;
    case 'menu':
      return (
        <Suspense>
          <MenuSheet snapshot={snapshot} onClose={onClose} />
        </Suspense>
      );
    case 'help':
      return (
        <Suspense>
          <HelpSheet inLesson={snapshot.lesson !== undefined} onClose={onClose} />
        </Suspense>
      );
    case 'takeBack':
      return <TakeBackSheet onClose={onClose} onTakeBack={() => source.undo?.()} />;
    case null:
      return null;
  }
}
