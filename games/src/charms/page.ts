import type { RulesPage } from '@overtrick/engine';

/** The rules of Charms in our own words, numbered like the specification. */
export const page: RulesPage = {
  aim: {
    en: 'Take exactly as many tricks as you bid, with a suit and a number that stay in front of you.',
    ja: '目の前に残るスートと数字で、ビッドしたとおりの数のトリックを取るのが目標です。',
  },
  scores: {
    en: 'Points are bad: 0 for the exact bid, 1 when one off, 3 when two off, 5 from three on. Fewest points win.',
    ja: '得点は少ないほどよく、ちょうどで0点、1違いで1点、2違いで3点、3以上で5点。少ない人の勝ち。',
  },
  intro: {
    en: 'For 3 or 4 players, four deals. No card has both a suit and a number: one of each lies before you, and what you show stays from trick to trick.',
    ja: '3〜4人用、4ディール。スートと数字は別々のカードです。自分の前に1枚ずつ見せておき、それがトリックをまたいで残ります。',
  },
  chapters: [
    {
      title: { en: 'The deck', ja: 'デッキ' },
      rules: [
        {
          number: 'CHA-1.1',
          words: {
            en: '64 cards. Half are suits: 8 coins, 8 keys, 8 clovers, 8 rabbit feet. Half are numbers: four each of 1 to 8.',
            ja: '64枚。半分はスート（コイン、鍵、クローバー、ウサギの足が8枚ずつ）、半分は数字（1〜8が4枚ずつ）です。',
          },
        },
        { number: 'CHA-1.2', words: { en: 'Everyone gets 13 cards.', ja: '各自に13枚ずつ配ります。' } },
        {
          number: 'CHA-1.3',
          words: {
            en: 'With fewer than 3 suit cards or 3 number cards in your hand you lay it open, mix it into the undealt cards and get 13 new ones, until you have at least 3 of both.',
            ja: '手札のスートカードか数字カードが3枚より少なければ、手札を公開して残りのカードに混ぜ、新しく13枚受け取ります。どちらも3枚以上になるまで繰り返します。',
          },
        },
        {
          number: 'CHA-1.4',
          mark: 'ruling',
          words: {
            en: 'Hands are checked one by one, clockwise from the left of the dealer: first one until it is good, then the next. What was laid open stays known to all.',
            ja: '確認はディーラーの左隣から時計回りに1人ずつ、条件を満たすまで行ってから次の人に移ります。公開された手札は全員が知っている情報として残ります。',
          },
        },
      ],
    },
    {
      title: { en: 'Trump', ja: '切り札' },
      rules: [
        {
          number: 'CHA-2.1',
          words: {
            en: 'Undealt cards are turned up until a suit appears: it is trump for this deal.',
            ja: '残りのカードをスートが出るまでめくります。出たスートがこのディールの切り札です。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'All turned cards stay in sight.',
                ja: 'めくったカードはすべて見えるままにします。',
              },
            },
          ],
        },
        {
          number: 'CHA-2.2',
          mark: 'ruling',
          words: {
            en: 'If there is no suit among the undealt cards, or if they cannot make a hand good (both very rare), the whole deal is mixed and dealt anew.',
            ja: '残りのカードにスートが1枚もないとき、または残りのカードでは手札が条件を満たしようがないとき（どちらもごくまれ）は、すべてを混ぜて配り直します。',
          },
        },
      ],
    },
    {
      title: { en: 'Bids', ja: 'ビッド' },
      rules: [
        {
          number: 'CHA-3.1',
          words: {
            en: 'Before the first trick everyone bids how many tricks they will take. Zero is a bid like any other.',
            ja: '最初のトリックの前に、全員が何トリック取るかをビッドします。0でも構いません。',
          },
        },
        {
          number: 'CHA-3.2',
          mark: 'ruling',
          words: {
            en: 'A bid is 0 to 12; the buttons in the box are no limit. Bids are open and go clockwise from the left of the dealer.',
            ja: 'ビッドは0〜12です。箱のボタンの数は上限ではありません。ディーラーの左隣から時計回りに、公開で行います。',
          },
        },
      ],
    },
    {
      title: { en: 'The first trick', ja: '最初のトリック' },
      rules: [
        {
          number: 'CHA-4.1',
          words: {
            en: 'The player to the left of the dealer leads. One after the other, everyone plays two cards side by side, a suit and a number. They start your two piles.',
            ja: 'ディーラーの左隣がリードします。各自が順番に、スート1枚と数字1枚を並べて出します。これが自分の2つの山の始まりです。',
          },
        },
        {
          number: 'CHA-4.2',
          words: {
            en: 'The leader chooses both freely.',
            ja: 'リードする人はどちらも自由に選べます。',
          },
        },
        {
          number: 'CHA-4.3',
          words: {
            en: 'If you hold the led suit, play it; otherwise play any suit.',
            ja: 'マストフォローです。リードされたスートを持っていればそれを出し、なければどのスートを出しても構いません。',
          },
        },
        { number: 'CHA-4.4', words: { en: 'Any number may go with it.', ja: '数字は常に自由です。' } },
      ],
    },
    {
      title: { en: 'Tricks 2 to 12', ja: '2〜12トリック目' },
      rules: [
        {
          number: 'CHA-5.1',
          words: {
            en: 'The last winner leads. Everyone now plays a single card, a suit onto their suit pile or a number onto their number pile, and covers what was there.',
            ja: '直前の勝者がリードします。ここからは1枚だけ、スートはスートの山に、数字は数字の山に重ねて、前のカードを隠します。',
          },
        },
        {
          number: 'CHA-5.2',
          words: {
            en: 'The leader may play anything. The led suit is the one the leader shows afterwards.',
            ja: 'リードする人は何を出しても構いません。リードされたスートとは、出した後にリードした人が見せているスートです。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'This holds also when the card played was a number.',
                ja: '数字を出した場合も同じです。',
              },
            },
          ],
        },
        {
          number: 'CHA-5.3',
          words: {
            en: 'If you do not show the led suit but hold it, you must play it.',
            ja: 'リードされたスートを見せておらず、手札に持っているなら、それを出さなければなりません。',
          },
        },
        {
          number: 'CHA-5.4',
          words: {
            en: 'If you show the led suit, keep it: play a number, or the same suit again. Another suit must not cover it.',
            ja: 'リードされたスートを見せているなら、そのまま保ちます。数字か、同じスートを出します。別のスートで隠すことはできません。',
          },
        },
        {
          number: 'CHA-5.5',
          words: {
            en: 'Only when you have nothing but other suits left in your hand may you cover it with any of them.',
            ja: '手札が別のスートだけになったときに限り、どれで隠しても構いません。',
          },
        },
        {
          number: 'CHA-5.6',
          words: {
            en: 'If you neither show nor hold the led suit, play anything.',
            ja: 'リードされたスートを見せてもおらず、持ってもいないなら、何を出しても構いません。',
          },
        },
      ],
    },
    {
      title: { en: 'Who wins a trick', ja: 'トリックの勝者' },
      rules: [
        {
          number: 'CHA-6.1',
          words: {
            en: 'When all have played, look at what everyone shows, new or old. If trump is among it, the highest number next to a trump wins; if not, the highest next to the led suit.',
            ja: '全員が出したら、新旧を問わず今見えている組を比べます。切り札が見えていれば、切り札と組になった最大の数字が勝ちます。なければ、リードされたスートと組になった最大の数字の勝ちです。',
          },
        },
        {
          number: 'CHA-6.2',
          words: {
            en: 'Among equal ones, whoever played later in this trick wins.',
            ja: '同じ数字なら、このトリックで後に出した人の勝ちです。',
          },
        },
      ],
    },
    {
      title: { en: 'Points and the match', ja: '得点と対戦' },
      rules: [
        {
          number: 'CHA-7.1',
          words: {
            en: 'Points are bad. Bid met exactly: none. Off by one: 1. Off by two: 3. Off by three or more: 5.',
            ja: '点は少ないほど良いです。ビッドちょうどなら0点、1つ違えば1点、2つなら3点、3つ以上なら5点です。',
          },
        },
        {
          number: 'CHA-7.2',
          words: {
            en: 'A match is four deals. Fewest points wins.',
            ja: '4ディール行い、合計点が最も少ない人の勝ちです。',
          },
        },
        {
          number: 'CHA-7.3',
          mark: 'ruling',
          words: {
            en: 'The dealer moves one seat clockwise each deal, the first one is drawn by lot. Players with equal points share the first place.',
            ja: 'ディーラーは毎回時計回りに1つ移り、最初のディーラーは抽選です。合計点が並べば同点1位です。',
          },
        },
      ],
    },
  ],
};
