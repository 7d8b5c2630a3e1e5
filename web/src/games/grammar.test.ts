import { consider, FastRandom, type Observer, SPECTATOR, type View } from '@overtrick/engine';
import type { Match } from '@overtrick/match';
import { describe, expect, test } from 'vitest';
import type { BoardModule, Talk } from './board.ts';
import { drawn, NOTHING } from './drawn.ts';
import { EVERY_TABLE, positionsOf, talkTo } from './everyMatch.ts';
import { mistakesIn } from './mistakes.ts';

/** One of so many positions is looked at, as chance will have it; `npm run test:long` looks at all. */
const LOOKED_AT = process.env.OVERTRICK_LONG ? 1 : 5;

/** Everything that is said in words at a position, to one observer. */
function said(module: BoardModule, view: View, talk: Talk, match: Match): string[] {
  const { words, game } = module;
  const { now, past, seat } = view;
  const last = past.at(-1);
  const about = past.slice(0, -1);
  const mine = now.choices.flatMap((choice) => {
    const considered = consider(game, view, choice);
    if (!considered.ok) throw new Error('a choice is refused');
    return [
      words.decision(choice, view, talk),
      words.commit?.(choice, view, talk),
      words.preview(considered.value, view, talk),
    ];
  });
  return [
    ...mine,
    now.choices.length > 0 && words.asked(view, talk),
    ...now.asked.map((each) => each !== seat && words.waiting(view, each, talk)),
    ...now.hand.map((card) => words.inHand?.(card, view, talk) ?? words.card(card, talk)),
    last?.t === 'choice' && words.event(last, talk, about),
    last?.t === 'deal' && words.dealt?.(last, talk),
    ...(now.asked.length > 0 ? [] : now.points.flatMap((_, each) => endingOf(module, view, each, talk))),
    match.last === 'trick' && words.event(match.wholeRecord().at(-1) as never, talk, about),
  ].filter((each): each is string => typeof each === 'string' && each !== '');
}

/** What is said of a seat at the end of a deal, and what decided a match that is over. */
function endingOf({ game, ending }: BoardModule, view: View, seat: number, talk: Talk) {
  const scoring = game.scoring(view, seat);
  const point = view.now.over ? game.turningPoint?.(view) : null;
  return [
    ending.scoring(scoring, talk),
    ending.verdict(scoring, seat, talk),
    ending.standing?.(scoring, talk),
    point && ending.turningPoint?.(point, talk),
  ];
}

test.each([
  'You gives Ana a card.',
  'You passes.',
  'Ana gives You a card.',
  'Play a 8',
  'You led a 11',
  'Play an 7',
  '1 tricks',
  '3 card in the pile',
  'Trick {trick} of 6',
])('“%s” is a mistake', (sentence) => expect(mistakesIn([sentence], 'en')).toHaveLength(1));

describe.each(EVERY_TABLE)('$name', (table) => {
  test('every sentence is well made, to every observer, in both languages', () => {
    const { module, players } = table;
    const everybody: readonly Observer[] = [SPECTATOR, ...Array.from({ length: players }, (_, seat) => seat)];
    const texts = { en: new Set<string>(), ja: new Set<string>() };
    const random = new FastRandom(table.name);
    let drawings = 0;
    for (const match of positionsOf(table)) {
      if (random.below(LOOKED_AT) > 0) continue;
      // The board is drawn at every other of them, for one observer after the other: all of them would take minutes.
      const looks = random.below(2) === 0 ? everybody[drawings++ % everybody.length] : null;
      // As in a replay, where people look through the eyes of others.
      const other = everybody[match.at % everybody.length];
      // Who is asked, who has just decided, and one after the other of those who only look.
      const { asked } = match.now(SPECTATOR);
      const last = match.record(SPECTATOR).at(-1);
      const decided = last?.t === 'choice' ? [last.seat] : [];
      for (const eyes of new Set([
        ...asked.slice(0, 2),
        ...decided,
        other,
        ...(looks === null ? [] : [looks]),
      ])) {
        const view = match.view(eyes);
        const [decision = null] = view.now.choices;
        const considered = decision && consider(module.game, view, decision);
        const chosen = decision &&
          considered?.ok && {
            cards: [],
            options: [decision],
            decision,
            preview: considered.value,
          };
        for (const language of ['en', 'ja'] as const) {
          const talk = talkTo(eyes, language);
          const all = said(module, view, talk, match);
          if (eyes === looks) {
            all.push(...drawn(module, view, talk, NOTHING));
            all.push(...drawn(module, view, talkTo(other, language), NOTHING));
            if (chosen) all.push(...drawn(module, view, talk, chosen));
          }
          for (const text of all) texts[language].add(text);
        }
      }
    }
    expect(mistakesIn([...texts.en], 'en')).toEqual([]);
    expect(mistakesIn([...texts.ja], 'ja')).toEqual([]);
  });
});
