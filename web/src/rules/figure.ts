import type { Words } from '@overtrick/engine';
import type { ReactNode } from 'react';

/** One moment of a mechanism. */
export interface FigureStep {
  readonly picture: ReactNode;
  readonly label: Words;
}

/** A small picture of a mechanism. */
export interface Figure {
  /** The rule that it is shown below; null for the whole example trick that a rules page begins with. */
  readonly rule: string | null;
  readonly caption: Words;
  readonly steps: readonly FigureStep[];
}
