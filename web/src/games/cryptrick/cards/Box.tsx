import { Letter } from '../../../cards/Letter.tsx';
import { CoinBlock } from './CoinBlock.tsx';
import { CoinMark } from './Face.tsx';
import { TITLE } from './title.ts';

/** A good week: [x, low, high, coin]. */
const CANDLES = [
  [34, 330, 304, 'Y'],
  [72, 316, 278, 'B'],
  [110, 292, 246, 'G'],
  [148, 256, 216, 'P'],
  [186, 228, 178, 'R'],
] as const;

/** Up all night, three blocks high; the fourth is already in the air. */
export function CryptrickBox() {
  return (
    <>
      <rect width="320" height="400" fill="#0c1320" />
      <path
        d="M0 130H320M0 180H320M0 230H320M0 280H320M0 330H320M60 90V400M120 90V400M180 90V400M240 90V400M300 90V400"
        stroke="#1f3145"
        strokeWidth="1.2"
      />
      <path d="M0 352L34 316L72 296L110 268L148 236L186 200L224 172V400H0z" fill="#5fd0ef" opacity=".1" />
      {CANDLES.map(([x, low, high, coin]) => (
        <g key={coin} className={`coin-${coin}`}>
          <path d={`M${x} ${low + 18}V${high - 18}`} stroke="var(--coin)" strokeWidth="2.5" />
          <path d={`M${x} ${low}V${high}`} stroke="var(--coin)" strokeWidth="20" />
          <CoinMark coin={coin} x={x} y={372} size={28} />
        </g>
      ))}
      <path d="M262 150V346" stroke="#ff6163" strokeWidth="2.5" />
      <path d="M262 170V330" stroke="#ff6163" strokeWidth="24" />
      <path
        d="M240 316L262 352L284 316"
        fill="none"
        stroke="#ff6163"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <g transform="translate(224 148) scale(.5)">
        <CoinBlock coin="Y" />
      </g>
      <g transform="translate(268 148) scale(.5)">
        <CoinBlock coin="B" />
      </g>
      <g transform="translate(246 110) scale(.5)">
        <CoinBlock coin="G" />
      </g>
      <g transform="translate(296 98) rotate(18) scale(.5)">
        <CoinBlock coin="R" />
      </g>
      <Letter glyph={TITLE} x={150} y={52} height={46} fit={252} fill="#e6eef7" />
      <path d="M284 29h16v46h-16z" fill="#3fdc86" />
    </>
  );
}
