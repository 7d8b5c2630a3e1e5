import type { ReactNode } from 'react';
import './reference.css';

type ReferenceCardProps = {
  /** Has anybody inverted in this trick? */
  readonly inverted: boolean;
  readonly title: ReactNode;
  /** How a trick without an inversion is won, and how one with it (INV-4.1, INV-4.2). */
  readonly plain: ReactNode;
  readonly swapped: ReactNode;
};

/** The two ways of winning, one above the seam and one below; the one that applies now is lit. */
export function ReferenceCard({ inverted, title, plain, swapped }: ReferenceCardProps) {
  return (
    <dl className="inv-reference">
      <dt>{title}</dt>
      <Line className="inv-reference-plain" lit={!inverted}>
        {plain}
      </Line>
      <Line className="inv-reference-swapped" lit={inverted}>
        {swapped}
      </Line>
    </dl>
  );
}

type LineProps = { readonly className: string; readonly lit: boolean; readonly children: ReactNode };

function Line({ className, lit, children }: LineProps) {
  return (
    <dd className={lit ? `${className} inv-reference-lit` : className} aria-current={lit}>
      {children}
    </dd>
  );
}
