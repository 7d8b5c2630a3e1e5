import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { deckOf, handOf } from '../gallery/decks.ts';
import { GAMES } from '../look/games.ts';
import { Card } from './Card.tsx';

describe.each(GAMES)('the cards of %s', (game) => {
  it('are all different pictures, each of few shapes', () => {
    const pictures = deckOf(game).map((card) => renderToStaticMarkup(<Card game={game} card={card} />));
    expect(new Set(pictures).size).toBe(deckOf(game).length);
    for (const picture of pictures) expect(picture.match(/<[a-z]/g)!.length).toBeLessThan(24);
  });

  it('say nothing of themselves face down', () => {
    const backs = handOf(game).map((card) =>
      renderToStaticMarkup(<Card game={game} card={card} face="down" />),
    );
    expect(new Set(backs).size).toBe(1);
    expect(backs[0]).not.toContain('data-card');
  });

  it('are decoration unless they are given a name', () => {
    expect(renderToStaticMarkup(<Card game={game} card={deckOf(game)[0]} />)).toContain('aria-hidden="true"');
    expect(renderToStaticMarkup(<Card game={game} card={deckOf(game)[0]} label="Ace" />)).toContain(
      'role="img" aria-label="Ace"',
    );
  });
});

describe('the block of a Cryptrick card', () => {
  const blocks = (card: string, block?: boolean) =>
    renderToStaticMarkup(
      <Card game="cryptrick" card={card} {...(block === undefined ? {} : { block })} />,
    ).includes('block-top');

  it('is on odd ranks unless the table says otherwise (CRY-1.4)', () => {
    expect([blocks('Y7'), blocks('Y4'), blocks('W')]).toEqual([true, false, false]);
    expect([blocks('Y7', false), blocks('Y4', true)]).toEqual([false, true]);
  });
});
