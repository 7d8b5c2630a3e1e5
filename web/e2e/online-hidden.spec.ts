import type { MatchLog } from '@overtrick/server/api';
import { expect, test } from '@playwright/test';
import { decide, decideFast, join, nextTurn, openTable, person, start } from './friends.ts';
import { startTableServer, type TableServer } from './tableServer.ts';
import { type Trace, Witness } from './witness.ts';

let server: TableServer;
test.beforeAll(async () => {
  server = await startTableServer();
});
test.afterAll(() => server.end());

/** Inversion with four: fifty different cards, forty of them in hands. In the notation, and as the page says them. */
const CARDS = /"(?:[a-z]+:)?([CSHDN](?:10|[1-9]))"/g;
const SAID = /\b(10|[1-9]) of (clubs|spades|hearts|diamonds|clowns)\b/gi;

/** By hand for so many decisions; after that as fast as the pages allow. */
const BY_HAND = 8;

/** Every card that a text names. */
function cardsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const [, card] of text.matchAll(CARDS)) found.add(card);
  for (const [, rank, suit] of text.matchAll(SAID)) {
    found.add(`${suit.toLowerCase() === 'clowns' ? 'N' : suit[0].toUpperCase()}${rank}`);
  }
  return found;
}

/** What somebody may know after so many events, worked out from the log: their own hand, the lane, and what was played. */
function known({ deals = [], decisions }: MatchLog, seat: number, position: number): Set<string> {
  const [deal] = deals;
  const lane = deal.lane as readonly string[];
  const played = decisions
    .slice(0, Math.max(0, position - 1))
    .flatMap((line) => [...cardsIn(`"${line.split(' ')[1]}"`)]);
  return new Set(position === 0 ? [] : [...(deal.hands[seat] ?? []), ...lane, ...played]);
}

/** Where a browser had a card that its seat could not know yet. */
const leaks = (log: MatchLog, seat: number, traces: readonly Trace[]): string[] =>
  traces.flatMap(({ where, text, position }) => {
    const mayKnow = known(log, seat, position);
    return [...cardsIn(text)]
      .filter((card) => !mayKnow.has(card))
      .map((card) => `${card} in ${where} at ${position}`);
  });

test('in the browsers of four people and a spectator there is never a card that its view lacks', async ({
  browser,
}) => {
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

  /** When the last decision is taken the secret is revealed, and everybody may know everything. */
  const before = (traces: readonly Trace[], last: number) => traces.filter(({ position }) => position < last);
  let turns = 0;
  const play = async (seat: number): Promise<void> => {
    while ((await nextTurn(pages[seat])) === 'mine') {
      await Promise.all([witnesses[seat].look(), witnesses[4].look()]);
      if (turns === 9) {
        await pages[seat].reload();
        await nextTurn(pages[seat]);
      }
      const turn = turns++;
      await (turn < BY_HAND ? decide(pages[seat], turn) : decideFast(pages[seat], turn));
    }
  };
  await Promise.all([0, 1, 2, 3].map(play));

  const id = link.replace(/.*\//, '');
  const log = (await (await ann.request.get(`./api/tables/${id}/log`)).json()) as MatchLog;
  const last = log.decisions.length + 1;
  for (const [seat, { traces }] of witnesses.entries()) {
    const told = before(traces, last);
    expect(leaks(log, seat < 4 ? seat : -1, told)).toEqual([]);
    expect(told.filter(({ text }) => /"secret":"/.test(text))).toEqual([]);
  }

  // It would be noticed: everybody's own hand is on their page and on their wire, and to their neighbour that is a leak.
  for (const [seat, { traces }] of witnesses.slice(0, 4).entries()) {
    for (const where of ['the page', 'message']) {
      const told = before(traces, last).filter((trace) => trace.where === where);
      expect(leaks(log, (seat + 1) % 4, told).length, where).toBeGreaterThan(10);
    }
  }
});
