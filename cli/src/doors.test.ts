import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GAMES, inflation } from '@overtrick/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referee } from '../../games/naive/referee.ts';
import { Door } from '../testing/door.ts';
import { runHere } from '../testing/runHere.ts';
import { sampleMatch } from '../testing/sample.ts';

/** Names that stand for files beside the built program. */
const FILES = ['match.json', 'folder', 'nowhere.json', 'no/such/folder'];

let door: Door;
const log = sampleMatch(inflation, 3).log();

beforeAll(() => {
  door = Door.open();
  writeFileSync(door.file('match.json'), JSON.stringify(log));
  mkdirSync(door.file('folder'));
});
afterAll(() => door.close());

/** Writes a log with something changed. */
function damaged(name: string, change: object): string {
  const file = door.file(name);
  writeFileSync(file, JSON.stringify({ ...log, ...change }));
  return file;
}

describe('the front door', () => {
  it('shows help and version', async () => {
    for (const words of [[], ['--help'], ['-h'], ['help']]) {
      const { code, out, err } = await door.run(words);
      expect(code).toBe(0);
      expect(out).toContain('Usage: overtrick COMMAND');
      expect(err).toBe('');
    }
    expect((await door.run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+(-\S+)?\n$/);
  });

  it.each([
    'play',
    'games',
    'rules',
    'simulate',
    'duel',
    'regret',
    'balance',
    'report',
    'worker',
    'exploit',
    'replay',
    'verify',
    'perft',
    'backup',
    'restore',
    'drill',
    'export',
  ])('%s has help with examples', async (name) => {
    const { code, out } = await runHere([name, '--help']);
    expect(code).toBe(0);
    expect(out).toContain(`Usage: overtrick ${name}`);
    expect(out).toContain(`\n  overtrick ${name}`);
    expect((await runHere(['help', name])).out).toBe(out);
  });

  it.each([
    [['simulat'], 'Did you mean simulate?'],
    [['dance'], 'There are: play, games'],
    [['simulate'], 'GAME is missing.'],
    [['simulate', 'inflaton'], 'Did you mean inflation?'],
    [['simulate', 'inflation', 'charms'], '“charms” is one word too many.'],
    [['simulate', 'inflation', '--match', '3'], 'Did you mean --matches?'],
    [['simulate', 'inflation', '--players', '5'], 'This game takes 3 to 4 players, not 5.'],
    [['simulate', 'inflation', '--matches', '0'], '--matches must be a whole number'],
    [['simulate', 'inflation', '--bots', 'genius'], 'There is no bot “genius”.'],
    [['simulate', 'inflation', '--bots', 'ismcts'], 'needs a budget'],
    [['simulate', 'inflation', '--bots', 'random,random,random,random,random'], '5 bots for 4 seats'],
    [['simulate', 'inflation', '--options', '{'], '--options is not JSON'],
    [['simulate', 'inflation', '--options', '{"x":1}'], 'no option “x”'],
    [['simulate', 'escalation', '--options', '{"rounds":"two"}'], 'choose one of "one", "each-starts"'],
    [['simulate', 'inflation', '--trace', 'no/such/folder'], 'The trace cannot be written'],
    [['duel', 'inflation'], '--bots is missing.'],
    [['duel', 'inflation', '--bots', 'random'], 'A duel needs two bots.'],
    [['duel', 'inflation', '--bots', 'random,random'], 'random is named twice'],
    [['duel', 'inflation', '--bots', 'random,genius'], 'There is no bot “genius”.'],
    [['duel', 'inflation', '--bots', 'random,ismcts:9', '--deals', '0'], '--deals must be a whole number'],
    [['duel', 'inflation', '--bots', 'random,ismcts:9', '--players', '5'], '3 to 4 players, not 5'],
    [['regret', 'inflation', '--bots', 'random'], 'Inflation! cannot be solved.'],
    [['regret', 'inversion'], '--bots is missing.'],
    [['regret', 'inversion', '--bots', 'genius'], 'There is no bot “genius”.'],
    [['regret', 'inversion', '--bots', 'random', '--players', '5'], '2 to 4 players, not 5'],
    [['balance'], 'GAME is missing.'],
    [['balance', 'inflation', '--bots', 'random,ismcts:9'], 'One bot holds all seats.'],
    [
      ['balance', 'inflation', '--bots', 'random', '--weaker', 'random'],
      'random cannot be weaker than itself.',
    ],
    [
      ['balance', 'inflation', '--bots', 'random', '--matches', '2', '--html', 'no/such/folder'],
      'cannot be written',
    ],
    [['worker'], '--queue is missing.'],
    [['worker', '--queue', 'redis://x'], '--queue must be the address of a PostgreSQL.'],
    [['report', 'calibration', 'chrams'], 'Did you mean charms?'],
    [['report', 'inflation', '--bots', 'random'], 'random claims nothing.'],
    [['report', 'inflation', 'charms', '--options', '{}'], '--options are those of one game.'],
    [['report', 'inflation', '--players', '5'], '3 to 4 players, not 5'],
    [['perft', 'inflation', '--depth', '1'], '--deal is missing.'],
    [['perft', 'inflation', '--deal', 'x'], '--depth is missing.'],
    [['perft', 'inflation', '--deal', 'nowhere.json', '--depth', '1'], 'There is no file '],
    [['verify', 'folder'], 'folder is a folder.'],
    [['replay', 'nowhere.json'], 'There is no file '],
    [['replay', 'match.json', '--at', '118'], 'this match has 117 decisions'],
    [['replay', 'match.json', '--seat', '3'], 'There is no seat 3: the seats are 0 to 2.'],
    [['rules', 'inflation', '--lang', 'fr'], '--lang cannot be “fr”.'],
  ])('%j is wrong usage', async (words, message) => {
    const { code, out, err } = await runHere(
      words.map((word) => (FILES.includes(word) ? door.file(word) : word)),
    );
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(2);
  });

  it('uses no colours without a terminal', async () => {
    const { out } = await door.run(['rules', 'charms']);
    expect(out).not.toContain('\x1b');
  });

  it('says so when there is no terminal to play in', async () => {
    const { code, err } = await door.run(['play', 'inflation'], '3\n');
    expect(code).toBe(2);
    expect(err).toContain('play needs a terminal');
    expect(err).toContain('overtrick simulate');
  });
});

describe('games and rules', () => {
  it('lists every game', async () => {
    const { out } = await door.run(['games']);
    const list = JSON.parse((await door.run(['games', '--json'])).out);
    expect(list.map((game: { id: string }) => game.id)).toEqual(GAMES.map((game) => game.id));
    for (const { id } of GAMES) expect(out).toContain(id);
    expect(list[2].options[0]).toMatchObject({ key: 'suits', defaults: { 2: ['C', 'S', 'H'] } });
  });

  it('shows rules with their numbers and marks, in two languages', async () => {
    const english = await runHere(['rules', 'escalation']);
    expect(english.out).toContain('4.1');
    expect(english.out).toContain('[ruling]');
    expect(english.out).toContain('[reconstructed]');
    expect(english.out).toContain('each-starts');
    const japanese = await runHere(['rules', 'escalation', '--lang', 'ja']);
    expect(japanese.out).toContain('[裁定]');
  });

  it.each(GAMES.map(({ id }) => id))(
    'shows the rules of %s in Japanese without an English word',
    async (id) => {
      const { out } = await runHere(['rules', id, '--lang', 'ja']);
      const [, ...text] = out.split('\n');
      const options = GAMES.find((game) => game.id === id)?.options ?? [];
      // Names of options and their quoted values are typed as they stand; a card is a letter.
      const typed = options.map(({ key }) => key);
      const english =
        text
          .join('\n')
          .replace(/"[^"]*"/g, '')
          .match(/[A-Za-z]{2,}/g) ?? [];
      const numbers = GAMES.map(({ prefix }) => prefix);
      expect(english.filter((word) => ![...typed, ...numbers].includes(word))).toEqual([]);
    },
  );
});

describe('simulate', () => {
  const words = ['simulate', 'charms', '--players', '3', '--matches', '120', '--seed', '9'];

  it('gives the same bytes whatever --threads is', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map((threads) => door.run([...words, '--threads', `${threads}`])),
    );
    expect(one.code).toBe(0);
    expect(one.out).toContain('win share');
    expect(two.out).toBe(one.out);
    const traced = await Promise.all(
      [1, 2].map((threads) => door.run([...words, '--trace', '-', '--threads', `${threads}`])),
    );
    expect(traced[1].out).toBe(traced[0].out);
    expect(referee(traced[0].out.split('\n'))).toMatchObject({ ok: true, matches: 120 });
  });

  it('thinks the same whatever --threads is', async () => {
    const thinkers = [
      'simulate',
      'inversion',
      '--players',
      '2',
      '--matches',
      '4',
      '--bots',
      'ismcts:30,random',
      '--trace',
      '-',
    ];
    const [one, two] = await Promise.all(
      [1, 2].map((threads) => door.run([...thinkers, '--threads', `${threads}`])),
    );
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
  });

  it('duels the same whatever --threads is', async () => {
    const duel = ['duel', 'charms', '--players', '3', '--bots', 'ismcts:5,random', '--deals', '12', '--json'];
    const [one, two] = await Promise.all(
      [1, 2].map((threads) => door.run([...duel, '--threads', `${threads}`])),
    );
    expect(one.code).toBe(0);
    expect(two.out).toBe(one.out);
  });

  it('writes times to standard error only', async () => {
    const { out, err } = await door.run(['simulate', 'inversion', '--matches', '3']);
    expect(err).toMatch(/^3 matches in [\d.]+ s: [\d.,]+ matches\/s on 1 thread\.\n$/);
    expect(out).not.toContain('matches/s');
  });

  it('writes a trace to a file and the report to standard output', async () => {
    const { code, out } = await door.run([
      'simulate',
      'escalation',
      '--matches',
      '2',
      '--trace',
      'trace.jsonl',
      '--json',
    ]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'escalation', players: 4, matches: 2, seed: '1' });
    expect(referee(readFileSync(door.file('trace.jsonl'), 'utf8').split('\n'))).toMatchObject({
      ok: true,
      matches: 2,
    });
  });

  it('takes options into the trace', async () => {
    const { out } = await door.run([
      'simulate',
      'cryptrick',
      '--matches',
      '1',
      '--options',
      '{"level":"wild"}',
      '--trace',
      '-',
    ]);
    expect(JSON.parse(out.split('\n')[0])).toMatchObject({ options: { level: 'wild', scoring: 'product' } });
  });
});

describe('perft', () => {
  const deal = JSON.stringify(sampleMatch(inflation, 3, 0).match.deals[0]);

  it('counts from a file and from a pipe, and prints one number', async () => {
    writeFileSync(door.file('deal.json'), deal);
    expect((await door.run(['perft', 'inflation', '--deal', 'deal.json', '--depth', '0'])).out).toBe('1\n');
    expect((await door.run(['perft', 'inflation', '--deal', 'deal.json', '--depth', '2'])).out).toBe('169\n');
    expect((await door.run(['perft', 'inflation', '--deal', '-', '--depth', '3'], deal)).out).toBe('2197\n');
  });

  it.each([
    ['{', 'not one JSON object'],
    ['{}', 'has no "hands"'],
    ['null', 'has no "hands"'],
    ['{"hands":[]}', 'takes 3 to 4 players, not 0'],
    [deal.replace('"dealer":', '"dealr":'), 'must be a seat'],
    [deal.replace(/\["\d+",/, '["11",'), 'unknown card "11"'],
    [deal.replace(/\["\d+","\d+",/, '["1","1",'), 'repeats the card 1'],
    [deal.replace(/\["\d+",/, '['), 'has 11 cards; there must be 12'],
  ])('refuses %s', async (text, message) => {
    const { code, out, err } = await runHere(['perft', 'inflation', '--deal', '-', '--depth', '1'], text);
    expect(err).toContain(message);
    expect(out).toBe('');
    expect(code).toBe(1);
  });
});

describe('verify', () => {
  it('says yes to an honest log', async () => {
    const { code, out } = await door.run(['verify', 'match.json']);
    expect(out).toMatch(/^Yes\. Inflation!, 3 players/);
    expect(code).toBe(0);
    expect(JSON.parse((await door.run(['verify', 'match.json', '--json'])).out)).toMatchObject({
      ok: true,
      fair: true,
      deals: 3,
      compared: 3,
      over: true,
    });
  });

  it.each([
    ['no JSON', '{"overtrick":1', 'it is not JSON'],
    ['no log', '[]', 'it is not an Overtrick log'],
    ['newer', JSON.stringify({ ...log, overtrick: 2 }), 'newer Overtrick'],
    ['of another game', JSON.stringify({ ...log, game: 'chess' }), 'There is no game “chess”'],
  ])('refuses a file that is %s', async (_, text, message) => {
    const { code, err } = await runHere(['verify', '-'], text);
    expect(err).toContain(message);
    expect(code).toBe(1);
  });

  it('names the first difference', async () => {
    const { code, out } = await door.run([
      'verify',
      damaged('other.json', { decisions: ['0 bid:99', ...log.decisions] }),
    ]);
    expect(out).toMatch(/^No\. The first difference: decision 1 of 118 \(0 bid:99\): /);
    expect(code).toBe(1);
  });
});

describe('replay', () => {
  it('tells the whole story', async () => {
    const { code, out } = await door.run(['replay', 'match.json']);
    expect(code).toBe(0);
    expect(out).toContain('Deal 3 is dealt.');
    expect(out).toContain('The match is over.');
  });

  it('shows a position with every hand, or as one seat saw it', async () => {
    const open = await door.run(['replay', 'match.json', '--at', '10']);
    expect(open.out).toContain('Position 10 of 117');
    expect(open.out).toMatch(/^ {2}2 Cleo {2}\d/m);
    const seat = await door.run(['replay', 'match.json', '--at', '10', '--seat', '1']);
    expect(seat.out).toContain('Hand of Ben: ');
    expect(seat.out).not.toMatch(/^ {2}2 Cleo {2}\d/m);
  });

  it('gives views to programs', async () => {
    const { out } = await door.run(['replay', 'match.json', '--at', '10', '--seat', '1', '--json']);
    expect(JSON.parse(out)).toMatchObject({ game: 'inflation', seat: 1, now: { deal: 0 } });
    expect(JSON.parse((await door.run(['replay', 'match.json', '--json'])).out)).toMatchObject({
      seat: -1,
      now: { over: true, hand: [] },
    });
  });

  it('refuses a damaged log', async () => {
    const decisions = log.decisions.with(5, '0 play:banana');
    const { code, err } = await door.run(['replay', damaged('banana.json', { decisions })]);
    expect(err).toContain('decision 6 (“0 play:banana”) is refused');
    expect(code).toBe(1);
  });
});
