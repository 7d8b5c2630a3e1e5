import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { openHome, sitDown } from '../driver/table.ts';
import { listen, pressHeard, recordSpeech, untilHeard } from './listener.ts';

/** The first deal of each; `npm run test:long` goes on to the end of the match, where the same is heard again. */
const GAMES = [
  { game: 'inflation', players: 3, deals: 3, tag: [] },
  { game: 'charms', players: 3, deals: 4, tag: ['@long'] },
  { game: 'inversion', players: 3, deals: 1, tag: ['@long'] },
  { game: 'escalation', players: 3, deals: 1, tag: ['@long'] },
  { game: 'cryptrick', players: 6, deals: 3, tag: ['@long'] },
] as const;

/** Buttons beside the question that do not answer it. */
const BESIDES = ['Since your turn', 'Hint', 'Put back', 'Undo', 'Take back'];

/** Where `npm run listening` writes down what was said in a match. */
const TRANSCRIPT = fileURLToPath(new URL('../../docs/listening.md', import.meta.url));

const transcript = (said: readonly string[]): string => `# A match of Inflation!, by ear

What a screen reader says in a match of Inflation! against two novices, from the first bid to who has won. Every line is one announcement:
what others did is collected and told together when it is one's turn or a trick is settled, and every event is told once. “You make 92,
not the largest” is said of a card that is chosen and not yet played. \`npm run listening\` writes this page.

${said.map((line) => `- ${line}`).join('\n')}
`;

/** Every play of a deal is told, and told once. */
function expectEveryPlayOnce(said: readonly string[], deals: number): void {
  const plays = said.flatMap((text) => text.match(/\w+ plays? \S+ and makes? \d[\d,]*/g) ?? []);
  expect(plays.length, 'twelve tricks of three').toBe(36 * deals);
  expect(new Set(plays).size, plays.join('; ')).toBe(plays.length);
}

for (const { game, players, deals, tag } of GAMES) {
  const most = process.env.OVERTRICK_LONG || process.env.OVERTRICK_LISTENING ? deals : 1;
  test(`${game} is played by roles, names and what is said alone`, { tag: [...tag] }, async ({ page }) => {
    await openHome(page);
    await sitDown(page, { game, players });
    await untilHeard(page, ({ status }) => status !== '');
    const spoken = await recordSpeech(page);
    let ended = 0;
    let turns = 0;
    for (; turns < 400; turns++) {
      const moment = await untilHeard(page, ({ buttons }) =>
        buttons.some(
          ({ within, name, disabled }) =>
            name === 'Next deal' || name === 'Final result' || (within?.role === 'group' && !disabled),
        ),
      );
      const named = (name: string) => moment.buttons.find((button) => button.name === name);
      const next = named('Next deal');
      if (next || named('Final result')) ended++;
      if (!next && named('Final result')) break;
      if (next) {
        expect(moment.status, 'the end of a deal is spoken').toContain('is over');
        if (ended === most) break;
        await pressHeard(page, next);
        await untilHeard(page, ({ buttons }) => !buttons.some(({ name }) => name === 'Next deal'));
        continue;
      }
      // What is asked was said aloud, in the words of the heading.
      const question = moment.headings[0];
      expect((await spoken()).slice(-2).join(' '), 'the question is spoken').toContain(question);
      await answer(question, turns);
    }
    expect(ended).toBe(most);
    const { headings, status } = await listen(page);
    if (most === deals) {
      expect(headings.join(' ')).toMatch(/took|missed|won|lost|ended|went out|had|crashed/);
      expect(status, 'the end is spoken').toMatch(/win|first place/);
    }
    const said = await spoken();
    if (game === 'inflation') expectEveryPlayOnce(said, most);
    if (game === 'inflation' && process.env.OVERTRICK_LISTENING) writeFileSync(TRANSCRIPT, transcript(said));
    for (const name of ['Pip', 'Bo']) expect(said.join(' ')).toContain(name);
    // In words and not too much: no text is longer than somebody listens.
    for (const text of said) expect(text.length, text).toBeLessThan(420);

    /** Chooses what is not disabled until the question has a button to go on, and presses that. */
    async function answer(question: string, turn: number): Promise<void> {
      for (let step = 0; step < 6; step++) {
        const { buttons, headings } = await listen(page);
        if (headings[0] !== question) return;
        const go = buttons.find(
          ({ within, name }) =>
            within?.name === question &&
            within.role === 'region' &&
            !BESIDES.some((beside) => name.startsWith(beside)),
        );
        if (go) {
          await pressHeard(page, go);
          await untilHeard(
            page,
            (heard) =>
              !heard.buttons.some(({ within, name }) => within?.name === question && name === go.name),
          );
          return;
        }
        const free = buttons.filter(
          ({ within, disabled, pressed }) => within?.role === 'group' && !disabled && !pressed,
        );
        await pressHeard(page, free[(turn + step) % free.length]);
      }
      throw new Error(`nothing answers “${question}”`);
    }
  });
}
