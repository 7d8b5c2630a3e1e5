import type { Page } from '@playwright/test';
import { PAGE } from '../driver/selectors.ts';

/** Cards that lie on one another on purpose, by what holds them, and why. */
const STACKS = {
  '.hand': 'a fan with room for a finger on every card',
  '.inf-notes': 'every note covers the left half of the one before: the row is one number',
  '.cha-charm': 'a pile of suits and a pile of numbers, of which the top counts',
  '.inv-lane': 'later tricks lap, each with its index in sight, where ten cards do not fit side by side',
  '.esc-pile': 'a tower with the chosen cards standing on it',
  '.esc-draw': 'a pile that is drawn from',
  '.cry-undealt': 'the cards that nobody got, of which one is turned up',
} as const;

/** What is drawn on a card on purpose: all of them keep off its numbers. */
const ON_CARDS = {
  '.hand-mark': 'what a card of the hand is, at its edge',
  '.cry-tag': 'who leads or sells, at the lower edge of what lies there',
  '.cha-pile-keep': 'a suit that must stay in sight, at its lower edge',
  '.esc-pile-as': 'what a wild counts as: a card without a number',
} as const;

/** Where the numbers of a card are, as parts of its width and height: left, top, right, bottom. */
const INDEX = [0.08, 0.06, 0.28, 0.22] as const;
const NUMBERS: Readonly<Record<string, readonly (readonly [number, number, number, number])[]>> = {
  inflation: [INDEX, [0.5, 0.2, 0.95, 0.9]],
  charms: [INDEX],
  inversion: [INDEX, [0.25, 0.3, 0.75, 0.7], [0.73, 0.81, 0.93, 0.95]],
  escalation: [INDEX],
  cryptrick: [INDEX, [0.4, 0.22, 0.9, 0.69]],
};

/** Text that is cut on purpose: it goes on behind a scroll bar, or it is said in full elsewhere. */
const CUT = {
  '.log': 'the log of a long match scrolls',
  '.since-lines': 'the sheet behind it tells all',
} as const;

const KEYS = {
  stacks: Object.keys(STACKS),
  onCards: Object.keys(ON_CARDS),
  cut: Object.keys(CUT),
  numbers: NUMBERS,
};

/** How a screen is judged. */
export type Screen = 'fits' | 'scrolls';

/**
 * What is wrong with where things lie on a table. Nothing scrolls, whatever can be touched is in sight, large enough and not covered, no
 * text is cut off, and no text and no card lies on another one. With text twice as large it scrolls down, never sideways, and all this holds
 * for question, choices, hand and results; on the board above them names may be shortened and cards be small.
 */
export const faultsOf = (page: Page, screen: Screen): Promise<string[]> =>
  page.evaluate(
    ([at, keys, mayScroll]) => {
      const faults: string[] = [];
      const SLACK = 1;
      const root = document.querySelector<HTMLElement>('.table-screen, .curtain');
      if (!root) return ['there is no table'];
      // Things are judged where they come to rest, and buttons of a result can be touched then.
      for (const motion of document.getAnimations()) {
        if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
      }
      const { scrollWidth, scrollHeight } = document.documentElement;
      if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth - innerWidth} px too wide`);
      if (!mayScroll && scrollHeight > innerHeight) {
        faults.push(`the page is ${scrollHeight - innerHeight} px too high`);
      }

      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      const page = { left: 0, top: 0, right: innerWidth, bottom: mayScroll ? scrollHeight : innerHeight };
      const boxOf = (rect: DOMRect): Box => ({
        left: rect.left + scrollX,
        top: rect.top + (mayScroll ? scrollY : 0),
        right: rect.right + scrollX,
        bottom: rect.bottom + (mayScroll ? scrollY : 0),
      });
      const meet = (a: Box, b: Box): Box => ({
        left: Math.max(a.left, b.left),
        top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right),
        bottom: Math.min(a.bottom, b.bottom),
      });
      /** How far two boxes reach into each other, in the direction in which it is less. */
      const depth = (a: Box, b: Box): number => {
        const both = meet(a, b);
        return Math.min(both.right - both.left, both.bottom - both.top);
      };
      /** How far a box reaches out of another one. */
      const beyond = (box: Box, around: Box): number =>
        Math.max(
          around.left - box.left,
          around.top - box.top,
          box.right - around.right,
          box.bottom - around.bottom,
        );
      /** What is left to see of things inside this element. */
      const clips = new Map<Element, Box>();
      const clipOf = (element: Element | null): Box => {
        if (!element) return page;
        const known = clips.get(element);
        if (known) return known;
        const { overflowX, overflowY } = getComputedStyle(element);
        const outer = clipOf(element.parentElement);
        const own = boxOf(element.getBoundingClientRect());
        const clip = {
          left: overflowX === 'visible' ? outer.left : Math.max(outer.left, own.left),
          right: overflowX === 'visible' ? outer.right : Math.min(outer.right, own.right),
          top: overflowY === 'visible' ? outer.top : Math.max(outer.top, own.top),
          bottom: overflowY === 'visible' ? outer.bottom : Math.min(outer.bottom, own.bottom),
        };
        clips.set(element, clip);
        return clip;
      };
      /** For ears alone: it takes a pixel and is clipped away. */
      const isForEars = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).clipPath === 'inset(50%)' || isForEars(element.parentElement));
      const isSeen = (element: Element): boolean =>
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isForEars(element);
      const named = (element: Element): string => {
        const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
        const card = element.closest('[data-card]')?.getAttribute('data-card');
        return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${card ?? words}”`;
      };
      const px = (many: number): string => `${Math.round(many * 10) / 10} px`;
      const all = (selector: string): Element[] => [...root.querySelectorAll(selector)].filter(isSeen);

      // What can be touched, and what is asked.
      const touched = all('button, a[href], summary, select, input').filter(
        (each) => !each.closest('p') && !each.closest('.table-side'),
      );
      for (const element of [...touched, ...all(at.asked), ...all('.hand-card .card')]) {
        const box = boxOf(element.getBoundingClientRect());
        const out = beyond(box, clipOf(element.parentElement));
        if (out > SLACK) faults.push(`${named(element)} is ${px(out)} out of sight`);
      }
      for (const element of touched) {
        const { width, height, left, top } = element.getBoundingClientRect();
        if (Math.max(width, height) < 43.5 || Math.min(width, height) < 24) {
          faults.push(`${named(element)} is ${px(width)} × ${px(height)}`);
        }
        const spot = document.elementFromPoint(left + width / 2, top + height / 2);
        const isOnScreen = top + height / 2 < innerHeight && top + height / 2 > 0;
        if (isOnScreen && !element.contains(spot)) {
          faults.push(`${named(element)} is covered by ${spot ? named(spot) : 'nothing'}`);
        }
      }
      for (const [nth, one] of touched.entries()) {
        for (const other of touched.slice(nth + 1)) {
          if (one.closest('.hand') && other.closest('.hand')) continue;
          const reach = depth(boxOf(one.getBoundingClientRect()), boxOf(other.getBoundingClientRect()));
          if (reach > SLACK) faults.push(`${named(one)} and ${named(other)} overlap by ${px(reach)}`);
        }
      }

      // Text: every line of it, as it is drawn.
      const lines: { of: Element; box: Box }[] = [];
      const judged = (mayScroll && root.querySelector('.table-own')) || root;
      const walker = document.createTreeWalker(judged, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const of = node.parentElement;
        if (!of || !node.textContent?.trim() || of.closest('svg, dialog') || !isSeen(of)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const size = Number.parseFloat(getComputedStyle(of).fontSize);
        for (const rect of range.getClientRects()) {
          const box = boxOf(rect);
          // What is drawn of a line, without the room around it.
          const air = Math.max(0, (box.bottom - box.top - size * 0.75) / 2);
          lines.push({ of, box: { ...box, top: box.top + air, bottom: box.bottom - air } });
        }
      }
      const isCut = (element: Element): boolean => keys.cut.some((each) => element.closest(each));
      for (const { of, box } of lines) {
        const out = beyond(box, clipOf(of));
        if (out > SLACK && !isCut(of)) faults.push(`${px(out)} of ${named(of)} are cut off`);
      }
      // The board keeps to its place between the bar and the question.
      const board = mayScroll ? null : root.querySelector(at.board);
      for (const element of board ? [...all(`${at.board} .card`), ...all(`${at.board} .slot`)] : []) {
        const out = board
          ? beyond(boxOf(element.getBoundingClientRect()), boxOf(board.getBoundingClientRect()))
          : 0;
        if (out > 4) faults.push(`${named(element)} reaches ${px(out)} out of the board`);
      }
      for (const of of new Set(lines.map((line) => line.of))) {
        const holder = of.closest<HTMLElement>('*');
        if (!holder || isCut(of)) continue;
        const { overflowX, display } = getComputedStyle(holder);
        if (overflowX === 'visible' || display === 'inline') continue;
        const more = holder.scrollWidth - holder.clientWidth;
        if (more > SLACK) faults.push(`${named(of)} is cut short by ${px(more)}`);
      }

      // Cards and text keep off each other.
      const cards = all('.card')
        .filter((of) => judged.contains(of))
        .map((of) => ({ of, box: boxOf(of.getBoundingClientRect()) }));
      const shared = (a: Element, b: Element, selectors: readonly string[]): boolean =>
        selectors.some((each) => {
          const holder = a.closest(each);
          return holder !== null && holder === b.closest(each);
        });
      const zones = keys.numbers[root.dataset.game ?? ''] ?? [];
      const marks = all(keys.onCards.join()).filter((of) => judged.contains(of));
      for (const { of, box } of cards.filter((card) => card.of.closest('[data-card]'))) {
        const [wide, high] = [box.right - box.left, box.bottom - box.top];
        for (const [left, top, right, bottom] of zones) {
          const number = {
            left: box.left + left * wide,
            top: box.top + top * high,
            right: box.left + right * wide,
            bottom: box.top + bottom * high,
          };
          for (const mark of marks) {
            // Of the card before in a fan the next one covers as much.
            if (mark.closest('.hand-card') !== of.closest('.hand-card')) continue;
            const reach = depth(number, boxOf(mark.getBoundingClientRect()));
            if (reach > 2) faults.push(`${named(mark)} covers ${px(reach)} of a number of ${named(of)}`);
          }
        }
      }
      for (const [nth, one] of cards.entries()) {
        for (const other of cards.slice(nth + 1)) {
          const reach = depth(one.box, other.box);
          if (reach > 2 && !shared(one.of, other.of, keys.stacks)) {
            faults.push(`cards ${named(one.of)} and ${named(other.of)} overlap by ${px(reach)}`);
          }
        }
        for (const line of lines) {
          const reach = depth(one.box, line.box);
          if (reach > 2 && !keys.onCards.some((each) => line.of.closest(each))) {
            faults.push(`${named(line.of)} lies ${px(reach)} on card ${named(one.of)}`);
          }
        }
      }
      const inSight = lines.map(({ of, box }) => ({ of, box: meet(box, clipOf(of)) }));
      for (const [nth, one] of inSight.entries()) {
        for (const other of inSight.slice(nth + 1)) {
          if (one.of === other.of) continue;
          const reach = depth(one.box, other.box);
          if (reach > 1.5) faults.push(`${named(one.of)} and ${named(other.of)} overlap by ${px(reach)}`);
        }
      }
      return faults;
    },
    [PAGE, KEYS, screen === 'scrolls'] as const,
  );
