import { CardPicture } from '../../cards/CardPicture.tsx';
import type { Figure } from '../../rules/figure.ts';
import { escalationArt } from './cards/art.ts';

const set = (...cards: readonly string[]) => (
  <span className="figure-fan">
    {[...cards.entries()].map(([place, card]) => (
      <CardPicture key={place} art={escalationArt} card={card} />
    ))}
  </span>
);

export const figures: readonly Figure[] = [
  {
    rule: null,
    caption: {
      en: 'Once around the table: each goes over the last total, until somebody cannot and takes the whole pile.',
      ja: '一巡の例。順に前の合計を上回り、できなくなった人が山を丸ごと引き取ります。',
    },
    steps: [
      { picture: set('4'), label: { en: '4', ja: '4' } },
      { picture: set('3', '3'), label: { en: '2 × 3 = 6', ja: '3×2＝6' } },
      { picture: set('12'), label: { en: '12', ja: '12' } },
      {
        picture: set('4', '3', '3', '12'),
        label: { en: 'nothing over 12: takes 4 cards', ja: '上回れず4枚引き取る' },
      },
    ],
  },
  {
    rule: 'ESC-2.1',
    caption: {
      en: 'Always higher than the last total. Whoever cannot, or will not, takes the whole ladder.',
      ja: '必ず前の合計を上回ること。できない、またはしない人は、はしごを丸ごと引き取ります。',
    },
    steps: [
      { picture: set('6'), label: { en: '6', ja: '6' } },
      { picture: set('4', '4'), label: { en: '2 × 4 = 8', ja: '4×2＝8' } },
      { picture: set('11'), label: { en: '11', ja: '11' } },
      { picture: set('5', '5', 'W'), label: { en: '3 × 5 = 15', ja: '5×3＝15' } },
    ],
  },
  {
    rule: 'ESC-2.3',
    caption: {
      en: 'A pass card repeats the total, and you get through.',
      ja: 'パスカードなら合計はそのままで、切り抜けられます。',
    },
    steps: [
      { picture: set('7', '7'), label: { en: '14', ja: '14' } },
      { picture: set('P'), label: { en: 'still 14', ja: '14のまま' } },
      { picture: set('5', '5', '5'), label: { en: '15', ja: '15' } },
    ],
  },
  {
    rule: 'ESC-4.1',
    caption: {
      en: 'A player has gone out. The others add the cards in their hands to their stacks; the fewest cards win.',
      ja: '1人が上がりました。ほかの人は手札を自分の山に加え、枚数の少ない人が勝ちます。',
    },
    steps: [
      {
        picture: set('5', '5', '9'),
        label: { en: 'took 3, went out: 3, wins', ja: '引き取り3、上がり：3点で勝ち' },
      },
      {
        picture: set('2', '8', '1', 'W'),
        label: { en: 'took 2 and held 2: 4', ja: '引き取り2＋手札2：4点' },
      },
    ],
  },
];
