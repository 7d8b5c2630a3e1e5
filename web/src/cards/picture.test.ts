import { describe, expect, it } from 'vitest';
import { ARTS, deckOf } from '../gallery/decks.ts';
import { GAMES } from '../look/games.ts';
import { type CardArt, pictureOf, printOf } from './picture.tsx';

const artOf = (game: (typeof GAMES)[number]): CardArt => {
  const art = ARTS[game];
  if (!art) throw new Error(`${game} has no art`);
  return art;
};

describe.each(GAMES)('the cards of %s', (game) => {
  const art = artOf(game);

  it('are all different pictures', () => {
    const pictures = deckOf(game).map((card) => printOf(art, 'rich', card));
    expect(new Set(pictures).size).toBe(deckOf(game).length);
  });

  it('are printed once for each palette', () => {
    const [card] = deckOf(game);
    expect(pictureOf(art, 'rich', card)).toBe(pictureOf(art, 'rich', card));
    expect(pictureOf(art, 'safe', card)).not.toBe(pictureOf(art, 'rich', card));
  });

  it('have one back, which names no card', () => {
    expect(printOf(art, 'rich')).not.toContain('data-card');
  });
});

describe('the block of a Cryptrick card', () => {
  const blocks = (card: string, printed?: number) =>
    printOf(artOf('cryptrick'), 'rich', card, { printed }).split('class="block"').length - 1;

  it('is on odd ranks unless the table says otherwise (CRY-1.4)', () => {
    expect([blocks('Y7'), blocks('Y4'), blocks('W')]).toEqual([1, 0, 0]);
    expect([blocks('Y7', 0), blocks('Y4', 1), blocks('Y9', 3)]).toEqual([0, 1, 3]);
  });
});
