import { CoinMark } from './cards/Face.tsx';
import './cards/ink.css';
import type { Coin as Colour } from './cards/shapes.ts';

/** A coin by itself: outline, colour and letter. */
export function Coin({ coin }: { readonly coin: Colour }) {
  return (
    <svg viewBox="-56 -56 112 112" className="cry-coin" aria-hidden="true">
      <CoinMark coin={coin} x={0} y={0} size={100} />
    </svg>
  );
}
