import type { MatchLog, Observer, View } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { Match } from '@overtrick/match';
import { expect, type Page } from '@playwright/test';
import type { FromTable } from '../src/source/local/protocol.ts';

/** A message that a worker sent to the page, and who had lifted the curtain by then; −1: nobody. */
interface Heard {
  readonly lifted: number;
  readonly message: FromTable;
}

/** The page after a change: what of the own hand was drawn, and how many cards lay open at all. */
interface Sight {
  readonly lifted: number;
  readonly curtain: boolean;
  readonly hand: readonly string[];
  readonly cards: number;
  /** How many messages had been heard. */
  readonly heard: number;
}

interface Tapped {
  readonly heard: Heard[];
  readonly sights: Sight[];
}

/** Writes down every message of a worker to the page, and the cards on the page after every single change of it. */
export async function tap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tapped: Tapped = { heard: [], sights: [] };
    Object.assign(window, { tapped });
    let lifted = -1;
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function overheard(
      this: Worker,
      message: { t?: string; seat?: number },
      ...rest: unknown[]
    ) {
      if (message.t === 'lift') lifted = message.seat ?? -1;
      Reflect.apply(postMessage, this, [message, ...rest]);
    };
    window.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => tapped.heard.push({ lifted, message: data }));
      }
    };
    const cards = (selector: string) =>
      [...document.querySelectorAll(selector)].map((card) => card.getAttribute('data-card') ?? '');
    new MutationObserver(() => {
      tapped.sights.push({
        lifted,
        curtain: document.querySelector('.curtain') !== null,
        hand: cards('.hand [data-card]').sort(),
        cards: cards('[data-card]').length,
        heard: tapped.heard.length,
      });
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** The match as it really was: after so many events, who held what and what each pair of eyes may know. */
class Truth {
  readonly #views: View[][] = [];

  constructor(log: MatchLog) {
    const game = gameOf(log.game);
    if (!game) throw new Error(`no game ${log.game}`);
    const opened = Match.open(game, log, 0);
    if (!opened.ok) throw new Error(opened.error.reason);
    const match = opened.value;
    const observers = [-1, ...Array.from({ length: log.players }, (_, seat) => seat)];
    const note = () => {
      this.#views[match.at] = observers.map((observer) => match.view(observer));
    };
    note();
    while (!match.isAtEnd) {
      match.advance();
      note();
    }
    match.deal();
    note();
  }

  view(position: number, observer: Observer): View {
    return this.#views[position][observer + 1];
  }

  hand(position: number, seat: number): string {
    return [...this.view(position, seat).now.hand].sort().join(' ');
  }

  /** Every card that was in a hand. */
  get cards(): ReadonlySet<string> {
    return new Set(this.#views.flat().flatMap(({ now }) => now.hand));
  }
}

/** Every text in a message, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/**
 * Holds what was heard and seen against the log. Every message is the view of the eyes that may look and has no card
 * beside it; every drawn hand is one that its owner has held since the curtain was lifted; behind the curtain lies nothing.
 * `alone` is the seat of the only person; −1 around one device.
 */
export async function expectNothingLeaked(page: Page, alone = -1): Promise<Tapped> {
  const { tapped, log } = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done) => {
      const opening = indexedDB.open('overtrick');
      opening.onsuccess = () => done(opening.result);
    });
    const logs = database.transaction('logs').objectStore('logs').getAll();
    await new Promise((done) => {
      logs.onsuccess = done;
    });
    database.close();
    const { tapped } = window as unknown as { tapped: Tapped };
    return { tapped, log: logs.result[0] as MatchLog };
  });
  const truth = new Truth(log);
  const positions: number[] = [];
  for (const { lifted, message } of tapped.heard) {
    expect(['snapshot', 'decided']).toContain(message.t);
    if (message.t !== 'snapshot') {
      positions.push(positions.at(-1) ?? 0);
      continue;
    }
    const { known, snapshot } = message;
    const { view, ...rest } = snapshot;
    const position = known + view.past.length;
    positions.push(position);
    const may = truth.view(position, snapshot.eyes);
    expect([-1, alone < 0 ? lifted : alone], 'whose eyes').toContain(snapshot.eyes);
    if (snapshot.curtain !== null) expect(snapshot.eyes, 'behind the curtain').toBe(-1);
    expect(view, `what seat ${snapshot.eyes} may know`).toEqual({ ...may, past: may.past.slice(known) });
    expect(textsIn(rest).filter((text) => truth.cards.has(text))).toEqual([]);
  }
  let since = 1;
  for (const [at, { lifted, curtain, hand, cards, heard }] of tapped.sights.entries()) {
    const now = positions[heard - 1] ?? 0;
    if (lifted !== tapped.sights[at - 1]?.lifted) since = Math.max(1, now);
    if (curtain) expect(cards, 'cards behind the curtain').toBe(0);
    if (hand.length === 0) continue;
    const owner = alone < 0 ? lifted : alone;
    const held = Array.from({ length: now - since + 1 }, (_, i) => truth.hand(since + i, owner));
    expect(held, `the hand of seat ${owner}`).toContain(hand.join(' '));
  }
  return tapped;
}
