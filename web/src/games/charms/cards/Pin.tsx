import { lay } from '../../../cards/path.ts';
import { BODY, DETAIL, GLOSS, type Suit } from './shapes.ts';

type PinProps = { readonly suit: Suit; readonly x: number; readonly y: number };

const CAP = 'M-22-90h44v30h-44zM0-120a17 17 0 1 1-1 0z';

/** An enamel pin, 200 units high: thickness, gold edge, enamel, gold lines, light. Five paths. */
export function Pin({ suit, x, y }: PinProps) {
  const at = { x, y };
  return (
    <g className={`pin pin-${suit}`}>
      <path d={lay(BODY[suit], { x, y: y + 9 })} className="pin-depth" />
      {suit === 'rabbit' && <path d={lay(CAP, at)} className="pin-cap" />}
      <path d={lay(BODY[suit], at)} className="pin-body" />
      <path d={lay(DETAIL[suit], at)} className="pin-line" />
      <path d={lay(GLOSS[suit], at)} className="pin-gloss" />
    </g>
  );
}
