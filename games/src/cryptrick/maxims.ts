import type { Maxim, Maxims, View } from '@overtrick/engine';
import type { Cryptrick, CryptrickDecision } from './types.ts';
import { preview } from './view.ts';

/** Rules of thumb: stay below the collapse, and acquire what is worth the most. */
export const maxims: Maxims<Cryptrick> = { of: maximsOf };

function maximsOf(view: View<Cryptrick>, decision: CryptrickDecision): Maxim[] {
  if (decision.do === 'acquire') return acquireMaxims(view, decision.card);
  return decision.do === 'play' ? playMaxims(view, decision.card) : [];
}

const worthWith = (view: View<Cryptrick>, card: string) => {
  const made = preview(view, { do: 'acquire', card });
  if (made.do !== 'acquire') throw new Error('an acquisition was previewed as something else');
  return made.value;
};

function acquireMaxims(view: View<Cryptrick>, card: string): Maxim[] {
  const { now, seat } = view;
  const before = now.board.values[seat];
  const { points, collapsed } = worthWith(view, card);
  if (collapsed && !before.collapsed) return [{ ...COLLAPSES, numbers: { before: before.points, points } }];
  const others = now.choices.flatMap((choice) =>
    choice.do === 'acquire' && choice.card !== card ? [choice.card] : [],
  );
  const isMost = others.length > 0 && others.every((other) => worthWith(view, other).points < points);
  return isMost ? [{ ...WORTH_MOST, numbers: { points } }] : [];
}

/** Whoever plays last knows who acquires, and how much there is to acquire (CRY-4). */
function playMaxims(view: View<Cryptrick>, card: string): Maxim[] {
  const { now, seat, players } = view;
  const { cards, spoils, values } = now.board;
  const made = preview(view, { do: 'play', card });
  if (made.do !== 'play' || cards.length !== players - 1 || !values[seat].atRisk) return [];
  const there = spoils.length + (made.blocks > 0 ? 1 : 0);
  const acquires = made.place !== null && made.place <= there;
  return [acquires ? MUST_ACQUIRE : STAYS_OUT];
}

const COLLAPSES: Maxim = {
  by: 'collapses',
  speaks: 'against',
  present: {
    en: 'It is one block too many: your cards fall from {before} to {points}.',
    ja: 'ブロックが1つ多すぎます。{before}点から{points}点に崩れます。',
  },
  past: {
    en: 'It was one block too many: your cards fell from {before} to {points}.',
    ja: 'ブロックが1つ多すぎて、{before}点から{points}点に崩れました。',
  },
};

const WORTH_MOST: Maxim = {
  by: 'worth-most',
  speaks: 'for',
  present: {
    en: 'It makes your cards worth {points}, more than any other here.',
    ja: '手元の価値が{points}点になります。ほかのどのカードよりも高くなります。',
  },
  past: {
    en: 'It would have made your cards worth {points}, more than any other there.',
    ja: '手元の価値が{points}点になり、ほかのどのカードよりも高くなりました。',
  },
};

const MUST_ACQUIRE: Maxim = {
  by: 'must-acquire',
  speaks: 'against',
  present: {
    en: 'One more block is the collapse, and with this card you must acquire one.',
    ja: 'あと1ブロックで崩壊ですが、このカードだと獲得しなければなりません。',
  },
  past: {
    en: 'One more block was the collapse, and with this card you had to acquire one.',
    ja: 'あと1ブロックで崩壊なのに、このカードで獲得しなければならなくなりました。',
  },
};

const STAYS_OUT: Maxim = {
  by: 'stays-out',
  speaks: 'for',
  present: {
    en: 'One more block is the collapse, and with this card you acquire nothing.',
    ja: 'あと1ブロックで崩壊ですが、このカードなら何も獲得しません。',
  },
  past: {
    en: 'One more block was the collapse, and with it you would have acquired nothing.',
    ja: 'あと1ブロックで崩壊でしたが、それなら何も獲得せずに済みました。',
  },
};
