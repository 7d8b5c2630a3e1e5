import type { DealText, Lesson } from '@overtrick/engine';
import type { Escalation } from './types.ts';

const cards = (text: string): string[] => text.split(' ');

/** The others go higher and higher, until you have to take it all. */
const CLIMB: DealText = {
  first: 1,
  hands: [cards('2 4 4 4 8 9'), cards('4 5 5 6 6 13'), cards('1 6 7 7 11 P')],
  deck: cards('6 7 5 3 1 2 5 W 3 10 1 3 1 8 2 9 4 12 2 5 P 9 6 1 2 3 3 7 7 8 10 10 11 12 13 W W W'),
};

/** A deal that is almost over. */
const END: DealText = {
  first: 0,
  hands: [cards('1 2 6 13 W W'), cards('5 7 7 9 13 P'), cards('4 4 4 6 7 10')],
  deck: cards('W 7 5 3 11 8 6 8 7 1 5 4 1 4 10 8 6 3 W 3 5 11 2 2 6 12 3 10 1 2 P 5 12 1 2 9 3 9'),
};

const ALMOST_ALL = `
  0 play:2 | 1 play:9 | 2 play:4,4,4 | 0 play:13 | 1 play:7,7,7 | 2 take | 2 play:6 | 0 play:8 | 1 play:13 | 2 take | 2 play:3 |
  0 play:6 | 1 play:7 | 2 play:10 | 0 play:4,W,W,W | 1 take | 1 play:6 | 2 play:8 | 0 take | 0 play:5 | 1 play:8 | 2 play:11,11 |
  0 take | 0 play:1 | 1 play:2 | 2 play:6 | 0 play:3,3,3 | 1 play:10 | 2 play:12 | 0 pass | 1 pass | 2 take | 2 play:1,1,1 |
  0 play:5 | 1 play:5,5 | 2 take | 2 play:1 | 0 play:2,2,2 | 1 play:9 | 2 take`
  .split('|')
  .map((line) => line.trim());

/** Escalation! in seven decisions: higher, sets, the wild, the pile that is eaten, the lead, the pass, and going out. */
export const lesson: Lesson<Escalation> = {
  seat: 0,
  scenes: [
    {
      deal: CLIMB,
      beats: [
        {
          tell: {
            en: 'The aim: the fewest cards on your stack at the end. Whoever cannot go over the last total takes the pile.',
            ja: '目標は、最後に自分の引き取り札が最も少ないこと。前の合計を上回れない人は、場の札を丸ごと引き取ります。',
          },
          facts: { board: { stacks: { 0: 0 } } },
        },
        '1 play:4',
        '2 play:6',
        {
          ask: {
            en: 'The last total is {board.total}. Go over it: tap your {preview.cards.0}, then play it.',
            ja: '直前の合計は{board.total}。これを上回ります。{preview.cards.0}を選んで出しましょう。',
          },
          await: 'play:8',
          instead: {
            en: 'You may. But here play the single {preview.cards.0}, and keep the others for later.',
            ja: 'それもできますが、ここでは{preview.cards.0}を一枚だけ。ほかは後のために残しましょう。',
          },
          facts: {
            board: { total: 6 },
            preview: { do: 'play', cards: { 0: '8' }, total: 8, draws: 1 },
            mayNot: { decision: 'play:2', rule: 'ESC-2.1' },
          },
          at: 'decision',
        },
        '1 play:5,5',
        '2 play:11',
        {
          ask: {
            en: 'You drew a new card: you always have six. Now {board.total} is to be beaten. Cards of one value add up: your three {preview.cards.0}s make {preview.total}.',
            ja: '一枚引いて、手札はいつも六枚です。今度は{board.total}を上回ります。同じ数字は足せます。{preview.cards.0}を三枚出すと{preview.total}。',
          },
          await: 'play:4,4,4',
          instead: {
            en: 'You may take the pile even now. But the {preview.cards.0}s are enough: play all three.',
            ja: '今でも場を引き取れますが、{preview.cards.0}三枚で足ります。三枚とも選んで出しましょう。',
          },
          facts: {
            board: { total: 11 },
            preview: { do: 'play', cards: { 0: '4', 2: '4' }, total: 12 },
            mayNot: { decision: 'play:9', rule: 'ESC-2.1' },
            may: ['take'],
          },
          at: 'decision',
        },
        '1 play:13',
        '2 pass',
        {
          tell: {
            en: '{name board.middle.7.seat} played a pass card: the total stays {board.total}. An equal total of your own would not do.',
            ja: '{name board.middle.7.seat}はパスカードを出しました。合計は{board.total}のまま。同じ合計では上回ったことになりません。',
          },
          facts: { board: { middle: { 7: { seat: 2, cards: { 0: 'P' }, total: 13 } }, total: 13 } },
          at: 'board',
        },
        {
          ask: {
            en: 'W is wild: it counts as any number up to seven. Two {preview.cards.0}s and the wild make {preview.total}.',
            ja: 'Wはワイルド。七までの好きな数字になります。{preview.cards.0}二枚とワイルドで{preview.total}です。',
          },
          await: 'play:5,5,W',
          instead: {
            en: 'You may take the pile. But both {preview.cards.0}s with the wild beat {board.total}.',
            ja: '引き取ることもできますが、{preview.cards.0}二枚とワイルドで{board.total}を上回れます。',
          },
          facts: {
            board: { total: 13 },
            preview: { do: 'play', cards: { 0: '5', 1: '5', 2: 'W' }, total: 15 },
          },
          at: 'decision',
        },
        '1 play:6,6,6',
        '2 play:7,7,7',
        {
          ask: {
            en: '{board.total}! You have nothing over that, so you must take the pile: {preview.takes} cards, face down on your stack.',
            ja: '合計{board.total}！手札では上回れないので、引き取るしかありません。{preview.takes}枚が裏向きで自分の引き取り札になります。',
          },
          await: 'take',
          instead: { en: 'Take the pile.', ja: '引き取ってください。' },
          facts: { board: { total: 21, middleSize: 20 }, preview: { do: 'take', takes: 20 }, must: 'take' },
          at: 'decision',
        },
        {
          ask: {
            en: 'That hurts: your stack has {board.stacks.0} cards. But who takes leads, with any total. Lead the {preview.cards.0}: it is not easy to beat.',
            ja: 'これは痛い。あなたの引き取り札は{board.stacks.0}枚です。でも引き取った人は好きな合計でリードできます。上回りにくい{preview.cards.0}を出しましょう。',
          },
          await: 'play:9',
          instead: {
            en: 'You may lead that. Here lead the {preview.cards.0}, so that the others have to climb.',
            ja: 'それでもリードできますが、ここでは{preview.cards.0}を。ほかの人は苦しくなります。',
          },
          facts: {
            board: { stacks: { 0: 20 }, phase: 'lead' },
            preview: { do: 'play', cards: { 0: '9' }, total: 9 },
          },
          at: 'decision',
        },
        '1 play:10',
        '2 play:12',
        {
          ask: {
            en: 'You drew a pass card: P. It saves you from taking {board.middleSize} cards, and the total stays {preview.total}.',
            ja: 'パスカードPを引きました。{board.middleSize}枚を引き取らずに済み、合計は{preview.total}のままです。',
          },
          await: 'pass',
          instead: {
            en: 'You may take now, while the pile is small. But try the pass card: it costs nothing.',
            ja: '山が小さいうちに引き取る手もあります。でもここではパスカードを。損はありません。',
          },
          facts: {
            board: { middleSize: 3, total: 12 },
            preview: { do: 'pass', total: 12 },
            may: ['pass', 'take'],
          },
          at: 'decision',
        },
      ],
    },
    {
      deal: END,
      played: ALMOST_ALL,
      beats: [
        {
          tell: {
            en: 'Later, in another deal: nothing is left to draw ({board.drawPile}). Whoever plays the last card ends the deal at once.',
            ja: '別のディールの終盤。引く札はもうありません（{board.drawPile}枚）。手札を出し切った人がいれば、すぐ終わります。',
          },
          facts: { board: { drawPile: 0 } },
        },
        '2 play:7',
        {
          ask: {
            en: 'Your last two cards: a {preview.cards.0} and a wild make {preview.total}, over {board.total}. Go out!',
            ja: '最後の二枚。{preview.cards.0}とワイルドで{preview.total}、{board.total}を上回ります。上がりましょう！',
          },
          await: 'play:6,W',
          instead: {
            en: 'You may. But play both cards together, and you are out.',
            ja: 'それもできますが、二枚まとめて出せば上がりです。',
          },
          facts: {
            board: { total: 7 },
            preview: { do: 'play', cards: { 0: '6', 1: 'W' }, total: 12, ends: true },
          },
          at: 'decision',
        },
        {
          tell: {
            en: 'Out! Your stack counts {points.0}; the others add their hands.',
            ja: '上がり！あなたは引き取り札の{points.0}枚。ほかの人は手札も加えます。',
          },
          facts: { board: { taken: { 0: 6 } }, points: { 0: 6, 1: 11, 2: 36 }, rule: 'ESC-4.1' },
        },
      ],
    },
  ],
  coach: {
    'ESC-2.1': {
      en: 'Small steps keep high cards; small piles are cheap.',
      ja: '小刻みに上げるか、山が小さいうちに引き取るか。',
    },
    'ESC-2.3': {
      en: 'Pass, or take the pile while it is small.',
      ja: 'パスするか、山が小さいうちに引き取るか。',
    },
    'ESC-2.4': {
      en: 'Cards of one value together leave your hand fastest.',
      ja: '同じ数字をまとめて出すと手札が早く減ります。',
    },
  },
};
