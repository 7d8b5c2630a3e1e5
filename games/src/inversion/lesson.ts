import type { DealText, Lesson } from '@overtrick/engine';
import type { Inversion } from './types.ts';

const cards = (text: string): string[] => text.split(' ');

/** You are a child: you follow, swap, and win a tie. */
const TRICKS: DealText = {
  first: 1,
  suits: ['C', 'S', 'H', 'D'],
  hands: [
    cards('C1 C3 C10 S1 S5 S9 H4 H10 D4 D6'),
    cards('C4 C5 S7 S8 H3 H6 H7 D2 D5 D9'),
    cards('C6 C7 C9 S3 S6 S10 H5 D1 D7 D10'),
  ],
  lane: cards('H9 D8 S4 C2 C8 S2 H1 H2 H8 D3'),
};

/** You become the parent. */
const AUCTION: DealText = {
  first: 1,
  suits: ['C', 'S', 'H', 'D'],
  hands: [
    cards('C1 C3 C8 S1 H2 H3 H5 H9 D4 D7'),
    cards('C4 C6 C7 S8 H1 H4 H6 H7 D6 D10'),
    cards('C9 S3 S4 S7 S9 S10 H8 H10 D2 D5'),
  ],
  lane: cards('D1 D3 C10 D8 D9 S5 S2 C2 S6 C5'),
};

const EIGHT_TRICKS = `
  0 play:D7, 1 play:D10, 2 play:D2, 0 play:D4, 1 play:D6, 2 play:D5, 1 play:C4, 2 play:C9, 0 play:S1, 0 play:C3, 1 play:S8,
  2 play:S7, 0 play:C8, 1 play:H7, 2 play:H10, 2 play:S10, 0 play:H9, 1 play:C6, 2 play:S9, 0 play:H3, 1 play:H1, 0 play:C1,
  1 play:C7, 2 play:S4`
  .split(',')
  .map((line) => line.trim());

/** Inversion in six decisions: the lane, making eleven, the tie, the auction, and the trick that wins the match. */
export const lesson: Lesson<Inversion> = {
  seat: 0,
  scenes: [
    {
      deal: TRICKS,
      played: ['1 declare:5', '2 pass', '0 pass'],
      beats: [
        {
          tell: {
            en: '{name board.parent} declared the most and plays alone, as the parent: {board.needs.1} of ten tricks win. You two are the children and need {board.needs.0}.',
            ja: '最も多く宣言した{name board.parent}が親。十トリック中{board.needs.1}取れば親の勝ちです。残りは子で、合わせて{board.needs.0}取れば止められます。',
          },
          facts: { board: { parent: 1, needs: { 0: 6, 1: 5 } } },
          at: { seat: 1 },
        },
        '1 play:H3',
        '2 play:H5',
        {
          ask: {
            en: 'What must be followed lies in the lane: {card board.follow}. You hold that suit, so play it. The highest of the suit wins: take the {card preview.card}.',
            ja: '従う札はレーンにあります。いまは{card board.follow}。同じスートを持っていたら必ず出し、その中の最高が勝ちます。{card preview.card}を出しましょう。',
          },
          await: 'play:H10',
          instead: {
            en: 'You may, it is of the suit. But the {card preview.card} wins this trick.',
            ja: '同じスートなので出せますが、{card preview.card}なら勝てます。',
          },
          facts: {
            board: { follow: 'H9' },
            preview: { do: 'play', card: 'H10', swaps: false, winning: { seat: 0, by: 'suit' } },
            may: ['play:H4'],
            mayNot: { decision: 'play:C10', rule: 'INV-3.2' },
          },
          at: 'decision',
        },
        {
          tell: {
            en: 'Your trick. The winner leads, and the next card of the lane is to be followed: {card board.follow}.',
            ja: 'あなたのトリックです。取った人がリードし、レーンの次の札{card board.follow}に従います。',
          },
          facts: {
            trick: { won: { seat: 0, rule: 'INV-4.1', by: 'suit' } },
            board: { follow: 'D8', leader: 0 },
          },
          at: 'board',
        },
        {
          ask: {
            en: 'Now the twist. Your {card preview.card} makes eleven with the {card preview.followBefore}: see its red number. So it may always be played, and the two trade places.',
            ja: 'このゲームの要です。{card preview.card}と{card preview.followBefore}で合計十一。そういう札はいつでも出せて、二枚が入れ替わります。',
          },
          await: 'play:C3',
          instead: {
            en: 'You may follow suit with it. But look what the {card preview.card} does: it makes eleven.',
            ja: 'スートに従うので出せます。でも、合計十一になる{card preview.card}を試しましょう。',
          },
          facts: {
            board: { follow: 'D8' },
            preview: { do: 'play', card: 'C3', swaps: true, counts: 'D8', followBefore: 'D8', follow: 'C3' },
            may: ['play:C3', 'play:D4'],
            mayNot: { decision: 'play:S9', rule: 'INV-3.2' },
          },
          at: 'decision',
        },
        '1 play:C5',
        '2 play:C7',
        {
          tell: {
            en: 'The others had to follow your {card trick.plays.0.card}, and you had the {card trick.plays.0.counts}. After a swap the highest number wins, whatever its suit.',
            ja: 'ほかの人はあなたの{card trick.plays.0.card}に従い、あなたの札は{card trick.plays.0.counts}になりました。入れ替えのあとは、スートを問わず最大の数が勝ちます。',
          },
          facts: {
            trick: {
              plays: { 0: { seat: 0, card: 'C3', counts: 'D8', swapped: true } },
              won: { seat: 0, rule: 'INV-4.2', by: 'inverted' },
              priority: 'inverted',
            },
          },
        },
        {
          ask: {
            en: 'Follow the {card board.follow}: lead your {card preview.card}.',
            ja: '{card board.follow}に従って、{card preview.card}でリードしましょう。',
          },
          await: 'play:S9',
          instead: {
            en: 'You may, it follows suit. Here play the {card preview.card}.',
            ja: 'それも出せますが、ここでは{card preview.card}を。',
          },
          facts: { board: { follow: 'S4' }, preview: { do: 'play', card: 'S9', swaps: false } },
          at: 'decision',
        },
        '1 play:H7',
        '2 play:C9',
        {
          tell: {
            en: '{name trick.plays.1.seat} swapped, so only numbers count: {card trick.plays.0.counts} and {card trick.plays.2.counts} are equal. The earlier one wins: you.',
            ja: '{name trick.plays.1.seat}が入れ替えたので、数だけの勝負。{card trick.plays.0.counts}と{card trick.plays.2.counts}は同じ数。先に出した方、つまりあなたの勝ちです。',
          },
          facts: {
            trick: {
              plays: {
                0: { seat: 0, counts: 'S9' },
                1: { seat: 1, swapped: true },
                2: { seat: 2, counts: 'C9' },
              },
              won: { seat: 0, rule: 'INV-4.3', by: 'earlier' },
            },
          },
        },
      ],
    },
    {
      deal: AUCTION,
      played: ['1 declare:3', '2 declare:4'],
      beats: [
        {
          ask: {
            en: 'A match begins with an auction: declare more than {board.declared.2} of ten tricks, or pass for good. Small cards can swap for high ones: declare {preview.tricks}.',
            ja: '対戦は競りから始まります。{board.declared.2}より多く宣言するか、パスして降りるか。小さい札は大きい札と入れ替えられます。{preview.tricks}を宣言しましょう。十トリック中それ以上取れば勝ちです。',
          },
          await: 'declare:5',
          instead: {
            en: 'You may. In this lesson declare {preview.tricks}; the children would then need {preview.children} to stop you.',
            ja: 'それもできますが、ここでは{preview.tricks}を宣言しましょう。子は{preview.children}取れば阻止できます。',
          },
          facts: {
            board: { declared: { 1: 3, 2: 4 } },
            preview: { do: 'declare', tricks: 5, children: 6 },
            may: ['pass', 'declare:6'],
            mayNot: { decision: 'declare:4', rule: 'INV-2.1' },
          },
          at: 'decision',
        },
        '1 pass',
        '2 pass',
        {
          tell: {
            en: 'All passed: you are the parent. You need {board.needs.0} tricks alone; {board.needs.1} for the children stop you.',
            ja: '全員パス。あなたが親です。一人で{board.needs.0}トリック必要。子に{board.needs.1}取られたら負けです。',
          },
          facts: { board: { parent: 0, needs: { 0: 5, 1: 6 } } },
          at: { seat: 0 },
        },
      ],
    },
    {
      deal: AUCTION,
      played: ['1 declare:3', '2 declare:4', '0 declare:5', '1 pass', '2 pass', ...EIGHT_TRICKS],
      beats: [
        {
          tell: {
            en: '{board.trick} tricks later. You took {board.taken.0} and need {board.needs.0}: one of the last two.',
            ja: '{board.trick}トリック後。{board.taken.0}取りました。必要なのは{board.needs.0}。残り二つのうち、あと一つです。',
          },
          facts: { board: { trick: 8, taken: { 0: 4 }, needs: { 0: 5 } } },
        },
        '1 play:H4',
        '2 play:S3',
        {
          ask: {
            en: 'Follow the {card board.follow}. You have none of its suit, so anything goes. Which of your two cards makes eleven?',
            ja: '従う札は{card board.follow}。同じスートがないので何でも出せます。二枚のうち、合計十一になるのはどちら？',
          },
          await: 'play:H5',
          instead: {
            en: 'That would lose. The {card preview.card} makes eleven and counts as the {card preview.counts}: the highest number.',
            ja: 'それでは負けてしまいます。{card preview.card}なら合計十一で{card preview.counts}になり、最大の数です。',
          },
          facts: {
            board: { follow: 'S6', trick: 8 },
            preview: {
              do: 'play',
              card: 'H5',
              swaps: true,
              counts: 'S6',
              winning: { seat: 0, by: 'inverted' },
            },
            may: ['play:H2', 'play:H5'],
          },
        },
        {
          ask: {
            en: 'That is number {board.taken.0}, as declared. Play your last card.',
            ja: '宣言どおり{board.taken.0}トリック目です。最後の札を出しましょう。',
          },
          await: 'play:H2',
          instead: { en: 'Play your last card.', ja: '最後の札を出してください。' },
          facts: { board: { taken: { 0: 5 }, needs: { 0: 5 } }, must: 'play:H2' },
        },
        '1 play:H6',
        '2 play:H8',
        {
          tell: {
            en: 'You took the {board.declared.0} you declared: the parent wins alone.',
            ja: '宣言した{board.declared.0}を取ったので、親ひとりの勝ちです。',
          },
          facts: {
            board: { taken: { 0: 5 }, declared: { 0: 5 } },
            points: { 0: 1, 1: 0, 2: 0 },
            rule: 'INV-5.2',
          },
        },
      ],
    },
  ],
  coach: {
    'INV-2.1': {
      en: 'Count high follows and the elevens you can make.',
      ja: '高く従える数と、十一を作れる数を数えましょう。',
    },
    'INV-2.3': {
      en: 'Declare few, and see how high the others go.',
      ja: '低く始めて、ほかの人の出方を見ましょう。',
    },
    'INV-3.2': {
      en: 'A low card keeps your high ones for later.',
      ja: '低い札を使えば、高い札を残せます。',
    },
    'INV-3.3': {
      en: 'Swap when the card in the lane is the higher one.',
      ja: 'レーンの札の方が大きければ、入れ替えが得です。',
    },
    'INV-3.4': {
      en: 'None of the suit: drop a card you do not need.',
      ja: '同じスートなし。いらない札を手放す好機です。',
    },
  },
};
