import type { RulesPage } from '@overtrick/engine';

/** The rules of Cryptrick: New Listings in our own words, numbered like the specification. */
export const page: RulesPage = {
  aim: {
    en: 'Gather blocks of many colours, but no more than three: the fourth makes your wealth collapse.',
    ja: 'いろいろな色のブロックを集めるのが目標。ただし3つまで。4つ目で資産は暴落します。',
  },
  scores: {
    en: 'Up to three blocks: blocks × colours. From the fourth on: only the blocks. Most points after three deals win.',
    ja: '3つまではブロック数×色数、4つ目からはブロック数だけ。3ディールの合計が多い人の勝ち。',
  },
  intro: {
    en: 'For 6 to 9 players. Every lead is up for sale, the three best cards of a trick share the blocks in it, and a fourth block ruins your fortune.',
    ja: '6〜9人用。リードは毎回売りに出されます。トリックの上位3枚がブロックを分け合いますが、4つ目のブロックで資産は崩れます。',
  },
  chapters: [
    {
      title: { en: 'The deck', ja: 'デッキ' },
      rules: [
        {
          number: 'CRY-1.1',
          words: {
            en: 'Six colours (yellow, blue, red, purple, green, black) with the ranks 1 to 9 each, and white cards that are always trump. This box holds the 7s to 9s of five colours, all of black and two whites.',
            ja: '黄・青・赤・紫・緑・黒の6色に1〜9が1枚ずつと、常に切り札の白があります。この箱に入っているのは5色の7〜9、黒の1〜9、白2枚です。',
          },
          more: [
            {
              mark: 'reconstructed',
              words: {
                en: 'The 1s to 6s of the five colours and two more whites come from the base game.',
                ja: '5色の1〜6と白2枚は基本セットのカードです。',
              },
            },
          ],
        },
        {
          number: 'CRY-1.2',
          words: {
            en: 'A preparation card says which cards are in the deck; the others stay in the box.',
            ja: '使うカードは準備カードで決まり、残りは箱に戻します。',
          },
          more: [
            {
              mark: 'reconstructed',
              words: {
                en: 'Everyone gets 6 cards. Calm: in all six colours the ranks from 1 up to the number of players, and 2 whites. Volatile: the same with 4 whites. So 2 or 4 cards are not dealt.',
                ja: '手札は6枚ずつ。平穏: 6色とも1から人数までの数字と、白2枚。変動: 同じカードで白は4枚。配られないカードは2枚か4枚です。',
              },
            },
            {
              mark: 'house',
              words: {
                en: 'Wild: like volatile, but the trump card stays hidden until the last acquisition of trick 1; before that only white is trump.',
                ja: '乱高下: 変動と同じですが、切り札カードは1トリック目の最後の獲得が済むまで伏せておき、それまでは白だけが切り札です。',
              },
            },
          ],
        },
        {
          number: 'CRY-1.3',
          words: {
            en: 'One of the undealt cards is turned up: for this deal its colour is trump as well. Nobody sees the other undealt cards.',
            ja: '配られなかったカードの1枚を表にし、その色もこのディールの切り札になります。残りは誰も見ません。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'If it is white, only white is trump.',
                ja: 'それが白なら切り札は白だけです。',
              },
            },
          ],
        },
        {
          number: 'CRY-1.4',
          mark: 'reconstructed',
          words: {
            en: 'A card with an odd rank carries one block. Even ranks and whites carry none.',
            ja: '奇数のカードにはブロックが1つあります。偶数と白にはありません。',
          },
        },
      ],
    },
    {
      title: { en: 'The lead is for sale', ja: 'リードの売買' },
      rules: [
        {
          number: 'CRY-2.1',
          words: {
            en: 'The lead player shows everyone a card of their hand; it does not lead the trick yet. Inside a deal, whoever won the last trick is the next lead player.',
            ja: 'リードプレイヤーは手札から1枚を全員に見せます。まだリードではありません。ディールの中では、直前のトリックの勝者がリードプレイヤーです。',
          },
          more: [
            {
              mark: 'reconstructed',
              words: {
                en: 'Who is the first lead player of the match is drawn by lot; it moves one seat clockwise with each deal.',
                ja: '最初のリードプレイヤーは抽選で、ディールごとに時計回りに1つ移ります。',
              },
            },
          ],
        },
        {
          number: 'CRY-2.2',
          words: {
            en: 'All others choose at the same time, unseen, whether they want that card; then the answers are turned over together.',
            ja: '他の全員は、そのカードが欲しいかどうかを同時に伏せて決め、一斉に公開します。',
          },
        },
        {
          number: 'CRY-2.3',
          words: {
            en: 'If there are takers, the one nearest to the lead player, counting counter-clockwise, buys: they give the lead player a card from their hand, take the revealed card and lead it, and are now the lead player of this trick.',
            ja: '欲しい人がいれば、リードプレイヤーから反時計回りに数えて最も近い人が買います。手札を1枚リードプレイヤーに渡し、公開されたカードを受け取ってリードし、このトリックのリードプレイヤーになります。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Only those two know which card was given.',
                ja: '渡したカードを知るのはその2人だけです。',
              },
            },
          ],
        },
        {
          number: 'CRY-2.4',
          words: {
            en: 'If nobody wants it, the lead player leads the revealed card.',
            ja: '誰も欲しがらなければ、リードプレイヤーがそのカードでリードします。',
          },
        },
        {
          number: 'CRY-2.5',
          words: {
            en: 'The buyer gives any card of their hand; the revealed card does not count.',
            ja: '買い手は手札のどのカードを渡しても構いません。公開されたカードは手札に数えません。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Even the last card will do: give it and lead the bought one.',
                ja: '最後の1枚でも、それを渡して買ったカードをリードできます。',
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Tricks', ja: 'トリック' },
      rules: [
        {
          number: 'CRY-3.1',
          words: {
            en: 'After the lead, everyone plays one card, clockwise from the left of the lead player.',
            ja: 'リードの後、リードプレイヤーの左隣から時計回りに1枚ずつ出します。',
          },
        },
        {
          number: 'CRY-3.2',
          words: {
            en: 'If you hold the colour of the led card you must play it; if not, any card, trump too.',
            ja: 'マストフォローです。リードと同じ色を持っていれば、その色を出さなければなりません。なければ切り札も含めて何を出しても構いません。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'White counts as a colour of its own, and so does the trump colour: it is followed like every other.',
                ja: '白は独立した1つの色で、切り札の色も普通の色としてフォローします。',
              },
            },
          ],
        },
        {
          number: 'CRY-3.3',
          words: {
            en: 'Trump beats the led colour, and that beats all other colours. Within each of these the higher number is stronger, and of equal cards the later one.',
            ja: '切り札はリードの色より、リードの色は他の色より強いです。それぞれの中では数字の大きい方、同じなら後から出した方が強くなります。',
          },
          more: [
            {
              mark: 'reconstructed',
              words: {
                en: 'White is stronger than any coloured trump.',
                ja: '白はどの色の切り札よりも強いです。',
              },
            },
          ],
        },
        {
          number: 'CRY-3.4',
          words: {
            en: 'The cards of the other colours are ranked among themselves too, by number and then by who came later, because places two and three count.',
            ja: '2番手と3番手も意味を持つので、他の色のカード同士も数字、同じなら後出しの順で強さを比べます。',
          },
        },
      ],
    },
    {
      title: { en: 'Acquiring', ja: '獲得' },
      rules: [
        {
          number: 'CRY-4.1',
          words: {
            en: 'The players of the three strongest cards get acquisition cards 1, 2 and 3.',
            ja: '最も強い3枚を出した人が獲得順カード1、2、3を受け取ります。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'The three acquisition cards of this box are used with every number of players.',
                ja: '何人でも、この箱の3枚を使います。',
              },
            },
          ],
        },
        {
          number: 'CRY-4.2',
          words: {
            en: 'Every card without a block leaves the trick.',
            ja: 'ブロックのないカードはトリックから取り除きます。',
          },
        },
        {
          number: 'CRY-4.3',
          words: {
            en: 'Numbers 1, 2 and 3 in turn take one of the cards that are left and put it face up in front of them, round after round until nothing is left.',
            ja: '1、2、3の順に残ったカードから1枚ずつ取り、自分の前に表で置きます。なくなるまで繰り返します。',
          },
        },
        {
          number: 'CRY-4.4',
          words: {
            en: 'Number 1 has won the trick and is the next lead player.',
            ja: '1番の人がトリックの勝者で、次のリードプレイヤーです。',
          },
        },
      ],
    },
    {
      title: { en: 'Points', ja: '得点' },
      rules: [
        {
          number: 'CRY-5.1',
          mark: 'reconstructed',
          words: {
            en: 'Count your blocks and the different colours among them. Up to three blocks: blocks times colours, so 9 at best. Four or more: only the blocks, so a fourth one can turn 9 points into 4. This product is our guess; blocks plus colours reads as naturally. A table can also agree on no points at all from the fourth on.',
            ja: '自分のブロックの数と、その色の種類を数えます。ブロック3つまでは「ブロック×色」で最高9点。4つ以上はブロックの数だけなので、4つ目で9点が4点になることもあります。この掛け算は推測で、「ブロック＋色」とも同じくらい自然に読めます。4つ目から0点にする設定もあります。',
          },
        },
        {
          number: 'CRY-5.2',
          mark: 'reconstructed',
          words: {
            en: 'Three deals; acquired cards go back into the deck after each. Most points wins, and players with equal points share the first place.',
            ja: '3ディール行います。獲得したカードは毎回デッキに戻します。合計点が最も多い人の勝ちで、並べば同点1位です。',
          },
        },
      ],
    },
  ],
};
