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
    rule: 'ESC-2.1',
    caption: {
      en: 'Always higher than the last total. Who cannot, or will not, takes the whole ladder.',
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
];
