import type { RulesPage } from '@overtrick/engine';

/** The rules of Inversion in our own words, numbered like the specification. */
export const page: RulesPage = {
  aim: {
    en: 'Declare the most tricks and take them all alone, or stop whoever did. With two players: take more tricks.',
    ja: '最も多く宣言して1人で取りきるか、宣言した人を止めるか。2人なら、より多く取った方の勝ち。',
  },
  scores: {
    en: 'The parent wins with the declared tricks or more; otherwise all the children win. Two players: more tricks win.',
    ja: '親は宣言した数以上を取れば勝ち、足りなければ子全員の勝ち。2人なら多く取った方の勝ち。',
  },
  intro: {
    en: 'For 2 to 4 players, ten tricks. What you have to follow lies open in a lane, and a card that makes eleven with it trades places with it.',
    ja: '2〜4人用、10トリック。従うべきカードは「レーン」に並んで見えています。それと合わせて11になるカードを出すと、2枚が入れ替わります。',
  },
  chapters: [
    {
      title: { en: 'The deck', ja: 'デッキ' },
      rules: [
        {
          number: 'INV-1.1',
          words: {
            en: 'Five suits (club, spade, heart, diamond, clown), each numbered 1 to 10. One suit more than there are players is in use; which ones is agreed beforehand.',
            ja: 'クラブ、スペード、ハート、ダイヤ、クラウンの5スート、各1〜10。プレイヤー数より1つ多いスートを選んで使います。',
          },
        },
        {
          number: 'INV-1.2',
          words: { en: 'Everyone gets 10 cards.', ja: '各自に10枚ずつ配ります。' },
        },
        {
          number: 'INV-1.3',
          words: {
            en: 'The last 10 cards are laid out open in a row, the lane. The first one is the follow card of the first trick, the second that of the second, and so on. With two players you therefore know the other hand.',
            ja: '残りの10枚を表向きに並べたものがレーンです。1枚目が第1トリックのフォローカード、2枚目が第2トリック、と続きます。2人なら相手の手札もすべて分かります。',
          },
        },
      ],
    },
    {
      title: { en: 'The auction (three or four players)', ja: 'オークション（3〜4人）' },
      rules: [
        {
          number: 'INV-2.1',
          words: {
            en: 'One player declares first. Then clockwise: declare more tricks than anybody before you, or pass. Whoever is left is the parent, everyone else is a child.',
            ja: '1人目から時計回りに、これまでより多いトリック数を宣言するか、パスします。最後に残った人が親、ほかは全員が子です。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Who declares first is drawn by lot.',
                ja: '最初の宣言者は抽選で決めます。',
              },
            },
          ],
        },
        { number: 'INV-2.2', words: { en: '0 cannot be declared.', ja: '0は宣言できません。' } },
        {
          number: 'INV-2.3',
          mark: 'ruling',
          words: {
            en: 'The first declarer has to open with at least 1. Once you pass you are out. Declaring 10 ends the auction at once.',
            ja: '最初の宣言者は必ず1以上を宣言します。一度パスしたら復帰できません。10が宣言されたらその場で終わりです。',
          },
        },
      ],
    },
    {
      title: { en: 'Tricks', ja: 'トリック' },
      rules: [
        {
          number: 'INV-3.1',
          words: {
            en: 'Ten tricks of one card each. With three or four players the parent leads the first one, with two the first player; after that whoever won the last.',
            ja: '1人1枚ずつ、10トリック行います。最初は親（2人なら先手）がリードし、以後は直前の勝者がリードします。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Of two players, the first is drawn by lot.',
                ja: '2人のときの先手は抽選で決めます。',
              },
            },
          ],
        },
        {
          number: 'INV-3.2',
          words: {
            en: 'Following the lane: if you hold the suit of the follow card, play that suit. This binds the leader as well.',
            ja: 'レーンフォロー: フォローカードと同じスートを持っていれば、それを出します。リードする人も同じです。',
          },
        },
        {
          number: 'INV-3.3',
          words: {
            en: 'A card that adds up to 11 with the follow card is always allowed, in any suit.',
            ja: 'フォローカードとの合計が11になるカードは、スートに関係なくいつでも出せます。',
          },
        },
        {
          number: 'INV-3.4',
          words: {
            en: 'Without the suit you may play anything.',
            ja: 'そのスートがなければ、何を出しても構いません。',
          },
        },
        {
          number: 'INV-3.5',
          words: {
            en: 'Inversion: whenever a card makes 11 with the follow card the two trade places, wanted or not, also within the suit. The new card in the lane is what the next players follow; the old one counts as the card you played.',
            ja: 'インヴァージョン: 合計が11になるカードを出すと、意図やスートに関係なく必ず入れ替わります。以後の人は新しくレーンに入ったカードに従い、元のフォローカードが出した人のカードとして数えられます。',
          },
        },
        {
          number: 'INV-3.6',
          words: {
            en: 'A trick can see several inversions.',
            ja: '1トリックに何度起きても構いません。',
          },
        },
        {
          number: 'INV-3.7',
          words: {
            en: 'An inversion matters for its own trick only.',
            ja: '影響はそのトリックの間だけです。',
          },
        },
        {
          number: 'INV-3.8',
          words: {
            en: 'You never have to invert for its own sake.',
            ja: 'インヴァージョンそのものは義務ではありません。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'If your only card of the suit makes 11, you cannot avoid inverting.',
                ja: 'ただし、そのスートの手札が11になるカード1枚だけなら、インヴァージョンは避けられません。',
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'Who wins a trick', ja: 'トリックの勝者' },
      rules: [
        {
          number: 'INV-4.1',
          words: {
            en: 'Normal priority, when nothing was inverted: the highest card in the suit of the follow card; if there is none, the highest card.',
            ja: '通常（インヴァージョンなし）: フォローカードと同じスートで最も大きいカード。誰も出していなければ、最も大きいカード。',
          },
        },
        {
          number: 'INV-4.2',
          words: {
            en: 'Inverted priority, after any inversion: the highest of the cards that count, in any suit.',
            ja: '反転（インヴァージョンあり）: スートに関係なく、数えられるカードのうち最も大きいもの。',
          },
        },
        {
          number: 'INV-4.3',
          words: { en: 'Among equals, the one played first.', ja: '同じ数なら先に出したほうの勝ちです。' },
        },
        {
          number: 'INV-4.4',
          words: {
            en: 'The winner takes the trick, together with the follow card that lies in the lane by then. The next lane card is the new follow card.',
            ja: '勝者はトリックと、その時点でレーンにあるフォローカードを取ります。レーンの次のカードが新しいフォローカードです。',
          },
        },
        {
          number: 'INV-4.5',
          words: {
            en: 'At a real table you may look through a pile only right after winning it.',
            ja: '実際の卓では、取った山を見られるのは取った直後だけです。',
          },
          more: [
            {
              mark: 'ruling',
              words: {
                en: 'Here all played cards stay visible to everyone, because the screen remembers for all alike.',
                ja: 'ここでは出たカードを全員がいつでも見られます。画面が全員の代わりに覚えているからです。',
              },
            },
          ],
        },
      ],
    },
    {
      title: { en: 'The end', ja: '決着' },
      rules: [
        {
          number: 'INV-5.1',
          words: {
            en: 'Two players: more tricks wins, 5 to 5 is a draw.',
            ja: '2人: トリックの多いほうの勝ち。5対5なら引き分けです。',
          },
        },
        {
          number: 'INV-5.2',
          words: {
            en: 'Three or four: with the declared number of tricks or more the parent wins, with fewer all the children do.',
            ja: '3〜4人: 親が宣言した数以上のトリックを取れば親の勝ち、足りなければ子全員の勝ちです。',
          },
        },
      ],
    },
  ],
};
