import type { RulesPage } from '@overtrick/engine';

/** The rules of Escalation! in our own words, numbered like the specification. */
export const page: RulesPage = {
  aim: {
    en: 'Always go over the last total. Whoever does not takes the whole pile; the fewest cards win.',
    ja: '前の合計を必ず上回ること。できなければ場のカードを丸ごと引き取ります。引き取り札の少ない人の勝ち。',
  },
  scores: {
    en: 'Each card in your stack is a point, and so is each card left in your hand at the end. Fewest win.',
    ja: '引き取り札1枚が1点、最後に手札に残ったカードも1枚1点。少ない人の勝ち。',
  },
  intro: {
    en: 'For 2 to 6 players. Go higher than the player before you, or swallow everything that lies on the table. Whoever has swallowed least wins.',
    ja: '2〜6人用。前の人の合計を上回るか、場のカードを全部引き取るか。引き取った枚数が最も少ない人の勝ちです。',
  },
  chapters: [
    {
      title: { en: 'The deck', ja: 'デッキ' },
      rules: [
        {
          number: 'ESC-1.1',
          words: {
            en: '56 cards: 54 number cards, among them wilds marked 1-7, and 2 pass cards.',
            ja: '全56枚。数字カード54枚（「1-7」のワイルドを含む）とパスカード2枚です。',
          },
          more: [
            {
              mark: 'reconstructed',
              words: {
                en: 'The values run from 1 to 13, and not every value has the same number of cards.',
                ja: '数字は1〜13で、枚数は数字ごとに異なります。',
              },
            },
          ],
        },
        {
          number: 'ESC-1.2',
          mark: 'reconstructed',
          words: {
            en: 'Five cards each of 1 to 7, three each of 8 to 10, two each of 11 to 13, and four wilds. The table can set other numbers that add up to 54.',
            ja: '1〜7は5枚ずつ、8〜10は3枚ずつ、11〜13は2枚ずつ、ワイルドは4枚。合計54枚になる別の枚数も設定できます。',
          },
        },
        {
          number: 'ESC-1.3',
          words: {
            en: 'Everyone gets six cards; the others are the draw pile, face down.',
            ja: '各自に6枚ずつ配り、残りは裏向きの山札にします。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Who begins is drawn by lot.',
                ja: '最初の人は抽選で決めます。',
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Your turn', ja: '手番' },
      rules: [
        {
          number: 'ESC-2.1',
          words: {
            en: 'Play number cards: one or several of the same value. Their total is the value times the number of cards, and it must be higher than the one announced last.',
            ja: '数字カードを出す: 同じ数字を1枚以上出します。合計は「数字×枚数」で、直前に宣言された合計より大きくなければなりません。',
          },
        },
        {
          number: 'ESC-2.2',
          words: {
            en: 'A wild counts as any value from 1 to 7. Add it to cards of such a value or play it without them; wilds among themselves all count as one value, which you choose.',
            ja: 'ワイルドは1〜7の好きな数字になります。その数字のカードに加えても、ワイルドだけで出しても構いません。ワイルドだけの場合は、全部を同じ1つの数字として宣言します。',
          },
        },
        {
          number: 'ESC-2.3',
          words: {
            en: 'Or play a pass card: the last total stands, and you announce it once more.',
            ja: 'またはパスカードを出す: 直前の合計がそのまま残り、同じ合計をもう一度宣言します。',
          },
        },
        {
          number: 'ESC-2.4',
          words: {
            en: 'Or take: everything in the middle goes face down onto your own stack, never into your hand. Then you lead number cards with any total.',
            ja: 'または引き取る: 場のカードを全部、裏向きで自分の引き取り札に加えます（手札には入れません）。その後、好きな合計で数字カードをリードします。',
          },
        },
        {
          number: 'ESC-2.5',
          words: {
            en: 'You may take even if you could go higher.',
            ja: '上回るカードを出せるときでも、引き取って構いません。',
          },
        },
        {
          number: 'ESC-2.6',
          mark: 'ruling',
          words: {
            en: 'A pass card cannot be led, neither on the very first turn nor after taking: there is no total to repeat. If you hold only pass cards, you must pass and cannot take.',
            ja: '最初の手番でも引き取った後でも、パスカードではリードできません（繰り返す合計がないため）。手札がパスカードだけなら、パスしなければならず、引き取れません。',
          },
        },
        {
          number: 'ESC-2.7',
          mark: 'ruling',
          words: {
            en: 'On the very first turn the middle is empty, so nothing can be taken.',
            ja: '最初の手番では場にカードがないので、引き取ることはできません。',
          },
        },
      ],
    },
    {
      title: { en: 'After your turn', ja: '手番の後' },
      rules: [
        {
          number: 'ESC-3.1',
          words: {
            en: 'Fill your hand up to six cards again, as long as there are cards to draw.',
            ja: '山札がある限り、手札が6枚になるまで引きます。',
          },
        },
        {
          number: 'ESC-3.2',
          words: {
            en: 'The deal is over at once when somebody has played the last card and the draw pile is empty. If you play your whole hand earlier, you simply draw six new cards.',
            ja: '誰かが最後の手札を出し、山札も尽きていたら、その場でディールは終わりです。山札が残っていれば、手札を全部出しても6枚引き直すだけです。',
          },
        },
        {
          number: 'ESC-3.3',
          words: {
            en: 'All others put the cards they still hold onto their stacks. What lies in the middle counts for nobody.',
            ja: '他の人は手札の残りを自分の引き取り札に加えます。場のカードは誰のものにもなりません。',
          },
        },
      ],
    },
    {
      title: { en: 'The winner', ja: '勝者' },
      rules: [
        {
          number: 'ESC-4.1',
          words: {
            en: 'The smallest stack wins.',
            ja: '引き取り札が最も少ない人の勝ちです。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Equal stacks share the first place.',
                ja: '同数なら同点1位です。',
              },
            },
          ],
        },
        {
          number: 'ESC-4.2',
          words: {
            en: 'If the table chooses it, there are as many deals as players and each player begins one of them. The smallest sum wins.',
            ja: '設定により、人数と同じ回数だけ遊べます。全員が1回ずつ始め、合計が最も少ない人の勝ちです。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Who begins moves clockwise.',
                ja: '始める人は時計回りに移ります。',
              },
            },
          ],
        },
      ],
    },
  ],
};
