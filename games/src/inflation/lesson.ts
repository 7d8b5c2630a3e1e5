import type { DealText, Lesson } from '@overtrick/engine';
import type { Inflation } from './types.ts';

/** You play last in the first trick; equal numbers come up twice. */
const TRICKS: DealText = {
  dealer: 0,
  hands: [
    ['1', '3', '3', '5', '6', '6', '6', '7', '8', '8', '8', '10'],
    ['2', '5', '5', '7', '7', '8', '8', '9', '9', '9', '9', '9'],
    ['2', '4', '4', '4', '6', '6', '8', '8', '9', '9', '9', '9'],
  ],
};

/** Three 10s to bid with. */
const BID: DealText = {
  dealer: 0,
  hands: [
    ['2', '2', '4', '5', '6', '7', '7', '9', '9', '10', '10', '10'],
    ['4', '5', '7', '7', '8', '8', '9', '9', '9', '10', '10', '10'],
    ['3', '5', '5', '6', '6', '7', '7', '8', '8', '9', '10', '10'],
  ],
};

const OTHERS_BID = ['1 bid:4', '2 bid:2'] as const;

const TEN_TRICKS = `
  1 play:5, 2 play:5, 0 play:5, 0 play:10, 1 play:10, 2 play:10, 2 play:8, 0 play:6, 1 play:8, 1 play:7, 2 play:7, 0 play:7,
  2 play:7, 0 play:7, 1 play:7, 1 play:8, 2 play:8, 0 play:10, 0 play:10, 1 play:10, 2 play:10, 2 play:5, 0 play:2, 1 play:10,
  1 play:9, 2 play:9, 0 play:9, 2 play:6, 0 play:4, 1 play:9`
  .split(',')
  .map((line) => line.trim());

/** Inflation! in seven decisions: the follow, the growing number, the tie, the ten, the bid, and a deal that is counted. */
export const lesson: Lesson<Inflation> = {
  seat: 0,
  scenes: [
    {
      deal: TRICKS,
      played: ['1 bid:3', '2 bid:3', '0 bid:2'],
      beats: [
        {
          tell: {
            en: 'The aim: take exactly as many tricks as you bid. You bid {board.bids.0} here: the black buttons beside your name.',
            ja: '目標は、ビッドした数ちょうどのトリックを取ること。ここでのあなたのビッドは{board.bids.0}。名前の横の黒ボタンです。',
          },
          facts: { board: { bids: { 0: 2 } } },
          at: { seat: 0 },
        },
        '1 play:7',
        '2 play:9',
        {
          ask: {
            en: '{name board.leader} led a {board.led}. You hold one, so you must play it. Tap your {board.led}, then tap it again.',
            ja: '{name board.leader}が{board.led}をリード。同じ数字を持っていたら必ず出します。{board.led}を選び、もう一度タップ。',
          },
          await: 'play:7',
          instead: { en: 'Play the {board.led}.', ja: '{board.led}を出してください。' },
          facts: {
            board: { leader: 1, led: '7' },
            must: 'play:7',
            mayNot: { decision: 'play:8', rule: 'INF-3.3' },
          },
          at: 'decision',
        },
        {
          tell: {
            en: 'The largest number takes the trick: the {trick.plays.1.number} of {name trick.won.seat}, who leads next.',
            ja: '最大の数がトリックを取ります。{name trick.won.seat}の{trick.plays.1.number}でした。次は{name trick.won.seat}がリードします。',
          },
          facts: {
            trick: {
              plays: { 1: { seat: 2, number: '9' } },
              won: { seat: 2, rule: 'INF-3.6', by: 'largest' },
            },
            board: { leader: 2 },
          },
          at: { seat: 2 },
        },
        '2 play:4',
        {
          ask: {
            en: 'Cards stay! You have no {board.led}, so play what you like. An {preview.card} goes to the left of your {board.rows.0.0}: you make {preview.number}.',
            ja: '出したカードは残ります。{board.led}がないので何でも出せます。{preview.card}は{board.rows.0.0}の左に並び、{preview.number}になります。',
          },
          await: 'play:8',
          instead: {
            en: 'You may, as you have no {board.led}. But try the {preview.card} here, and see what it makes.',
            ja: '{board.led}がないので、それも出せます。でもここでは{preview.card}を試してみましょう。',
          },
          facts: {
            board: { led: '4', rows: { 0: { 0: '7' } } },
            preview: { do: 'play', card: '8', number: '87' },
            may: ['play:1', 'play:8', 'play:10'],
          },
          at: 'decision',
        },
        '1 play:8',
        {
          tell: {
            en: '{board.numbers.0} and {board.numbers.1} are equal: then the later one wins. {name trick.won.seat} played after you.',
            ja: '{board.numbers.0}と{board.numbers.1}で同じ数。その場合は後から出した方の勝ちで、{name trick.won.seat}が取りました。',
          },
          facts: {
            board: { numbers: { 0: '87', 1: '87' } },
            trick: { won: { seat: 1, rule: 'INF-3.6', by: 'later' } },
          },
          at: { seat: 1 },
        },
        '1 play:5',
        '2 play:2',
        {
          ask: {
            en: '{name board.leader} leads a {board.led} and makes {board.numbers.1}. You hold a {board.led} too, and this time you are the later one.',
            ja: '{name board.leader}が{board.led}をリードして{board.numbers.1}。あなたも{board.led}を持っています。今度はあなたが後です。',
          },
          await: 'play:5',
          instead: { en: 'Play the {board.led}.', ja: '{board.led}を出してください。' },
          facts: {
            board: { leader: 1, led: '5', numbers: { 1: '587' } },
            must: 'play:5',
            preview: { do: 'play', number: '587', winning: { seat: 0, by: 'later' } },
          },
        },
        {
          tell: {
            en: 'Equal again, and you were later: your first trick. It is the white button on a black one.',
            ja: 'また同じ数で、あなたが後でした。最初のトリックです。黒ボタンの上に白ボタンがのります。',
          },
          facts: {
            trick: { won: { seat: 0, rule: 'INF-3.6', by: 'later' } },
            board: { taken: { 0: 1 }, bids: { 0: 2 } },
          },
          at: { seat: 0 },
        },
        {
          ask: {
            en: 'Who took the trick leads, and may lead anything. Play the {preview.card}: it shows both its digits.',
            ja: '取った人が好きなカードでリードします。{preview.card}を出しましょう。二桁とも見えます。',
          },
          await: 'play:10',
          instead: {
            en: 'You may lead anything. Take the {preview.card} here: it makes {preview.number}.',
            ja: '何でもリードできますが、ここでは{preview.card}を。{preview.number}になります。',
          },
          facts: {
            board: { leader: 0 },
            preview: { do: 'play', card: '10', number: '10587' },
            may: ['play:1', 'play:3', 'play:10'],
          },
          at: 'decision',
        },
        '1 play:9',
        '2 play:6',
        {
          tell: {
            en: 'One digit more: the largest. You have {board.taken.0} tricks, exactly your bid. One more would spoil it.',
            ja: 'ほかの人より一桁多いので、あなたの数が最大です。これで{board.taken.0}トリック、ちょうどビッドどおり。これ以上取ると外れです。',
          },
          facts: {
            board: {
              numbers: { 0: '10587', 1: '9587', 2: '6249' },
              taken: { 0: 2 },
              bids: { 0: 2 },
            },
            trick: { won: { seat: 0, rule: 'INF-3.6', by: 'largest' } },
          },
          at: { seat: 0 },
        },
      ],
    },
    {
      deal: BID,
      played: OTHERS_BID,
      beats: [
        {
          ask: {
            en: 'A new deal of twelve tricks. The others bid {board.bids.1} and {board.bids.2}. You hold three tens: bid {preview.tricks}, and exactly {preview.tricks} is {preview.stakes.exact} points.',
            ja: '次のディールです。全部で十二トリック。ほかの人のビッドは{board.bids.1}と{board.bids.2}。最強の札が三枚あるので、{preview.tricks}とビッドしましょう。ちょうどなら{preview.stakes.exact}点です。',
          },
          await: 'bid:3',
          instead: {
            en: 'You may bid anything from none to all. Here take {preview.tricks}: exact pays most, missed {preview.stakes.each} a trick, missed with the most tricks {preview.stakes.most}.',
            ja: 'どの数でもビッドできます。ここでは{preview.tricks}を。ちょうどなら高得点、外れたらトリックごとに{preview.stakes.each}点、最多で外すと{preview.stakes.most}点です。',
          },
          facts: {
            board: { bids: { 1: 4, 2: 2 } },
            preview: { do: 'bid', tricks: 3, stakes: { exact: 6, each: 1, most: 0 } },
            rule: 'INF-2.1',
          },
          at: 'decision',
        },
      ],
    },
    {
      deal: BID,
      played: [...OTHERS_BID, '0 bid:3', ...TEN_TRICKS],
      beats: [
        {
          tell: {
            en: 'Ten tricks later. What numbers! Of each covered ten only the zero is left. You bid {board.bids.0} and took {board.taken.0}.',
            ja: '{board.trick}トリック後。すごい数です！覆われた{board.rows.0.1}は、左の桁が隠れてゼロだけになります。ビッド{board.bids.0}に対し、獲得は{board.taken.0}。',
          },
          facts: {
            board: {
              rows: { 0: { 1: '10', 5: '10', 6: '10' } },
              numbers: { 0: '4920077605' },
              bids: { 0: 3 },
              taken: { 0: 2 },
              trick: 10,
            },
          },
          at: 'board',
        },
        '1 play:4',
        '2 play:3',
        {
          ask: {
            en: 'You need one of the last two tricks. Take this one: your {preview.card} makes the largest number.',
            ja: '残り二トリックのうち、あと一つ必要です。ここで取りましょう。{preview.card}で最大の数になります。',
          },
          await: 'play:9',
          instead: {
            en: 'You may. But the {preview.card} surely takes this trick, so play it now.',
            ja: 'それも出せますが、{preview.card}なら確実に取れます。いま出しましょう。',
          },
          facts: {
            board: { bids: { 0: 3 }, taken: { 0: 2 }, trick: 10 },
            preview: { do: 'play', card: '9', winning: { seat: 0, by: 'largest' } },
            may: ['play:2', 'play:9'],
          },
          at: 'decision',
        },
        {
          ask: {
            en: 'You have your {board.taken.0}. Lead the last card: a small number, so that somebody goes over it.',
            ja: 'これで{board.taken.0}トリック。最後のカードは小さい数。誰かに上回ってもらいましょう。',
          },
          await: 'play:2',
          instead: { en: 'Play your last card.', ja: '最後のカードを出してください。' },
          facts: { board: { taken: { 0: 3 }, bids: { 0: 3 } }, must: 'play:2' },
        },
        '1 play:9',
        '2 play:6',
        {
          tell: {
            en: 'Exact pays double. {name trick.won.seat} missed with the most tricks: {points.1}.',
            ja: 'ちょうどなら倍の点。最多で外した{name trick.won.seat}は{points.1}点。',
          },
          facts: {
            board: { taken: { 0: 3, 1: 5, 2: 4 }, bids: { 0: 3, 1: 4, 2: 2 } },
            points: { 0: 6, 1: 0, 2: 4 },
            trick: { won: { seat: 1 } },
            rule: 'INF-4.1',
          },
        },
      ],
    },
  ],
  coach: {
    'INF-2.1': {
      en: 'High cards and playing late win tricks.',
      ja: '大きい数字と、後から出せることが強みです。',
    },
    'INF-3.2': {
      en: 'A number that others hold too forces them to play it.',
      ja: '同じ数字を持つ人は、必ず出さなければなりません。',
    },
    'INF-3.3': {
      en: 'Choose a card to see what it makes. Want this trick?',
      ja: '選ぶと新しい数が見えます。このトリックは必要？',
    },
    'INF-4.1': {
      en: 'The rows are cleared, and everybody bids anew.',
      ja: '列は片づけられ、また全員がビッドします。',
    },
  },
};
