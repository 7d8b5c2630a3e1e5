import { CardPicture } from '../../cards/CardPicture.tsx';
import type { Figure } from '../../rules/figure.ts';
import { cryptrickArt } from './cards/art.ts';

const card = (name: string) => <CardPicture art={cryptrickArt} card={name} />;
const badge = (number: number, ...cards: readonly string[]) => (
  <span className="figure-badged">
    <span className="figure-badge">{number}</span>
    <span className="figure-fan">
      {cards.map((name) => (
        <span key={name}>{card(name)}</span>
      ))}
    </span>
  </span>
);
const answer = (sign: string) => <span className="figure-answer">{sign}</span>;

export const figures: readonly Figure[] = [
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
];
