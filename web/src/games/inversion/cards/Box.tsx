import { Letter } from '../../../cards/Letter.tsx';
import { SuitMark } from './Face.tsx';
import { GLYPHS } from './glyphs.ts';
import { TITLE } from './title.ts';

/** Two halves, one the other upside down; nine and two make eleven. */
export function InversionBox() {
  return (
    <g color="#0d0d0f">
      <rect width="320" height="400" fill="#fbfbfa" />
      <rect y="200" width="320" height="200" fill="#0d0d0f" />
      <Letter glyph={GLYPHS['9']} x={86} y={76} height={112} fill="#0d0d0f" />
      <SuitMark suit="S" x={178} y={56} size={56} />
      <g transform="rotate(180 160 200)" color="#fbfbfa">
        <Letter glyph={GLYPHS['2']} x={86} y={76} height={112} fill="#fbfbfa" />
        <SuitMark suit="H" x={178} y={56} size={56} />
      </g>
      <Letter glyph={TITLE} x={160} y={175} height={42} fit={284} fill="#0d0d0f" />
      <g transform="matrix(1 0 0 -1 0 400)">
        <Letter glyph={TITLE} x={160} y={175} height={42} fit={284} fill="#fbfbfa" />
      </g>
      <circle cx="266" cy="76" r="32" fill="#d0121f" />
      <Letter glyph={GLYPHS['1']} x={256} y={76} height={32} fill="#fff" />
      <Letter glyph={GLYPHS['1']} x={275} y={76} height={32} fill="#fff" />
    </g>
  );
}
