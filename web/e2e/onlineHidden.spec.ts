import type { MatchLog } from '@overtrick/api';
import { expect, type Page, test } from '@playwright/test';
import { join, leaveToBot, openTable, person, start } from '../driver/friends.ts';
import { CLICKS, decide, nextMoment, QUICK, seeEnding } from '../driver/table.ts';
import { startTableServer, type TableServer } from '../driver/tableServer.ts';
import { type Trace, Witness } from './witness.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());

/** What is hidden in a game, worked out from the log of a match and from nothing else. */
interface Secret {
  /** Every card that a text names, in the notation or as the page says it. */
  cardsIn(text: string): Set<string>;
  /** What somebody may know after so many events; a spectator is seat −1. */
  known(log: MatchLog, seat: number, position: number): Set<string>;
}

/** Inversion with four: fifty different cards, forty of them in hands. */
const inversion: Secret = {
  cardsIn(text) {
    const found = new Set<string>();
    for (const [, card] of text.matchAll(/"(?:[a-z]+:)?([CSHDN](?:10|[1-9]))"/g)) found.add(card);
    const said = /\b(10|[1-9]) of (clubs|spades|hearts|diamonds|clowns)\b/gi;
    for (const [, rank, suit] of text.matchAll(said)) {
      found.add(`${suit.toLowerCase() === 'clowns' ? 'N' : suit[0].toUpperCase()}${rank}`);
    }
    return found;
  },
  /** The own hand, the lane, and what was played. */
  known({ deals = [], decisions }, seat, position) {
    const [deal] = deals;
    const lane = deal.lane as readonly string[];
    const played = decisions
      .slice(0, Math.max(0, position - 1))
      .flatMap((line) => [...inversion.cardsIn(`"${line.split(' ')[1]}"`)]);
    return new Set(position === 0 ? [] : [...(deal.hands[seat] ?? []), ...lane, ...played]);
  },
};

/** The first deal of Cryptrick with six: but for the whites, which are all alike, every card is there once. */
const cryptrick: Secret = {
  cardsIn(text) {
    const found = new Set<string>();
    for (const [, card] of text.matchAll(/"(?:[a-z]+:)?([YBRPGK][1-9])"/g)) found.add(card);
    const said = /\b(yellow|blue|red|purple|green|black) ([1-9])\b/gi;
    for (const [, colour, rank] of text.matchAll(said)) {
      found.add(`${colour.toLowerCase() === 'black' ? 'K' : colour[0].toUpperCase()}${rank}`);
    }
    return found;
  },
  /** The own hand, the card turned up, and what was decided; but a gift is known to the seller alone (CRY-2.3). */
  known({ deals = [], decisions }, seat, position) {
    const [deal] = deals;
    const may = new Set(position === 0 ? [] : [...(deal.hands[seat] ?? []), String(deal.revealed)]);
    let seller = -1;
    for (const line of decisions.slice(0, Math.max(0, position - 1))) {
      const [who, what] = line.split(' ');
      if (what.startsWith('reveal:')) seller = Number(who);
      if (what.startsWith('give:') && seller !== seat) continue;
      for (const card of cryptrick.cardsIn(`"${what}"`)) may.add(card);
    }
    return may;
  },
};

/** By hand for so many decisions; after that as fast as the pages allow. */
const BY_HAND = 8;

/** Where a browser had a card that its seat could not know yet. */
const leaks = (secret: Secret, log: MatchLog, seat: number, traces: readonly Trace[]): string[] =>
  traces.flatMap(({ where, text, position }) => {
    const mayKnow = secret.known(log, seat, position);
    return [...secret.cardsIn(text)]
      .filter((card) => !mayKnow.has(card))
      .map((card) => `${card} in ${where} at ${position}`);
  });

/**
 * Nobody had what their view lacks before the event `last`; the last witness is a spectator. And it would be noticed:
 * everybody's own hand is on their page and on their wire, and to their neighbour that is a leak.
 */
function expectKept(secret: Secret, log: MatchLog, witnesses: readonly Witness[], last: number): void {
  const people = witnesses.length - 1;
  for (const [at, { traces }] of witnesses.entries()) {
    const told = traces.filter(({ position }) => position < last);
    expect(leaks(secret, log, at < people ? at : -1, told)).toEqual([]);
    expect(told.filter(({ text }) => /"secret":"/.test(text))).toEqual([]);
    if (at === people) continue;
    for (const where of ['the page', 'message']) {
      const seen = told.filter((trace) => trace.where === where);
      expect(leaks(secret, log, (at + 1) % people, seen).length, where).toBeGreaterThan(5);
    }
  }
}

/** The log of a match that is over, with everything that was hidden. */
async function logOf(page: Page, link: string): Promise<MatchLog> {
  // It is offered when the server has closed the books; until then it gives no log.
  await seeEnding(page);
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  const id = link.replace(/.*\//, '');
  return (await (await page.request.get(`./api/tables/${id}/log`)).json()) as MatchLog;
}

test('in the browsers of four people and a spectator there is never a card that its view lacks', {
  tag: '@long',
}, async ({ browser }) => {
  test.setTimeout(160_000);
  const pages = await Promise.all(
    (['phone', 'desk', 'phone', 'phone', 'phone'] as const).map((size) =>
      person(browser, server.url, { size }),
    ),
  );
  const witnesses = await Promise.all(pages.map((page) => Witness.of(page)));
  const [ann, bob, cleo, dan, eve] = pages;
  const link = await openTable(ann, 'Ann', { game: 'inversion', seats: 4, bots: 0 });
  await Promise.all([join(bob, link, 'Bob', 2), join(cleo, link, 'Cleo', 3), join(dan, link, 'Dan', 4)]);
  await eve.goto(link);
  await start(ann);
  await expect(eve.getByText('You are watching')).toBeVisible();

  let turns = 0;
  const play = async (seat: number): Promise<void> => {
    while ((await nextMoment(pages[seat])) === 'mine') {
      await Promise.all([witnesses[seat].look(), witnesses[4].look()]);
      if (turns === 9) {
        await pages[seat].reload();
        await nextMoment(pages[seat]);
      }
      const turn = turns++;
      await decide(pages[seat], turn, turn < BY_HAND ? CLICKS : QUICK);
    }
  };
  await Promise.all([0, 1, 2, 3].map(play));

  // When the last decision is taken the secret is revealed, and everybody may know everything.
  const log = await logOf(ann, link);
  expectKept(inversion, log, witnesses, log.decisions.length + 1);
});

test('a gift in Cryptrick is known to those two alone, in browsers too', async ({ browser }) => {
  test.setTimeout(160_000);
  const pages = await Promise.all([0, 1, 2].map(() => person(browser, server.url)));
  const witnesses = await Promise.all(pages.map((page) => Witness.of(page)));
  const [ann, bob, eve] = pages;
  const link = await openTable(ann, 'Ann', { game: 'cryptrick', seats: 6, bots: 4 });
  await join(bob, link, 'Bob', 2);
  await eve.goto(link);
  await start(ann);
  await expect(eve.getByText('You are watching')).toBeVisible();
  const play = async (seat: number): Promise<void> => {
    // Longer than a deal: later ones have the same cards, which everybody has seen by then, so bots play them.
    for (let turn = 0; turn < 16; turn++) {
      expect(await nextMoment(pages[seat])).toBe('mine');
      await Promise.all([witnesses[seat].look(), witnesses[2].look()]);
      await decide(pages[seat], turn, QUICK);
    }
    expect(await nextMoment(pages[seat])).toBe('mine');
    await leaveToBot(pages[seat]);
  };
  await Promise.all([play(0), play(1)]);
  const log = await logOf(ann, link);
  // A deal has six tricks: the seventh offer belongs to the second deal.
  const second = log.decisions.flatMap((line, at) => (line.includes(' reveal:') ? [at] : []))[6];
  expectKept(cryptrick, log, witnesses, second + 1);
  expect(log.decisions.slice(0, second).some((line) => line.includes(' give:'))).toBe(true);
});
