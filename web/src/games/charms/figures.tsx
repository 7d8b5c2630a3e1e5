import { CardPicture } from '../../cards/CardPicture.tsx';
import type { Figure } from '../../rules/figure.ts';
import { charmsArt } from './cards/art.ts';

const card = (name: string, under?: string) => (
  <span className="figure-pile" data-covers={under ? '' : undefined}>
    {under && <CardPicture art={charmsArt} card={under} />}
    <CardPicture art={charmsArt} card={name} />
  </span>
);
const charm = (suit: string, number: string, under: { suit?: string; number?: string } = {}) => (
  <span className="figure-pair">
    {card(suit, under.suit)}
    {card(number, under.number)}
  </span>
);

export const figures: readonly Figure[] = [
  {
    rule: 'CHA-5.1',
    caption: {
      en: 'One card a trick: it covers the suit or the number, the other half stays.',
      ja: '毎トリック1枚。スートか数字の片方を覆い、もう片方は残ります。',
    },
    steps: [
      { picture: charm('key', '5'), label: { en: 'You show key 5', ja: '鍵の5' } },
      {
        picture: charm('clover', '5', { suit: 'key' }),
        label: { en: 'Play a clover: clover 5', ja: 'クローバーを出すとクローバーの5' },
      },
      {
        picture: charm('clover', '8', { suit: 'key', number: '5' }),
        label: { en: 'Then an 8: clover 8', ja: '次に8でクローバーの8' },
      },
    ],
  },
  {
    rule: 'CHA-6.1',
    caption: {
      en: 'Coin is trump, key was led: the highest number beside a trump wins.',
      ja: '切り札はコイン、リードは鍵。切り札の隣の最も高い数字が勝ちます。',
    },
    steps: [
      { picture: charm('key', '8'), label: { en: 'led', ja: 'リード' } },
      { picture: charm('coin', '3'), label: { en: 'wins: trump', ja: '勝ち：切り札' } },
      { picture: charm('rabbit', '7'), label: { en: 'neither', ja: 'どちらでもない' } },
    ],
  },
];
