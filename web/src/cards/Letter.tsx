import type { CSSProperties } from 'react';
import { lay, type Placement, round } from './path.ts';

/** An outline, 300 units high, standing on y = 0; `cuts` are the engraver's lines inside it. */
export type Glyph = { readonly width: number; readonly d: string; readonly cuts?: string };

const GLYPH_HEIGHT = 300;

type Stand = {
  readonly glyph: Glyph;
  /** The middle of the drawn letter. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Narrower if it would be wider than this. */
  readonly fit?: number;
};

/** Where a glyph's outline goes so that it is centred on a point. */
export function place({ glyph, x, y, height, fit }: Stand): Required<Placement> {
  const scale = height / GLYPH_HEIGHT;
  const across = fit && glyph.width * scale > fit ? fit / glyph.width : scale;
  return {
    x: round(x - (glyph.width * across) / 2),
    y: round(y + height / 2),
    across: round(across, 4),
    up: round(scale, 4),
  };
}

type LetterProps = Stand & {
  readonly fill?: string;
  /** Drawn behind the fill; the width is in glyph units (300 = the letter's height). */
  readonly stroke?: string;
  readonly strokeWidth?: number;
};

const BEHIND: CSSProperties = { paintOrder: 'stroke' };

/** One emblem-sized letter, numeral or word. */
export function Letter({ glyph, x, y, height, fit, fill, stroke, strokeWidth }: LetterProps) {
  const at = place({ glyph, x, y, height, ...(fit === undefined ? {} : { fit }) });
  const edge = { stroke, strokeWidth: round((strokeWidth ?? 0) * at.up), strokeLinejoin: 'round' } as const;
  return (
    <path
      d={lay(glyph.d, at)}
      fill={fill ?? 'currentColor'}
      {...(stroke === undefined ? {} : { ...edge, style: BEHIND })}
    />
  );
}
