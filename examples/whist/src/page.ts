import type { RulesPage } from '@overtrick/engine';

/** The rules of whist as this example plays it. */
export const page: RulesPage = {
  aim: { en: 'Take as many tricks as you can.', ja: 'できるだけ多くのトリックを取るのが目標です。' },
  scores: { en: 'Each trick is a point. Most points win.', ja: '1トリック1点。得点の多い人の勝ち。' },
  intro: {
    en: 'For 4 players, each for themselves. The plainest trick-taking game there is.',
    ja: '4人用、個人戦。最も素朴なトリックテイキングです。',
  },
  chapters: [
    {
      title: { en: 'The deck', ja: 'デッキ' },
      rules: [
        {
          number: 'WHI-1.1',
          words: {
            en: '48 cards: clubs, diamonds, hearts and spades, 1 to 12 of each.',
            ja: '48枚。クラブ、ダイヤ、ハート、スペードが1〜12まで1枚ずつ。',
          },
        },
        { number: 'WHI-1.2', words: { en: 'Everyone gets 12 cards.', ja: '各自に12枚ずつ配ります。' } },
      ],
    },
    {
      title: { en: 'Tricks', ja: 'トリック' },
      rules: [
        {
          number: 'WHI-2.1',
          words: {
            en: 'Who leads first is drawn by lot. Any card may be led; the others follow clockwise.',
            ja: '最初のリードは抽選です。どのカードでもリードでき、他の人は時計回りに続きます。',
          },
        },
        {
          number: 'WHI-2.2',
          words: {
            en: 'If you hold the suit that was led, you must play it. If not, play anything.',
            ja: 'リードされたスートを持っていれば、それを出さなければなりません。なければ何を出しても構いません。',
          },
        },
        {
          number: 'WHI-2.3',
          words: {
            en: 'The highest card of the led suit takes the trick. There is no trump.',
            ja: 'リードされたスートの最も高いカードが勝ちます。切り札はありません。',
          },
        },
        { number: 'WHI-2.4', words: { en: 'The winner leads next.', ja: '勝者が次にリードします。' } },
      ],
    },
    {
      title: { en: 'The match', ja: '対戦' },
      rules: [
        {
          number: 'WHI-3.1',
          words: {
            en: 'One deal of 12 tricks, 1 point a trick. Most points wins; equal points share the first place.',
            ja: '12トリックを1ディール、1トリック1点。最多得点の勝ちで、並べば同点1位です。',
          },
        },
      ],
    },
  ],
};
