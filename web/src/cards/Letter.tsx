import type { CSSProperties } from 'react';

/** An outline, 300 units high, standing on y = 0; `cuts` are the engraver's lines inside it. */
export type Glyph = { readonly width: number; readonly d: string; readonly cuts?: string };

const GLYPH_HEIGHT = 300;

type Place = {
  readonly glyph: Glyph;
  /** The middle of the drawn letter. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Narrower if it would be wider than this. */
  readonly fit?: number;
};

/** Where a glyph's outline goes so that it is centred on a point. */
export function place({ glyph, x, y, height, fit }: Place): string {
  const scale = height / GLYPH_HEIGHT;
  const across = fit && glyph.width * scale > fit ? fit / glyph.width : scale;
  return `translate(${round(x - (glyph.width * across) / 2)} ${round(y + height / 2)}) scale(${round(across, 4)} ${round(scale, 4)})`;
}

type LetterProps = Place & {
  readonly fill?: string;
  /** Drawn behind the fill; the width is in glyph units (300 = the letter's height). */
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
};

const BEHIND: CSSProperties = { paintOrder: 'stroke' };

/** One emblem-sized letter, numeral or word. */
export function Letter({ glyph, x, y, height, fit, fill, stroke, strokeWidth, opacity }: LetterProps) {
  return (
    <path
      d={glyph.d}
      transform={place({ glyph, x, y, height, ...(fit === undefined ? {} : { fit }) })}
      fill={fill ?? 'currentColor'}
      {...(stroke === undefined ? {} : { stroke, strokeWidth, strokeLinejoin: 'round', style: BEHIND })}
      opacity={opacity}
    />
  );
}

/** Short numbers for path data. */
export function round(value: number, digits = 1): number {
  const unit = 10 ** digits;
  return Math.round(value * unit) / unit;
}
