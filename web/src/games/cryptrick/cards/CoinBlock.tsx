import { BLOCK, COIN_SHAPES, type Coin } from './shapes.ts';

/** A block in its coin's colour, the coin's outline on its lid. */
export function CoinBlock({ coin }: { readonly coin: Coin }) {
  return (
    <g className={`block block-coin coin-${coin}`}>
      <path d={BLOCK.top} className="block-top" />
      <path d={BLOCK.left} className="block-left" />
      <path d={BLOCK.right} className="block-right" />
      <path d={COIN_SHAPES[coin]} transform="translate(-22 11) scale(.26) skewY(28)" className="block-sign" />
    </g>
  );
}
