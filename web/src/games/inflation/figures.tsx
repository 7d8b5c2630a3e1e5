import { CardPicture } from '../../cards/CardPicture.tsx';
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
];
