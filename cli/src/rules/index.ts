import {
  clausesOf,
  fillIn,
  type Game,
  LANGUAGES,
  type Language,
  type Mark,
  type OptionSpec,
  ok,
  type RulesPage,
  type RuleText,
} from '@overtrick/engine';
import { command } from '../command/command.ts';
import { EXIT } from '../command/problem.ts';
import { chooseGame } from '../games/choose.ts';
import { defaultsOf } from '../games/index.ts';
import type { Paint } from '../text/paint.ts';
import { pad, wrap } from '../text/width.ts';

export const rules = command(
  {
    name: 'rules',
    about: 'show the rules of a game',
    words: { GAME: 'inflation, charms, …; see overtrick games' },
    flags: {
      lang: { kind: 'choice', values: LANGUAGES, about: 'the language', default: 'en' },
      json: { kind: 'switch', about: 'the page as JSON, in every language' },
    },
    examples: [
      { line: 'rules inflation', about: 'how it is played' },
      { line: 'rules charms --lang ja', about: 'the same in Japanese' },
    ],
  },
  async ({ words, flags }, { out }) => {
    const game = chooseGame(words[0]);
    if (!game.ok) return game;
    const { name, credit } = game.value;
    const page = await game.value.page();
    await out.write(
      flags.json
        ? `${JSON.stringify({ game: game.value.id, name, credit, ...page })}\n`
        : printRules(game.value, page, flags.lang ?? 'en', out.paint, Math.min(100, out.columns)),
    );
    return ok(EXIT.fine);
  },
);

const SAY = {
  ruling: { en: 'ruling', ja: '裁定' },
  reconstructed: { en: 'reconstructed', ja: '推定' },
  house: { en: 'house variant', ja: 'ハウスルール' },
  options: { en: 'Options', ja: '設定' },
  changed: { en: '(option {options})', ja: '（設定{options}で変更可）' },
  rulingAbout: {
    en: '[ruling]: the rulebook is silent or can be read two ways, and this is our reading.',
    ja: '[裁定]: ルールブックに記載がないか複数に読めるため、ここでの解釈です。',
  },
  reconstructedAbout: {
    en: '[reconstructed]: a fact that only the printed game shows, as far as we can tell.',
    ja: '[推定]: 実物にしか書かれていない事実を推定したものです。',
  },
  houseAbout: {
    en: '[house variant]: our own addition, which the printed game does not have.',
    ja: '[ハウスルール]: 実物にはない、ここだけの追加ルールです。',
  },
  unofficial: {
    en: 'An unofficial implementation, in our own words. If you like the game, buy the real one.',
    ja: '非公式の実装で、文章は独自のものです。気に入ったら、ぜひ実物をお求めください。',
  },
} as const;

/** The rules page of a game for a terminal. */
export function printRules(
  game: Game,
  page: RulesPage,
  language: Language,
  paint: Paint,
  width: number,
): string {
  const { name, credit } = game;
  return [
    `${paint.bold(name[language])}  ${paint.dim(credit[language])}`,
    '',
    ...wrap(page.aim[language], width),
    ...wrap(page.scores[language], width),
    '',
    ...wrap(page.intro[language], width),
    ...page.chapters.flatMap(({ title, rules: numbered }) => [
      '',
      paint.bold(title[language]),
      ...numbered.flatMap((rule) => printRule(game, rule, language, paint, width)),
    ]),
    ...printOptions(game, language, paint, width),
    '',
    ...MARKS.filter((mark) => marksOf(page).has(mark)).flatMap((mark) =>
      wrap(SAY[`${mark}About`][language], width).map(paint.dim),
    ),
    ...wrap(SAY.unofficial[language], width).map(paint.dim),
    '',
  ].join('\n');
}

const MARKS = ['ruling', 'reconstructed', 'house'] as const satisfies readonly Mark[];

/** The marks that the rules of a game use. */
const marksOf = ({ chapters }: RulesPage): ReadonlySet<Mark> =>
  new Set(
    chapters.flatMap(({ rules: numbered }) =>
      numbered.flatMap((rule) => clausesOf(rule).flatMap(({ mark }) => mark ?? [])),
    ),
  );

/** A rule with its number before the first line; each clause that is not printed in the rulebook begins a line. */
function printRule(game: Game, rule: RuleText, language: Language, paint: Paint, width: number): string[] {
  const indent = ' '.repeat(10);
  const lines = clausesOf(rule).flatMap(({ mark, words }) => {
    const label = mark ? `[${SAY[mark][language]}]` : '';
    const [first, ...more] = wrap(`${label} ${words[language]}`.trim(), width, indent);
    return [label ? first.replace(label, paint.yellow(label)) : first, ...more];
  });
  const options = game.options.filter((spec) => spec.rule === rule.number).map(({ key }) => key);
  if (options.length > 0) {
    lines.push(`${indent}${paint.dim(fillIn(SAY.changed[language], { options: options.join(', ') }))}`);
  }
  const number = `  ${rule.number.split('-')[1] ?? rule.number}`;
  return [`${paint.cyan(pad(number, 10))}${lines[0].trimStart()}`, ...lines.slice(1)];
}

function printOptions(game: Game, language: Language, paint: Paint, width: number): string[] {
  if (game.options.length === 0) return [];
  return [
    '',
    paint.bold(SAY.options[language]),
    ...game.options.flatMap((spec) => printOption(game, spec, language, paint, width)),
  ];
}

function printOption(
  game: Game,
  spec: OptionSpec,
  language: Language,
  paint: Paint,
  width: number,
): string[] {
  const mark = spec.reconstructed ? ` ${paint.yellow(`[${SAY.reconstructed[language]}]`)}` : '';
  const values =
    spec.kind === 'choice' ? spec.values.map((each) => `"${each.value}": ${each.name[language]}`) : [];
  return [
    `  ${paint.cyan(spec.key)}: ${spec.name[language]} (${spec.rule})${mark}`,
    ...[spec.about[language], ...values, ...defaultsOf(game, spec, language)].flatMap((text) =>
      wrap(text, width, '          '),
    ),
  ];
}
