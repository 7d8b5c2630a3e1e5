import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseBot } from '@overtrick/bots';
import { FastRandom, type Game, type Language, type MatchLog } from '@overtrick/engine';
import { charms, GAMES, gameOf, inflation, inversion } from '@overtrick/games';
import { prove } from '@overtrick/match';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Act, CTRL_C, FakeTerminal } from '../../testing/fakeTerminal.ts';
import { sampleMatch } from '../../testing/sample.ts';
import { refused } from '../command/problem.ts';
import { readLog } from '../logFile.ts';
import { PlayedMatch } from './match.ts';
import { Session } from './session.ts';
import type { Thinker } from './thinker.ts';

/** Bots that answer at once. */
const thinker: Thinker = {
  async think({ bot, view, seed }) {
    const parsed = parseBot(bot, gameOf);
    if (!parsed.ok) throw new Error(bot);
    return { decision: parsed.value.decide(view, new FastRandom(seed)) };
  },
};

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'overtrick-play-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const kept = (): MatchLog => {
  const [file] = readdirSync(home).filter((name) => name.endsWith('.json'));
  return JSON.parse(readFileSync(join(home, file), 'utf8'));
};

async function sit(
  game: Game,
  acts: readonly Act[],
  language: Language = 'en',
  match = sampleMatch(game, undefined, 0),
) {
  const terminal = new FakeTerminal(acts);
  const session = new Session({
    match,
    language,
    terminal,
    thinker,
    env: { OVERTRICK_HOME: home },
    seed: 'test',
    again: () => sampleMatch(game, undefined, 0),
    open: (file) => {
      const opened = readLog(readFileSync(file, 'utf8'));
      if (!opened.ok) return opened;
      const resumed = PlayedMatch.resume(opened.value.game, opened.value.log, match.seats);
      return resumed.ok ? resumed : refused(resumed.error.reason);
    },
  });
  const code = await session.run();
  return { code, shown: terminal.shown, match: session.match };
}

/** Takes the first of the moves that `?` lists. */
const anyMove: Act = (screen) => {
  const lines = screen.slice(screen.lastIndexOf('You may:')).split('\n');
  return lines[1].trim().split(/\s+/)[0];
};
/** Asks and moves, often enough for any match. */
const playOn = Array.from(
  { length: 2000 },
  (_, at): Act =>
    at % 2 === 0
      ? (screen) =>
          screen.includes('Enter for the next deal') || screen.includes('again for another') ? '' : '?'
      : (screen) => (screen.includes('You may:') ? (anyMove as (screen: string) => string)(screen) : ''),
);

describe.each(GAMES.map((game) => game.id))('%s', (id) => {
  it('can be played from the first card to the last, and what is kept proves its deals', async () => {
    const game = GAMES.find((each) => each.id === id) ?? inflation;
    const { shown, match } = await sit(game, playOn);
    expect(match.over).toBe(true);
    expect(shown).toContain('The match is over. First place:');
    expect(prove({ game, log: kept() })).toMatchObject({ ok: true, value: { over: true, fair: true } });
    expect(shown).not.toContain('undefined');
    expect(shown).not.toContain('[object');
  });
});

describe('at the table', () => {
  it('shows the board, whose turn it is and what happened', async () => {
    const { shown } = await sit(inflation, ['3', '?']);
    expect(shown).toContain('Inflation! · deal 1 of 3 · bidding');
    expect(shown).toContain('▸ 0 You');
    expect(shown).toMatch(/Bids: .*You 3/);
    expect(shown).toContain('Your hand: ');
    expect(shown).toMatch(/play:\d+ +number \d+/);
  });

  it('speaks Japanese', async () => {
    const { shown } = await sit(inflation, ['3', 'help', 'why'], 'ja');
    expect(shown).toContain('あなたの番');
    expect(shown).toContain('手札: ');
    expect(shown).toContain('選べる手とその結果');
  });

  it('explains what is not allowed by its rule, and changes nothing', async () => {
    const { shown, match } = await sit(inflation, [
      'bid:13',
      '99',
      'banana',
      'play:7',
      'why play:7',
      'why 3',
      'why',
    ]);
    expect(shown).toContain('Bid from 0 to 12 tricks. (INF-2.2)');
    expect(shown).toContain('before the first card is played. (INF-2.1)');
    expect(shown).toContain('banana');
    expect(shown).toContain('✓ You may: bid:3');
    expect(shown).toContain('Write which: why 7');
    expect(match.log().decisions.filter((line) => line.startsWith('0 '))).toEqual([]);
  });

  it('shows the rules and other help', async () => {
    const { shown } = await sit(charms, ['rules', 'help', 'board']);
    expect(shown).toContain('5.5');
    expect(shown).toContain('takes your last decision back');
  });

  it('shows the lane, and marks the cards that would swap', async () => {
    const { shown } = await sit(inversion, []);
    expect(shown).toMatch(/Lane {2}▶ \[[CSH]\d+\]/);
    const follow = Number(/▶ \[[CSH](\d+)\]/.exec(shown)?.[1]);
    expect(shown.includes('⇄')).toBe(
      new RegExp(`[CSH]${11 - follow}\\b`).test(/Your hand: (.*)/.exec(shown)?.[1] ?? ''),
    );
  });
});

describe('undo', () => {
  it('takes the last own decision back, and all that followed', async () => {
    const { shown, match } = await sit(inflation, ['3', 'undo', '5']);
    expect(shown).toContain('Taken back: bid:3');
    const own = match.log().decisions.filter((line) => line.startsWith('0 '));
    expect(own).toEqual(['0 bid:5']);
    expect(kept().decisions).toEqual(match.log().decisions);
  });

  it('has nothing to take back at first', async () => {
    expect((await sit(inflation, ['undo'])).shown).toContain('You have decided nothing yet.');
  });

  it('works after the last card', async () => {
    const match = sampleMatch(inversion);
    const whole = match.log().decisions.length;
    const { shown } = await sit(inversion, ['undo'], 'en', match);
    expect(shown).toContain('Taken back: play:');
    expect(kept().decisions.length).toBeLessThan(whole);
    expect(kept().deals).toBeUndefined();
  });
});

describe('nothing is lost', () => {
  it('on Ctrl-C', async () => {
    const { code, shown, match } = await sit(inflation, ['3', CTRL_C]);
    expect(code).toBe(130);
    expect(shown).toContain('Nothing is lost. Go on with:');
    const [file] = readdirSync(home);
    expect(shown).toContain(`overtrick play --load ${join(home, file)}`);
    expect(kept()).toEqual(match.log());
  });

  it('at the end of the input, and on quit', async () => {
    expect((await sit(inflation, [])).code).toBe(0);
    const { code, shown } = await sit(inflation, ['quit']);
    expect(code).toBe(0);
    expect(shown).toContain('Nothing is lost.');
  });

  it('and when it cannot be kept it is said', async () => {
    writeFileSync(join(home, 'file'), '');
    const before = home;
    home = join(home, 'file');
    const { shown } = await sit(inflation, ['quit']);
    home = before;
    expect(shown).toContain('The match could not be kept: ');
  });
});

describe('save and load', () => {
  it('goes on where it was', async () => {
    const file = join(home, 'saved.log');
    const first = await sit(inflation, ['3', `save ${file}`]);
    expect(first.shown).toContain(`Saved as ${file}.`);
    const { shown, match } = await sit(inflation, ['7', `load ${file}`]);
    expect(shown).toContain(`Loaded ${file}.`);
    expect(match.log().decisions).toEqual(first.match.log().decisions);
  });

  it('does not write over anything that is no log', async () => {
    const file = join(home, 'letter.txt');
    writeFileSync(file, 'Dear Ada');
    const { shown } = await sit(inflation, [`save ${file}`, 'save', 'load', `save ${home}/no/../x\0`]);
    expect(shown).toContain('is something else than a log, and stays.');
    expect(readFileSync(file, 'utf8')).toBe('Dear Ada');
    expect(shown).toContain('Write where: save FILE');
    expect(shown).toContain('Write which: load FILE');
  });

  it('refuses a damaged log and goes on', async () => {
    const file = join(home, 'broken.log');
    writeFileSync(file, '{"overtrick":1');
    const { shown, match } = await sit(inflation, [`load ${file}`, '3']);
    expect(shown).toContain('it is not JSON');
    expect(match.log().decisions.some((line) => line === '0 bid:3')).toBe(true);
  });
});

it('plays again after the end', async () => {
  const { shown, match } = await sit(inversion, ['again'], 'en', sampleMatch(inversion));
  expect(shown).toContain('again for another match');
  expect(match.over).toBe(false);
  expect(existsSync(home)).toBe(true);
});
