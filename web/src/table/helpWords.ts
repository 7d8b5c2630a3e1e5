import type { Words } from '@overtrick/engine';

/** What the help says; fetched with it. */
export const H = {
  helpNow: { en: 'What is asked now', ja: 'いま求められていること' },
  helpScores: { en: 'How it scores', ja: '得点' },
  helpLesson: { en: 'Learn in 90 seconds', ja: '90秒で覚える' },
  helpRule: { en: 'Rules, at {rule}', ja: 'ルール（{rule}）' },
  keysTitle: { en: 'How to play a card', ja: '操作方法' },
  keysTap: {
    en: 'Tap a card to choose it and see what it makes; tap it again to play it. Or drag it onto the table.',
    ja: 'カードを選ぶと結果が予告され、もう一度選ぶと出します。場へドラッグしても出せます。',
  },
  keyArrows: { en: 'move along the hand and the choices', ja: '手札や選択肢を移動' },
  keyEnter: { en: 'choose; again: play', ja: '選ぶ、もう一度で出す' },
  keyNumbers: {
    en: 'choose the first … tenth card, or that bid',
    ja: '1〜10枚目のカード、またはその数のビッドを選ぶ',
  },
  keyEscape: { en: 'put back what is chosen', ja: '選んだものを戻す' },
  keyUndo: { en: 'undo or take back', ja: '元に戻す・待った' },
  keyHint: { en: 'hint', ja: 'ヒント' },
  keyAbout: { en: 'what is this? Then the arrows', ja: 'これは何？（矢印で次へ）' },
  keyMenu: { en: 'scores, log and more', ja: '得点・記録など' },
  keyHelp: { en: 'this help', ja: 'このヘルプ' },
} as const satisfies Record<string, Words>;
