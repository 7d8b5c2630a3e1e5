import type { Words } from '@overtrick/engine';
import type { ReactNode } from 'react';

/** One moment of a mechanism. */
export interface FigureStep {
  readonly picture: ReactNode;
  readonly label: Words;
}

/** A small picture of a mechanism, shown below the rule it belongs to. */
export interface Figure {
  readonly rule: string;
  readonly caption: Words;
  readonly steps: readonly FigureStep[];
}
