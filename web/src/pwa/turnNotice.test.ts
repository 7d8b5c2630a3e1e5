import { expect, test } from 'vitest';
import { GAMES } from '../look/games.ts';
import { SHELF } from '../shelf/shelf.ts';
import { GAME_NAMES, readNotice, sayNotice, tableOf } from './turnNotice.ts';

const TABLE = 'abcdefghij0123456789';

test('the games are called as on the shelf', () => {
  expect(GAME_NAMES).toEqual(Object.fromEntries(GAMES.map((game) => [game, SHELF[game].name])));
});

test('a message says whose turn it is, at which game, in the language that is given', () => {
  const notice = readNotice(JSON.stringify({ t: 'turn', table: TABLE, game: 'charms' }));
  expect(sayNotice(notice, 'en-GB').title).toBe('Your turn · Charms');
  expect(sayNotice(notice, 'ja-JP').title).toBe('あなたの番です · チャームズ');
  expect(tableOf(notice)).toBe(`./#/t/${TABLE}`);
});

test.each([
  ['nothing', undefined],
  ['no JSON', 'your turn'],
  ['another message', '{"t":"news"}'],
  [
    'an address in place of a table',
    JSON.stringify({ t: 'turn', table: '//evil.example/abcdef', game: 'charms' }),
  ],
])('%s leads to the list of tables, not anywhere else', (_what, text) => {
  expect(readNotice(text)).toBeNull();
  expect(tableOf(readNotice(text))).toBe('./#/friends');
  expect(sayNotice(readNotice(text), 'en').title).toBe('Your turn');
});
