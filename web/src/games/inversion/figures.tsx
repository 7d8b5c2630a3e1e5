import { CardPicture } from '../../cards/CardPicture.tsx';
import { Buttons } from '../../look/Buttons.tsx';
import type { Figure } from '../../rules/figure.ts';
import { inversionArt } from './cards/art.ts';

const card = (name: string, lit = false) => (
  <CardPicture art={inversionArt} card={name} {...(lit && { className: 'card-lit' })} />
);
const stack = (lane: string, played: string, lit = false) => (
  <span className="figure-stack">
    {card(lane, lit)}
    <span className="figure-sign">{lit ? '⇄' : '+'}</span>
    {card(played)}
  </span>
);

export const figures: readonly Figure[] = [
  {
    rule: null,
    caption: {
      en: 'A trick: the 9 of hearts lies in the lane, so hearts must be followed. The highest heart takes it.',
      ja: '1トリックの例。レーンはハートの9なので、全員ハートに従います。最も高いハートが取ります。',
    },
    steps: [
      { picture: card('H9', true), label: { en: 'follow this', ja: 'これに従う' } },
      { picture: card('H3'), label: { en: 'leads', ja: 'リード' } },
      { picture: card('H10'), label: { en: 'takes it', ja: '勝ち' } },
      { picture: card('S8'), label: { en: 'has no heart', ja: 'ハートがない' } },
    ],
  },
  {
    rule: 'INV-3.5',
    caption: {
      en: 'Left the lane, right what you play: 4 + 7 makes eleven, and the two trade places.',
      ja: '左が場の列、右が出した札。4＋7で11になり、2枚が入れ替わります。',
    },
    steps: [
      { picture: stack('H4', 'S7'), label: { en: '4 + 7 = 11', ja: '4＋7＝11' } },
      {
        picture: stack('S7', 'H4', true),
        label: { en: 'Next players follow the 7; your 4 counts', ja: '次の人は7に従い、あなたの札は4' },
      },
    ],
  },
  {
    rule: 'INV-4.2',
    caption: {
      en: 'Follow card: a heart. Without an inversion the heart wins, after one simply the highest.',
      ja: '場札はハート。逆転がなければハートが、逆転があれば単に最大の数が勝ちます。',
    },
    steps: [
      { picture: card('H3', true), label: { en: 'wins normally', ja: '通常の勝ち' } },
      { picture: card('C9'), label: { en: 'wins inverted', ja: '逆転後の勝ち' } },
    ],
  },
  {
    rule: 'INV-5.2',
    caption: {
      en: 'Black buttons are what the parent declared, white ones the tricks it took.',
      ja: '黒ボタンが親の宣言、白ボタンが親の獲得トリックです。',
    },
    steps: [
      {
        picture: <Buttons bid={5} taken={6} />,
        label: { en: '6 of 5: the parent wins', ja: '宣言5で6：親の勝ち' },
      },
      {
        picture: <Buttons bid={5} taken={4} />,
        label: { en: '4 of 5: the children win', ja: '宣言5で4：子の勝ち' },
      },
    ],
  },
];
