import type { Words } from '@overtrick/engine';

export const W = {
  title: { en: 'Set up {game}', ja: '{game}の設定' },
  players: { en: 'Players', ja: '人数' },
  seats: { en: 'Around the table', ja: '席' },
  seatsAbout: {
    en: 'Several people take turns with this device; a curtain hides every hand.',
    ja: '複数の人がこの端末を順番に使えます。手札は毎回隠されます。',
  },
  seat: { en: 'Seat {seat}', ja: '席{seat}' },
  name: { en: 'Name', ja: '名前' },
  person: { en: 'Person {n}', ja: 'プレイヤー{n}' },
  you: { en: 'You', ja: 'あなた' },
  human: { en: 'Person', ja: '人' },
  bot: { en: 'Bot: {level}', ja: 'ボット・{level}' },
  who: { en: 'Who sits on seat {seat}', ja: '席{seat}に座るのは' },
  options: { en: 'Table options', ja: 'テーブルの設定' },
  reconstructed: {
    en: 'Reconstructed: printed only on the real cards. If you own the game, enter the true value.',
    ja: '推定: 実物のカードにだけ書かれている値です。お持ちの方は正しい値を入力してください。',
  },
  reset: { en: 'Back to default', ja: '初期値に戻す' },
  rule: { en: 'Rule {rule}', ja: 'ルール {rule}' },
  sum: { en: 'Together {sum} of {total}', ja: '合計 {sum} / {total}' },
  chosen: { en: '{count} of {size} chosen', ja: '{size}個中{count}個選択' },
  problem: { en: 'Something above does not fit', ja: '上に直すところがあります' },
  start: { en: 'Start the match', ja: '対戦を始める' },
  needsPerson: { en: 'At least one seat must be a person.', ja: '少なくとも1つの席は人にしてください。' },
} as const satisfies Record<string, Words>;
