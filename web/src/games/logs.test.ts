import { type ChoiceEvent, type MatchEvent, type Observer, SPECTATOR } from '@overtrick/engine';
import type { Match } from '@overtrick/match';
import { describe, expect, test } from 'vitest';
import type { BoardModule, Talk } from './board.ts';
import { EVERY_TABLE, nameOf, type Played, positionsOf, talkTo } from './everyMatch.ts';
import { mistakesIn } from './mistakes.ts';

/** CRY-2.3: said to those who may not know which card was given. */
const HIDDEN = /gives? (\w+) a card that only (they|you two) know|こっそり1枚渡し/;

/** A whole match. */
function playedOut(table: Played): Match {
  const [last] = [...positionsOf(table)].slice(-1);
  return last;
}

const sentencesOf = (line: string): string[] =>
  line.match(/[^.!。！]+[.!。！]+/g)?.map((each) => each.trim()) ?? [];

/** What a log says of every event, to whoever looks. */
const logOf = ({ words }: BoardModule, record: readonly MatchEvent[], talk: Talk): string[] =>
  record.map((event, at) =>
    event.t === 'deal' ? (words.dealt?.(event, talk) ?? '') : words.event(event, talk, record.slice(0, at)),
  );

describe.each(EVERY_TABLE)('$name', (table) => {
  const { module, players } = table;
  const match = playedOut(table);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const everybody: readonly Observer[] = [SPECTATOR, ...seats];
  const whole = match.wholeRecord();

  test.each(['en', 'ja'] as const)(
    'no log contradicts that of all hands, through any eyes (%s)',
    (language) => {
      for (const me of everybody) {
        const talk = talkTo(me, language);
        const log = logOf(module, whole, talk);
        const lines = new Set(log);
        const open = log.map(sentencesOf);
        for (const eyes of everybody) {
          const told = logOf(module, match.record(eyes), talk);
          for (const [at, line] of told.entries()) {
            lines.add(line);
            const foreign = sentencesOf(line).filter(
              (each) => !open[at].includes(each) && !HIDDEN.test(each),
            );
            expect(foreign, `${at} through ${eyes} to ${me}`).toEqual([]);
          }
          expect(mistakesIn([...lines], language)).toEqual([]);
        }
      }
    },
  );

  test('the log of all hands tells everything: who decided what, which card was given, what was drawn', () => {
    const talk = talkTo(SPECTATOR, 'en');
    const choices = [...whole.entries()].filter(
      (each): each is [number, ChoiceEvent] => each[1].t === 'choice',
    );
    expect(choices).toHaveLength(match.decided);
    for (const [at, event] of choices) {
      const line = module.words.event(event, talk, whole.slice(0, at));
      expect(line, `event ${at}`).toContain(nameOf(event.seat));
      if (!event.decision) throw new Error(`event ${at} hides its decision`);
      const drew = event.shows && 'drew' in event.shows ? (event.shows.drew as string[]) : [];
      // Of a pass card it is enough that somebody passes.
      const cards = event.decision.do === 'pass' ? [] : module.game.cardsOf(event.decision);
      for (const card of [...cards, ...drew])
        expect(line, `event ${at}`).toContain(module.words.card(card, talk));
    }
  });

  test.each(['en', 'ja'] as const)('a sentence says “you” exactly where it is about you (%s)', (language) => {
    const neutral = logOf(module, whole, talkTo(SPECTATOR, language)).map(sentencesOf);
    for (const me of seats) {
      const mine = logOf(module, whole, talkTo(me, language)).map(sentencesOf);
      for (const [at, sentences] of neutral.entries()) {
        expect(mine[at], `event ${at}`).toHaveLength(sentences.length);
        for (const [place, sentence] of sentences.entries()) {
          const said = mine[at][place];
          if (!sentence.includes(nameOf(me))) expect(said).toBe(sentence);
          else {
            expect(said).not.toContain(nameOf(me));
            expect(said).toMatch(language === 'en' ? /\byou\b/i : /あなた/);
          }
        }
      }
    }
  });
});
