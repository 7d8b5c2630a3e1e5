import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inflation, inversion } from '@overtrick/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Door, hasTerminals } from '../../testing/door.ts';
import { sampleMatch } from '../../testing/sample.ts';

const CTRL_C = '\x03';
const CTRL_D = '\x04';
const PROMPT = 'Your move';
const quick = ['--bots', 'random'];
const isBotsTurn = ({ match }: ReturnType<typeof sampleMatch>): boolean => match.state.turn !== 0;

// Skipped, and reported so, where `script` of util-linux is not there to make a pseudo terminal.
describe.skipIf(!hasTerminals())('play in a real terminal', () => {
  let door: Door;
  beforeAll(() => {
    door = Door.open();
  });
  afterAll(() => door.close());
  const shelf = (): string[] => readdirSync(door.file('home')).map((name) => door.file(`home/${name}`));

  it('is coloured, and keeps the match on Ctrl-C', async () => {
    const words = ['play', 'inflation', ...quick];
    const { code, out } = await door.inTerminal(words, [
      { after: PROMPT, type: '3\r' },
      { after: PROMPT, type: CTRL_C },
    ]);
    expect(code).toBe(130);
    expect(out).toContain('\x1b[1m');
    const [file] = shelf();
    expect(out).toContain(`overtrick play --load ${file}`);
    expect(JSON.parse(readFileSync(file, 'utf8')).decisions).toContain('0 bid:3');

    const again = await door.inTerminal(
      ['play', '--load', file],
      [
        { after: PROMPT, type: 'undo\r' },
        { after: PROMPT, type: '5\r' },
        { after: PROMPT, type: CTRL_D },
      ],
    );
    expect(again.code).toBe(0);
    expect(again.out).toContain('Taken back: bid:3');
    expect(JSON.parse(readFileSync(file, 'utf8')).decisions).toContain('0 bid:5');
  });

  it('thinks in another thread, and can be stopped there', async () => {
    const match = [0, 1].map((decisions) => sampleMatch(inflation, 3, decisions)).find(isBotsTurn);
    const log = JSON.stringify(match?.log()).replaceAll('"random"', '"ismcts:60000ms"');
    writeFileSync(door.file('thinking.json'), log);
    const { code, out } = await door.inTerminal(
      ['play', '--load', 'thinking.json'],
      [{ after: 'thinks', type: CTRL_C }],
    );
    expect(code).toBe(130);
    expect(out).toContain('Nothing is lost.');
  });

  it('has no colours where NO_COLOR is set', async () => {
    const { out } = await door.inTerminal(['play', 'charms', ...quick], [{ after: PROMPT, type: 'quit\r' }], {
      NO_COLOR: '1',
    });
    expect(out).toContain('Your hand');
    expect(out).not.toContain('\x1b[1m');
  });

  it('asks for a game when none is named', async () => {
    const { code, out } = await door.inTerminal(
      ['play', ...quick],
      [
        { after: 'Which game?', type: 'inv\r' },
        { after: PROMPT, type: 'quit\r' },
      ],
    );
    expect(code).toBe(0);
    expect(out).toContain('with 4 players.');
    expect(out).toContain('Lane');
  });

  it('leaves a saved file as it is, and shows a finished match', async () => {
    const text = JSON.stringify(sampleMatch(inversion).log());
    writeFileSync(door.file('over.json'), text);
    const { code, out } = await door.inTerminal(
      ['play', '--load', 'over.json'],
      [
        { after: 'again for another', type: 'undo\r' },
        { after: PROMPT, type: 'quit\r' },
      ],
    );
    expect(code).toBe(0);
    expect(out).toContain('First place:');
    expect(readFileSync(door.file('over.json'), 'utf8')).toBe(text);
  });

  it.each([
    [['play', 'charms', '--load', 'over.json'], 'over.json is a match of inversion, not of charms.'],
    [['play', '--load', 'nowhere.json'], 'nowhere.json cannot be read'],
    [['play', 'inflation', '--seat', '4'], 'There is no seat 4'],
    [['play', 'inflation', '--bots', 'random,random,random,random'], '4 bots for 3 seats'],
  ])('%j is wrong usage', async (words, message) => {
    const { code, out } = await door.inTerminal(words, []);
    expect(out).toContain(message);
    expect(code).toBe(2);
  });
});
