import type { MatchEvent, Message, Now, Room, Whole } from '@overtrick/api';
import { expect, test } from 'vitest';
import { afterMessage, fromWhole, type Knowledge } from './knowledge.ts';

const seat = {
  kind: 'person',
  person: 'p',
  name: 'Ann',
  face: null,
  level: null,
  robot: false,
  ready: true,
  revealed: true,
  away: false,
  replaced: false,
  openHands: false,
  bank: null,
  deadline: null,
  grace: null,
  coming: null,
} as const;
const room: Room = {
  id: 't',
  code: 'ABCDE',
  game: 'inversion',
  rules: 1,
  players: 2,
  options: {},
  status: 'playing',
  host: 'p',
  public: false,
  rated: false,
  hints: false,
  spectators: true,
  auto: false,
  giveWay: false,
  clock: { kind: 'none' },
  commitment: '',
  secret: null,
  shares: [],
  seats: [seat, seat],
  paused: false,
  betweenDeals: false,
  dealAt: null,
  votes: [],
  muted: [],
  rematch: null,
};
const now = (deal: number): Now => ({
  deal,
  deals: 2,
  asked: [0],
  legal: [],
  hand: [],
  handSizes: [],
  points: [],
  sheet: [],
  over: false,
  winners: [],
  outcome: null,
  sides: null,
  board: null,
});
const dealt: MatchEvent = { t: 'deal', deal: 0, hand: [], setup: {} };
const choice: MatchEvent = { t: 'choice', seat: 1, action: 'a' };
const whole: Whole = {
  n: 4,
  at: 0,
  seat: 0,
  room,
  view: null,
  presence: { seats: [true, false], spectators: 0, visitors: [] },
  chat: [],
};
const told = (...messages: readonly Omit<Message, 'at'>[]): Knowledge | null =>
  messages.reduce<Knowledge | null>(
    (known, message) => known && afterMessage(known, { ...message, at: 0 }),
    fromWhole(whole),
  );

test('the first deal makes a view of this seat', () => {
  const view = told({ n: 5, event: dealt, now: now(0) })?.view;
  expect(view).toMatchObject({ game: 'inversion', players: 2, seat: 0, past: [dealt], now: { deal: 0 } });
});

test('events of a catch-up wait for the cards they led to', () => {
  const middle = told({ n: 5, event: dealt });
  expect(middle?.view).toBeNull();
  const end = told({ n: 5, event: dealt }, { n: 6, event: choice, now: now(1) });
  expect(end?.view?.past).toEqual([dealt, choice]);
  expect(end?.untold).toEqual([]);
});

test('a catch-up that ends with talk brings the cards as well', () => {
  const chat = { t: 'chat', person: 'p', seat: 0, text: 'hi', name: 'Ann' } as const;
  const end = told({ n: 5, event: dealt }, { n: 6, event: chat, now: now(0) });
  expect(end?.view?.past).toEqual([dealt]);
  expect(end?.chat).toEqual([{ ...chat, n: 6 }]);
});

test('what was told before is not told again, and a gap is noticed', () => {
  expect(told({ n: 4, event: dealt, now: now(0) })?.view).toBeNull();
  expect(told({ n: 6, event: dealt, now: now(0) })).toBeNull();
});

test('clocks come with decisions', () => {
  const clock = [
    [1000, 5],
    [null, 7],
  ] as const;
  const seats = told({ n: 5, event: dealt, now: now(0), clock })?.room.seats;
  expect(seats?.map(({ deadline, bank }) => [deadline, bank])).toEqual(clock);
});
