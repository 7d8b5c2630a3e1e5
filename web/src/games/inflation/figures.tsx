import { CardPicture } from '../../cards/CardPicture.tsx';
import { Buttons } from '../../look/Buttons.tsx';
import type { Figure } from '../../rules/figure.ts';
import { inflationArt } from './cards/art.ts';

/** Newest first: each note covers the left half of the one before it. */
const row = (...cards: readonly string[]) => (
  <span className="figure-row">
    {[...cards.entries()].map(([place, card]) => (
      <CardPicture key={place} art={inflationArt} card={card} style={{ zIndex: cards.length - place }} />
    ))}
  </span>
);

export const figures: readonly Figure[] = [
  {
    rule: null,
    caption: {
      en: 'A trick: a 4 was led. Nobody else holds one, so they play what they like, and the largest number takes it.',
      ja: '1トリックの例。4がリードされ、ほかの人は4がないので好きなカードを出します。最大の数が取ります。',
    },
    steps: [
      { picture: row('4', '9'), label: { en: 'leads a 4: 49', ja: '4をリード：49' } },
      { picture: row('8', '7'), label: { en: '87 takes it', ja: '87の勝ち' } },
      { picture: row('6', '7'), label: { en: '67', ja: '67' } },
    ],
  },
  {
    rule: 'INF-3.4',
    caption: { en: 'Every card joins your row on the left.', ja: 'カードは列の左に加わります。' },
    steps: [
      { picture: row('7'), label: { en: '7', ja: '7' } },
      { picture: row('6', '7'), label: { en: '67', ja: '67' } },
      { picture: row('3', '6', '7'), label: { en: '367', ja: '367' } },
    ],
  },
  {
    rule: 'INF-3.5',
    caption: { en: 'A covered 10 loses its 1.', ja: '覆われた10は1を失います。' },
    steps: [
      { picture: row('5'), label: { en: '5', ja: '5' } },
      { picture: row('10', '5'), label: { en: '105', ja: '105' } },
      { picture: row('6', '10', '5'), label: { en: '605', ja: '605' } },
    ],
  },
  {
    rule: 'INF-4.1',
    caption: {
      en: 'Black buttons are the bid, white ones the tricks taken.',
      ja: '黒ボタンがビッド、白ボタンが獲得トリックです。',
    },
    steps: [
      { picture: <Buttons bid={3} taken={3} />, label: { en: 'exactly 3: 6 points', ja: 'ちょうど3：6点' } },
      {
        picture: <Buttons bid={4} taken={5} />,
        label: { en: 'missed, with the most: 0', ja: '最多で外れ：0点' },
      },
      {
        picture: <Buttons bid={2} taken={4} />,
        label: { en: 'missed with 4: 4 points', ja: '4で外れ：4点' },
      },
    ],
  },
];
