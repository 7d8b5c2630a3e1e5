import type { RulesPage } from '@overtrick/engine';

/** The rules of Inflation! in our own words, numbered like the specification. */
export const page: RulesPage = {
  aim: {
    en: 'Take exactly as many tricks as you bid. The largest number takes a trick, and yours grows with every card.',
    ja: 'ビッドしたとおりの数のトリックを取るのが目標。トリックは最大の数が取り、数はカードを出すたびに伸びます。',
  },
  scores: {
    en: 'Bid met: 2 points a trick. Missed: 1 a trick, but 0 for whoever missed it with the most tricks. Most points win.',
    ja: 'ちょうどなら1トリック2点。外れたら1トリック1点、ただし最多で外した人は0点。得点の多い人の勝ち。',
  },
  intro: {
    en: 'For 3 or 4 players. Nothing you play ever leaves the table: your cards pile up into one enormous number.',
    ja: '3〜4人用。出したカードは場に残り続け、ひとつの巨大な数になっていきます。',
  },
  chapters: [
    {
      title: { en: 'The deck', ja: 'デッキ' },
      rules: [
        {
          number: 'INF-1.1',
          words: {
            en: '55 cards without suits: a single 1, a pair of 2s, and so on up to ten 10s.',
            ja: 'スートのない55枚。1は1枚、2は2枚、…、10は10枚あります。',
          },
        },
        {
          number: 'INF-1.2',
          words: {
            en: 'Everyone gets 12 cards. What is left is put away unseen: 19 cards with three players, 7 with four.',
            ja: '各自に12枚ずつ配ります。残り（3人なら19枚、4人なら7枚）は見ずに脇に置きます。',
          },
        },
      ],
    },
    {
      title: { en: 'Bids', ja: 'ビッド' },
      rules: [
        {
          number: 'INF-2.1',
          words: {
            en: 'Look at your hand and say openly how many tricks you will take. The player to the left of the dealer bids first, then clockwise.',
            ja: '手札を見て、何トリック取るかを公開で宣言します。ディーラーの左隣から時計回りです。',
          },
        },
        {
          number: 'INF-2.2',
          mark: 'ruling',
          words: {
            en: 'A bid is 0 to 12; the 16 black buttons in the box do not limit it. Later bidders know the earlier bids.',
            ja: 'ビッドは0〜12です。箱の黒ボタン16個は上限ではありません。後の人は先のビッドを知っています。',
          },
        },
      ],
    },
    {
      title: { en: 'Tricks', ja: 'トリック' },
      rules: [
        {
          number: 'INF-3.1',
          words: {
            en: 'The player to the left of the dealer leads the first of 12 tricks; after that, whoever won the last one.',
            ja: '12トリック行います。最初はディーラーの左隣、以後は直前のトリックの勝者がリードします。',
          },
        },
        {
          number: 'INF-3.2',
          words: { en: 'Any card may be led.', ja: 'リードはどのカードでも構いません。' },
        },
        {
          number: 'INF-3.3',
          words: {
            en: 'If you hold a card with the number of the led card, you must play one. If not, play anything. Only the led card itself counts, not the whole row of the leader.',
            ja: 'マストフォローです。リードされたカードと同じ数字を持っていれば、それを出さなければなりません。なければ何を出しても構いません。比べるのはリードされたカードの数字だけで、リードした人の列全体ではありません。',
          },
        },
        {
          number: 'INF-3.4',
          words: {
            en: 'Your card goes on the left end of your row and partly covers it. The row is read as one number: first 7, then 6, then 3 gives 367.',
            ja: 'カードは自分の列の左端に、少し重ねて置きます。列全体でひとつの数になります。7、6、3の順に出すと367です。',
          },
        },
        {
          number: 'INF-3.5',
          words: {
            en: 'A 10 at the left end shows both digits: 5, then 10 gives 105. Once covered, only its 0 is left: a 6 after that gives 605.',
            ja: '左端の10は2桁とも見えます。5の次に10なら105。覆われると0だけが残り、次に6を出すと605です。',
          },
        },
        {
          number: 'INF-3.6',
          words: {
            en: 'When everyone has played, the largest number takes the trick. Among equal numbers the one played later in this trick wins.',
            ja: '全員が出したら、最大の数の人がトリックを取ります。同じ数なら、このトリックで後に出した人の勝ちです。',
          },
        },
        {
          number: 'INF-3.7',
          words: {
            en: 'The winner gets a white button. All rows stay where they are until the deal ends.',
            ja: '勝者は白ボタンを1つ得ます。列はディールの終わりまでそのまま残ります。',
          },
        },
      ],
    },
    {
      title: { en: 'Points of a deal', ja: 'ディールの得点' },
      rules: [
        {
          number: 'INF-4.1',
          words: { en: 'Bid met exactly: 2 points a trick.', ja: 'ビッドちょうどなら、1トリックにつき2点。' },
        },
        {
          number: 'INF-4.2',
          words: {
            en: 'Bid missed and most tricks taken: no points at all. For ties see INF-4.4.',
            ja: 'ビッドを外し、しかも最多のトリックを取っていたら0点。同数のときはINF-4.4の通りです。',
          },
        },
        {
          number: 'INF-4.3',
          words: { en: 'Everyone else: 1 point a trick.', ja: 'それ以外の人は、1トリックにつき1点。' },
        },
        {
          number: 'INF-4.4',
          words: {
            en: 'If several missed their bid with the most tricks, only the one whose last trick came latest gets nothing.',
            ja: '最多トリックでビッドを外した人が複数いれば、最後のトリックが最も遅かった1人だけが0点です。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'A player who met the bid always scores double, and does not save a tied player who missed.',
                ja: 'ビッドを当てた人は必ず2倍の得点で、同数で外した人を守ることはありません。',
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'The match', ja: '対戦' },
      rules: [
        {
          number: 'INF-5.1',
          words: {
            en: 'As many deals as players. The dealer moves one seat clockwise each time.',
            ja: '人数と同じ回数だけ配ります。ディーラーは毎回時計回りに1つ移ります。',
          },
        },
        { number: 'INF-5.2', words: { en: 'Most points wins.', ja: '合計点が最も多い人の勝ちです。' } },
        {
          number: 'INF-5.3',
          mark: 'ruling',
          words: {
            en: 'Players with equal points share the first place. The first dealer is drawn by lot.',
            ja: '合計点が並べば同点1位です。最初のディーラーは抽選です。',
          },
        },
      ],
    },
  ],
};
