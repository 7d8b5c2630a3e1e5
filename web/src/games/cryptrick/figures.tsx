import { CardPicture } from '../../cards/CardPicture.tsx';
import type { Figure } from '../../rules/figure.ts';
import { cryptrickArt } from './cards/art.ts';

const card = (name: string) => <CardPicture art={cryptrickArt} card={name} />;
const fan = (...cards: readonly string[]) => (
  <span className="figure-fan">
    {cards.map((name) => (
      <span key={name}>{card(name)}</span>
    ))}
  </span>
);
const badge = (number: number, ...cards: readonly string[]) => (
  <span className="figure-badged">
    <span className="figure-badge">{number}</span>
    {fan(...cards)}
  </span>
);
const answer = (sign: string) => <span className="figure-answer">{sign}</span>;

export const figures: readonly Figure[] = [
  {
    rule: null,
    caption: {
      en: 'A trick: yellow was led and green is trump. Trump is strongest, then the led colour by number; the best three acquire.',
      ja: '1トリックの例。黄がリード、緑が切り札。切り札、リードの色の順に強く、上位3人が札を取ります。',
    },
    steps: [
      { picture: badge(2, 'Y5'), label: { en: 'leads yellow', ja: '黄をリード' } },
      { picture: badge(3, 'Y3'), label: { en: 'follows', ja: '従う' } },
      { picture: badge(1, 'G1'), label: { en: 'no yellow: trump', ja: '黄がない：切り札' } },
      { picture: card('B6'), label: { en: 'no yellow: blue', ja: '黄がない：青' } },
    ],
  },
  {
    rule: 'CRY-2.3',
    caption: {
      en: 'The lead player shows a card; all answer at once. Among the takers, the nearest counter-clockwise buys it.',
      ja: 'リードプレイヤーがカードを見せ、全員同時に答えます。ほしい人のうち反時計回りで最も近い人が買います。',
    },
    steps: [
      { picture: card('Y7'), label: { en: 'for sale', ja: '売り物' } },
      { picture: answer('✕'), label: { en: 'nearest: no', ja: '隣：いらない' } },
      { picture: answer('✓'), label: { en: 'second: buys', ja: '2人目：買う' } },
      { picture: answer('✓'), label: { en: 'third: too far', ja: '3人目：遠い' } },
    ],
  },
  {
    rule: 'CRY-4.3',
    caption: {
      en: 'Only cards with blocks stay. The three strongest take one each in turn, round after round.',
      ja: 'ブロック付きの札だけが残り、強かった3人が順に1枚ずつ、なくなるまで取ります。',
    },
    steps: [
      { picture: badge(1, 'Y7', 'B5'), label: { en: 'first: takes 2', ja: '1位：2枚' } },
      { picture: badge(2, 'R3'), label: { en: 'second: takes 1', ja: '2位：1枚' } },
      { picture: badge(3, 'K1'), label: { en: 'third: takes 1', ja: '3位：1枚' } },
    ],
  },
  {
    rule: 'CRY-5.1',
    caption: {
      en: 'Blocks times colours, up to three blocks. The fourth is the crash.',
      ja: '3つまではブロック数×色数。4つ目で暴落します。',
    },
    steps: [
      { picture: fan('Y1', 'B3', 'R5'), label: { en: '3 × 3 = 9', ja: '3×3＝9' } },
      { picture: fan('Y1', 'Y3', 'B1'), label: { en: '3 × 2 = 6', ja: '3×2＝6' } },
      { picture: fan('Y1', 'B3', 'R5', 'K1'), label: { en: 'crash: 4', ja: '暴落：4' } },
    ],
  },
];
