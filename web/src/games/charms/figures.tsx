import { CardPicture } from '../../cards/CardPicture.tsx';
import { Buttons } from '../../look/Buttons.tsx';
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
    rule: null,
    caption: {
      en: 'A trick: the key was led. The highest number beside a key takes it; other suits cannot win unless they are trump.',
      ja: '1トリックの例。鍵がリードされ、鍵の隣の最も高い数字が取ります。ほかのスートは切り札でない限り勝てません。',
    },
    steps: [
      { picture: charm('key', '5'), label: { en: 'leads key 5', ja: '鍵の5をリード' } },
      { picture: charm('key', '7'), label: { en: 'key 7 takes it', ja: '鍵の7の勝ち' } },
      { picture: charm('clover', '8'), label: { en: 'has no key: clover 8', ja: '鍵がない：クローバーの8' } },
    ],
  },
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
  {
    rule: 'CHA-7.1',
    caption: {
      en: 'Black buttons are the bid, white ones the tricks taken. Points are bad.',
      ja: '黒ボタンがビッド、白ボタンが獲得トリック。点は少ないほどよいです。',
    },
    steps: [
      { picture: <Buttons bid={3} taken={3} />, label: { en: 'exact: 0', ja: 'ちょうど：0点' } },
      { picture: <Buttons bid={3} taken={4} />, label: { en: 'one off: 1', ja: '1違い：1点' } },
      { picture: <Buttons bid={3} taken={1} />, label: { en: 'two off: 3', ja: '2違い：3点' } },
      { picture: <Buttons bid={2} taken={5} />, label: { en: 'three or more: 5', ja: '3以上：5点' } },
    ],
  },
];
