import { BODY, DETAIL, GLOSS, type Suit } from './shapes.ts';

type PinProps = { readonly suit: Suit; readonly x: number; readonly y: number; readonly size: number };

/** An enamel pin: thickness, gold edge, enamel, gold lines, light. Five paths. */
export function Pin({ suit, x, y, size }: PinProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 200})`} className={`pin pin-${suit}`}>
      <path d={BODY[suit]} className="pin-depth" transform="translate(0 9)" />
      {suit === 'rabbit' && <path d="M-22-90h44v30h-44zM0-120a17 17 0 1 1-1 0z" className="pin-cap" />}
      <path d={BODY[suit]} className="pin-body" />
      <path d={DETAIL[suit]} className="pin-line" />
      <path d={GLOSS[suit]} className="pin-gloss" />
    </g>
  );
}
