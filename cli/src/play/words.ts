import { fillIn, type Language, type Words } from '@overtrick/engine';

/** Everything the terminal game says, in every language. */
const SAY = {
  welcome: {
    en: '{game} with {players} players. You sit at {seat}. ? lists your moves, help everything else.',
    ja: '{game}（{players}人）。あなたは席{seat}です。? で選べる手、help でコマンド一覧。',
  },
  committed: {
    en: 'The deal is fixed: {commitment}… (overtrick verify checks it afterwards)',
    ja: '配札は確定済み: {commitment}…（終了後に overtrick verify で検証できます）',
  },
  prompt: { en: 'Your move', ja: 'あなたの番' },
  thinking: { en: '{who} thinks …', ja: '{who}が考えています…' },
  next: { en: 'Enter for the next deal', ja: 'Enter で次のディールへ' },
  legal: { en: 'You may:', ja: '選べる手:' },
  may: { en: 'You may: {what}.', ja: '{what} は出せます。' },
  mayFacts: { en: 'You may: {what} ({facts}).', ja: '{what} は選べます（{facts}）。' },
  several: { en: 'Which one? {list}', ja: 'どれですか？ {list}' },
  refusedHint: { en: '? lists your moves.', ja: '? で選べる手を表示します。' },
  whyWhat: { en: 'Write which: why {example}', ja: '対象を書いてください: why {example}' },
  nothingToUndo: { en: 'You have decided nothing yet.', ja: '取り消せる手がありません。' },
  undone: {
    en: 'Taken back: {what}. (Practice: the others have forgotten it too.)',
    ja: '{what} を取り消しました（練習用）。',
  },
  saveWhere: { en: 'Write where: save FILE', ja: 'ファイル名を書いてください: save FILE' },
  loadWhat: { en: 'Write which: load FILE', ja: 'ファイル名を書いてください: load FILE' },
  saved: { en: 'Saved as {file}.', ja: '{file} に保存しました。' },
  notSaved: { en: 'It could not be saved: {problem}', ja: '保存できませんでした: {problem}' },
  notALog: {
    en: '{file} is something else than a log, and stays.',
    ja: '{file} はログではないため上書きしません。',
  },
  loaded: { en: 'Loaded {file}.', ja: '{file} を読み込みました。' },
  kept: { en: 'Nothing is lost. Go on with:', ja: '対戦は保存されています。続きから遊ぶには:' },
  notKept: { en: 'The match could not be kept: {problem}', ja: '対戦を自動保存できませんでした: {problem}' },
  over: {
    en: 'again for another match, undo, save FILE, or quit',
    ja: 'again でもう一度、undo、save FILE、quit',
  },
  log: {
    en: 'The log: {file} (overtrick verify checks its deals, overtrick replay shows it)',
    ja: 'ログ: {file}（overtrick verify で配札を検証、overtrick replay で再生）',
  },
  isOver: { en: 'The match is over.', ja: '対戦は終わりました。' },
  choose: { en: 'Which game?', ja: 'どのゲームで遊びますか？' },
} as const satisfies Record<string, Words>;

const HELP: Words = {
  en: `  ?            your legal moves and what each would make
  7            plays 7; short forms of any move work: 3, key 5, h9, pass
  why 7        why you may or may not play it
  rules        the rules of the game
  board        draws the table again
  undo         takes your last decision back (practice)
  save FILE    writes the log of the match      load FILE    goes on with a saved one
  quit         leaves; the match is kept`,
  ja: `  ?            選べる手とその結果
  7            7を出す。省略形で入力できます: 3, key 5, h9, pass
  why 7        出せる・出せない理由
  rules        ルール
  board        盤面を描き直す
  undo         最後の手を取り消す（練習用）
  save FILE    ログを保存      load FILE    保存した対戦の続き
  quit         終了（対戦は保存されます）`,
};

/** A sentence of the terminal game. */
export function say(
  key: keyof typeof SAY,
  language: Language,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillIn(SAY[key][language], values);
}

/** What `help` says. */
export const helpIn = (language: Language): string => HELP[language];
