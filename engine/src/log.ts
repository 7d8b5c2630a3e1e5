import type { Chance } from './chance.ts';
import { PROOF_VERSION } from './fair.ts';
import type { DealText, Game, GameTypes } from './game.ts';
import { isLine, makeLine } from './line.ts';
import type { Setup } from './match.ts';
import type { Options } from './options.ts';
import type { Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { checkSetup, type Table } from './table.ts';
import type { Words } from './words.ts';

/** The newest way of writing a log. */
export const LOG_FORMAT = 1;

/** A whole match: save file, replay and test fixture in one. Everything else can be worked out from it. */
export interface MatchLog {
  readonly overtrick: number;
  readonly game: string;
  /** The version of the rules it was played under. */
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly chance: Chance;
  /** Every decision in order, as `seat decision`. */
  readonly decisions: readonly string[];
  /** Who sat where, where that is known. */
  readonly names?: readonly string[];
  /** Every deal as it was dealt, written when a match is over: what a proof of the deal is compared with. */
  readonly deals?: readonly DealText[];
}

/** The log of a match as far as it has come. */
export function makeLog<G extends GameTypes>(
  table: Table<G>,
  chance: Chance,
  names?: readonly string[],
  deals?: readonly DealText[],
): MatchLog {
  const { game, setup } = table;
  return {
    overtrick: LOG_FORMAT,
    game: game.id,
    rules: setup.rules,
    players: setup.players,
    options: setup.options,
    chance,
    decisions: table.moves.map(({ seat, code }) =>
      makeLine({ seat, decision: game.makeDecision(game.decode(code)) }),
    ),
    ...(names && { names }),
    ...(deals && { deals }),
  };
}

/** Reads a log that may come from anywhere; says what is wrong with it. */
export function parseLog(text: string): Result<MatchLog, Refusal> {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return bad(
      'it is not JSON, so it is damaged or no log at all.',
      'JSONではないため、壊れているか、ログではありません。',
    );
  }
  return checkLog(read);
}

/** Checks the shape of a log that was read as JSON. */
export function checkLog(read: unknown): Result<MatchLog, Refusal> {
  if (!isObject(read) || typeof read.overtrick !== 'number')
    return bad('it is not an Overtrick log.', 'Overtrickのログではありません。');
  if (read.overtrick > LOG_FORMAT)
    return bad(
      'it was written by a newer Overtrick; update this one.',
      '新しい版のOvertrickで書かれています。こちらを更新してください。',
    );
  if (typeof read.game !== 'string') return bad('it does not name its game.', 'ゲーム名がありません。');
  if (!isCount(read.rules))
    return bad(
      'it does not say which version of the rules it was played under.',
      'ルールの版が書かれていません。',
    );
  if (!isCount(read.players)) return bad('it does not say how many play.', '人数が書かれていません。');
  if (!isObject(read.options)) return bad('it has no options.', '設定がありません。');
  const problem = chanceProblem(read.chance);
  if (problem) return fail({ reason: 'bad-log', problem });
  if (!isTexts(read.decisions))
    return bad('its decisions are missing or not text.', '手の記録がないか、文字ではありません。');
  const odd = read.decisions.find((line) => !isLine(line));
  if (odd !== undefined)
    return bad(`“${odd}” is not “seat decision”.`, `「${odd}」は「席 手」の形ではありません。`);
  if (read.names !== undefined && !isTexts(read.names))
    return bad('its names are not text.', '名前が文字ではありません。');
  if (read.deals !== undefined && !isDeals(read.deals))
    return bad('its deals are not deals.', 'ディールの記録が正しくありません。');
  return ok(read as unknown as MatchLog);
}

/** The set-up that a log was played with. */
export function setupOf(
  game: Pick<Game, 'rules' | 'seats' | 'options'>,
  log: MatchLog,
): Result<Setup, Refusal> {
  if (log.rules > game.rules || log.rules < 1) {
    return bad(
      `it was played under version ${log.rules} of the rules, this Overtrick knows 1 to ${game.rules}; update it.`,
      `ルール第${log.rules}版で遊ばれたものです。このOvertrickが知っているのは第1〜${game.rules}版です。更新してください。`,
    );
  }
  const setup = checkSetup(game, log.players, log.options);
  return setup.ok ? ok({ ...setup.value, rules: log.rules }) : setup;
}

function chanceProblem(chance: unknown): Words | null {
  const missing = { en: 'it does not say how it was dealt.', ja: 'どう配られたかが書かれていません。' };
  if (!isObject(chance)) return missing;
  if (chance.kind === 'seed') {
    const { seed, match, anew } = chance;
    const renewed = !isObject(anew) || (typeof anew.seed === 'string' && Number.isInteger(anew.from));
    return typeof seed === 'string' && Number.isInteger(match) && renewed ? null : missing;
  }
  if (chance.kind !== 'fair') return missing;
  if (chance.version !== undefined && Number(chance.version) > PROOF_VERSION) {
    return {
      en: 'its proof of the deal was written by a newer Overtrick; update this one.',
      ja: 'ディールの証明が新しい版のOvertrickで書かれています。こちらを更新してください。',
    };
  }
  const texts = [chance.table, chance.secret, chance.commitment];
  if (!isTexts(texts) || !Array.isArray(chance.contributions)) {
    return { en: 'its proof of the deal is incomplete.', ja: 'ディールの証明が欠けています。' };
  }
  const whole = chance.contributions.every(
    (each: unknown) =>
      isObject(each) &&
      Number.isInteger(each.seat) &&
      Number.isInteger(each.from) &&
      typeof each.commitment === 'string' &&
      (each.reveal === null || typeof each.reveal === 'string'),
  );
  return whole
    ? null
    : {
        en: 'a contribution in its proof of the deal is incomplete.',
        ja: 'ディールの証明のうち、誰かの寄与が欠けています。',
      };
}

const bad = (en: string, ja: string): Result<never, Refusal> =>
  fail({ reason: 'bad-log', problem: { en, ja } });
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1;
const isDeals = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((deal) => isObject(deal) && Array.isArray(deal.hands) && deal.hands.every(isTexts));
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
