import type { DealText, Lesson } from '@overtrick/engine';
import type { Charms } from './types.ts';

const cards = (text: string): string[] => text.split(' ');

/** You have no rabbit foot and one coin, which is trump. */
const TRICKS: DealText = {
  dealer: 0,
  hands: [
    cards('coin key key clover clover clover 1 2 3 4 6 7 8'),
    cards('key key clover clover rabbit rabbit 1 2 3 4 5 5 6'),
    cards('coin coin clover rabbit rabbit rabbit 1 2 3 6 7 8 8'),
  ],
  flipped: ['3', 'coin'],
  trump: 'coin',
  redealt: [],
};

const BID: DealText = {
  dealer: 0,
  hands: [
    cards('coin coin key clover rabbit 1 2 3 4 5 5 7 8'),
    cards('coin coin key key clover clover 3 3 5 6 6 7 7'),
    cards('key key key key clover clover clover rabbit 1 4 4 5 7'),
  ],
  flipped: ['2', 'coin'],
  trump: 'coin',
  redealt: [],
};

const OTHERS_BID = ['1 bid:2', '2 bid:3'] as const;

const TEN_TRICKS = `
  1 play:coin+5, 2 play:key+1, 0 play:coin+1, 1 play:clover, 2 play:clover, 0 play:clover, 1 play:clover, 2 play:7, 0 play:8,
  0 play:3, 1 play:6, 2 play:clover, 2 play:key, 0 play:key, 1 play:key, 2 play:5, 0 play:7, 1 play:6, 0 play:rabbit, 1 play:3,
  2 play:rabbit, 0 play:4, 1 play:key, 2 play:4, 2 play:clover, 0 play:2, 1 play:3, 2 play:4, 0 play:5, 1 play:7`
  .split(',')
  .map((line) => line.trim());

/** Charms in six decisions: the first pair, the covered pair, the tie, trump, the bid, and a deal that is counted. */
export const lesson: Lesson<Charms> = {
  seat: 0,
  scenes: [
    {
      deal: TRICKS,
      played: ['1 bid:3', '2 bid:4', '0 bid:2'],
      beats: [
        {
          tell: {
            en: 'The aim: take exactly as many tricks as you bid, here {board.bids.0}. A suit and a number together are your charm.',
            ja: '目標は、ビッドした数（ここでは{board.bids.0}）ちょうどのトリックを取ること。カードはスートか数字で、一枚ずつ組み合わせてお守りにします。',
          },
          facts: { board: { bids: { 0: 2 } } },
          at: { seat: 0 },
        },
        '1 play:key+5',
        '2 play:clover+6',
        {
          ask: {
            en: '{name board.leader} led the {card board.led}. You hold one, so it must be your suit. Tap a {card preview.suit} and, as your number, the {preview.number}.',
            ja: '{name board.leader}のリードは{card board.led}。持っているので、スートは{card board.led}を出します。{card preview.suit}と、数字の{preview.number}を選びましょう。',
          },
          await: 'play:key+7',
          instead: {
            en: 'The number is free, so you may. Here take the {preview.number}.',
            ja: '数字は自由なので、それも出せます。ここでは{preview.number}を選びましょう。',
          },
          facts: {
            board: { leader: 1, led: 'key' },
            preview: { do: 'pair', suit: 'key', number: '7', winning: { seat: 0 } },
            may: ['play:key+1', 'play:key+8'],
            mayNot: { decision: 'play:clover+8', rule: 'CHA-4.3' },
          },
          at: 'decision',
        },
        {
          tell: {
            en: 'The highest number beside the {card trick.led} takes the trick: yours. Charms stay on the table, and now you lead.',
            ja: '{card trick.led}の隣の数字が最も高い人、つまりあなたがトリックを取りました。お守りは場に残り、次はあなたのリードです。',
          },
          facts: {
            trick: { led: 'key', won: { seat: 0, rule: 'CHA-6.1', by: 'led' } },
            board: { leader: 0 },
          },
          at: { seat: 0 },
        },
        {
          ask: {
            en: 'From now on one card a trick: it covers one half of your charm. Cover the {card board.shown.0.suit} with a {card preview.suit}: you lead {card preview.led} {preview.number}.',
            ja: 'ここからは毎回一枚。お守りの片方だけを覆います。{card board.shown.0.suit}を{card preview.suit}で覆うと、{card preview.led}の{preview.number}でリードします。',
          },
          await: 'play:clover',
          instead: {
            en: 'You may lead any card. Here cover the suit with a {card preview.suit}.',
            ja: '何でもリードできますが、ここではスートを{card preview.suit}で覆いましょう。',
          },
          facts: {
            board: { shown: { 0: { suit: 'key', number: '7' } } },
            preview: { do: 'play', covers: 'suit', suit: 'clover', number: '7', led: 'clover' },
            may: ['play:8', 'play:coin'],
          },
          at: 'decision',
        },
        '1 play:clover',
        '2 play:7',
        {
          tell: {
            en: '{name trick.won.seat} covered a number and shows {card trick.plays.2.cards.0} {trick.plays.2.cards.1} too. Equal: the later one takes it.',
            ja: '{name trick.won.seat}は数字を覆い、同じ{card trick.plays.2.cards.0}の{trick.plays.2.cards.1}に。同じなら後から出した人が取ります。',
          },
          facts: {
            trick: {
              plays: { 0: { seat: 0, cards: { 1: '7' } }, 2: { seat: 2, cards: { 0: 'clover', 1: '7' } } },
              won: { seat: 2, rule: 'CHA-6.2', by: 'later' },
            },
          },
          at: { seat: 2 },
        },
        '2 play:rabbit',
        {
          ask: {
            en: '{name board.leader} leads the {card board.led}. You neither show nor hold it: play anything. The {card board.trump} is trump and beats every other suit.',
            ja: '{name board.leader}のリードは{card board.led}。見せても持ってもいないので何でも出せます。今回の切り札は{card board.trump}。ほかのスートに勝ちます。',
          },
          await: 'play:coin',
          instead: {
            en: 'You may play anything here. Try the {card board.trump}: it is trump.',
            ja: '何でも出せますが、切り札の{card board.trump}を試しましょう。',
          },
          facts: {
            board: { leader: 2, led: 'rabbit', trump: 'coin', duty: 'free' },
            preview: { do: 'play', suit: 'coin', winning: { seat: 0, by: 'trump' } },
            may: ['play:key', 'play:8'],
          },
          at: 'decision',
        },
        '1 play:rabbit',
        {
          tell: {
            en: 'Your trump takes it: {board.taken.0} tricks, exactly your bid. From here on you would rather lose.',
            ja: '切り札で獲得。これで{board.taken.0}トリック、ビッドちょうどです。ここからは取らないほうがよいでしょう。',
          },
          facts: {
            trick: { won: { seat: 0, rule: 'CHA-6.1', by: 'trump' } },
            board: { taken: { 0: 2 }, bids: { 0: 2 } },
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
            en: 'A new deal of twelve tricks; points are bad. Exactly your bid: {preview.stakes.0}. One off: {preview.stakes.1}, two: {preview.stakes.2}, more: {preview.stakes.3}. You have two trumps: bid {preview.tricks}.',
            ja: '次のディールは十二トリック。点は少ないほどよく、ちょうどなら{preview.stakes.0}点、一つ違いで{preview.stakes.1}点、二つで{preview.stakes.2}点、それ以上は{preview.stakes.3}点。切り札が二枚あるので{preview.tricks}とビッド。',
          },
          await: 'bid:4',
          instead: {
            en: 'You may bid anything from none to all. In this lesson bid {preview.tricks}.',
            ja: 'どの数でもビッドできます。このレッスンでは{preview.tricks}にしましょう。',
          },
          facts: {
            preview: { do: 'bid', tricks: 4, stakes: { 0: 0, 1: 1, 2: 3, 3: 5 } },
            board: { trump: 'coin' },
            rule: 'CHA-3.1',
          },
          at: 'decision',
        },
      ],
    },
    {
      deal: BID,
      played: [...OTHERS_BID, '0 bid:4', ...TEN_TRICKS],
      beats: [
        {
          tell: {
            en: '{board.trick} tricks later. You bid {board.bids.0} and took {board.taken.0}: one of the last two is still yours to take.',
            ja: '{board.trick}トリック後。ビッド{board.bids.0}に対し獲得は{board.taken.0}。残り二トリックのうち、あと一つ必要です。',
          },
          facts: { board: { trick: 10, bids: { 0: 4 }, taken: { 0: 3 } } },
          at: { seat: 0 },
        },
        '2 play:key',
        {
          ask: {
            en: '{name board.leader} leads the {card board.led}. Take this one: the {card preview.suit} is trump.',
            ja: '{name board.leader}のリードは{card board.led}。ここで取りましょう。{card preview.suit}は切り札です。',
          },
          await: 'play:coin',
          instead: {
            en: 'You may. But the trump takes this trick for you: play the {card preview.suit}.',
            ja: 'それも出せますが、切り札の{card preview.suit}なら取れます。',
          },
          facts: {
            board: { leader: 2, led: 'key', trump: 'coin' },
            preview: { do: 'play', suit: 'coin', winning: { seat: 0, by: 'trump' } },
            may: ['play:5'],
          },
          at: 'decision',
        },
        '1 play:7',
        {
          ask: {
            en: 'You have your {board.taken.0}. Lead your last card, and hope that somebody beats {card preview.suit} {preview.number}.',
            ja: 'これで{board.taken.0}トリック。最後の札でリードし、誰かが{card preview.suit}の{preview.number}に勝つのを祈りましょう。',
          },
          await: 'play:5',
          instead: { en: 'Play your last card.', ja: '最後の札を出してください。' },
          facts: {
            board: { taken: { 0: 4 }, bids: { 0: 4 } },
            preview: { do: 'play', suit: 'coin', number: '5' },
            must: 'play:5',
          },
        },
        '1 play:coin',
        '2 play:key',
        {
          tell: {
            en: 'Exact is best: {points.0}. One off costs {points.1}, two off {points.2}.',
            ja: 'ちょうどが最善の{points.0}点。一つ違いで{points.1}点、二つで{points.2}点。',
          },
          facts: {
            board: { taken: { 0: 4, 1: 3, 2: 5 }, bids: { 0: 4, 1: 2, 2: 3 } },
            trick: { won: { seat: 1 } },
            points: { 0: 0, 1: 1, 2: 3 },
            rule: 'CHA-7.1',
          },
        },
      ],
    },
  ],
  coach: {
    'CHA-3.1': {
      en: 'A charm stays: one good pair can win again and again.',
      ja: 'お守りは残り、よい組は何度も勝てます。',
    },
    'CHA-4.2': {
      en: 'Choose a suit and a number to show for a while.',
      ja: 'しばらく見せておくスートと数字を選びましょう。',
    },
    'CHA-5.2': {
      en: 'Your suit is led, also when you play a number.',
      ja: '数字を出しても、見せているスートがリードです。',
    },
    'CHA-5.3': {
      en: 'You hold the led suit and do not show it: play it.',
      ja: 'リードのスートを持っています。出しましょう。',
    },
    'CHA-5.4': {
      en: 'Do not cover the led suit. A number is always fine.',
      ja: 'リードのスートは覆えません。数字なら出せます。',
    },
    'CHA-5.6': {
      en: 'You are free: improve your charm for what comes.',
      ja: '何でも出せます。この先のために整えましょう。',
    },
  },
};
