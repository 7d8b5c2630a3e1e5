import { Suspense } from 'react';
import { lazyPart } from '../app/lazyPart.ts';
import type { TableSnapshot, TableSource } from '../source/source.ts';
import type { OpenSheet } from './state.ts';
import { TakeBackSheet } from './TakeBackSheet.tsx';
import { WaitingSheet } from './WaitingSheet.tsx';

type TableSheetsProps = {
  readonly open: OpenSheet;
  readonly snapshot: TableSnapshot;
  readonly source: TableSource;
  readonly onClose: () => void;
};

/** Fetched when somebody asks: what they show is no part of a table. */
const SinceSheet = lazyPart(() => import('./SinceSheet.tsx'));
const MenuSheet = lazyPart(() => import('./MenuSheet.tsx'));
const HelpSheet = lazyPart(() => import('./HelpSheet.tsx'));

/** What lies over the table on demand, one at a time. */
export function TableSheets({ open, snapshot, source, onClose }: TableSheetsProps) {
  switch (open) {
    case 'since':
      return (
        <Suspense fallback={<WaitingSheet onClose={onClose} />}>
          <SinceSheet onClose={onClose} />
        </Suspense>
      );
    case 'menu':
      return (
        <Suspense fallback={<WaitingSheet onClose={onClose} />}>
          <MenuSheet snapshot={snapshot} onClose={onClose} />
        </Suspense>
      );
    case 'help':
      return (
        <Suspense fallback={<WaitingSheet onClose={onClose} />}>
          <HelpSheet inLesson={snapshot.lesson !== undefined} onClose={onClose} />
        </Suspense>
      );
    case 'takeBack':
      return <TakeBackSheet onClose={onClose} onTakeBack={() => source.undo?.()} />;
    case null:
      return null;
  }
}
