import type { Words } from '@overtrick/engine';
import type { Inflation } from '@overtrick/games/inflation';
import { inARow } from '../../words/list.ts';
import type { BoardWords } from '../board.ts';
import { written } from './number.ts';

export const W = {
  askBid: { en: 'How many tricks will you take?', ja: '何トリック取りますか？' },
  askLead: { en: 'Lead any card', ja: 'どのカードでもリードできます' },
  askLeadLast: { en: 'Lead your last card', ja: '最後の1枚でリード' },
  askLast: { en: 'Play your last card', ja: '最後の1枚を出してください' },
  askFollow: { en: 'Play {an led}', ja: '{led}を出してください' },
  askFree: { en: 'No {led}: play any card', ja: '{led}がないので、どのカードでも' },
  bidding: { en: '{name} is bidding…', ja: '{name}がビッド中…' },
  playing: { en: '{name} is choosing a card…', ja: '{name}がカードを選んでいます…' },
  bid: { en: 'Bid {bid}', ja: 'ビッド {bid}' },
  play: { en: 'Play {card}', ja: '{card}を出す' },
  stakes: {
    en: 'Exactly {bid} → {exact} points. Miss: {each} a trick; miss with the most: {most}.',
    ja: 'ちょうど{bid}で{exact}点。外れは1トリック{each}点、最多で外すと{most}点。',
  },
  largest: { en: 'You make {number}, the largest so far.', ja: '{number}になり、今のところ最大です。' },
  smaller: { en: 'You make {number}, not the largest.', ja: '{number}になります（最大ではありません）。' },
  youBid: { en: 'You bid {bid}.', ja: 'あなたのビッドは{bid}。' },
  bids: { en: '{name} bids {bid}.', ja: '{name}のビッドは{bid}。' },
  youPlay: { en: 'You play {card} and make {number}.', ja: 'あなたは{card}を出して{number}。' },
  plays: { en: '{name} plays {card} and makes {number}.', ja: '{name}は{card}を出して{number}。' },
  youTake: { en: 'You take the trick.', ja: 'あなたがトリックを取りました。' },
  takes: { en: '{name} takes the trick.', ja: '{name}がトリックを取りました。' },
  wonLargest: { en: '{name}: the largest number.', ja: '{name}の数字が最大。' },
  wonLater: { en: '{name}: equal, but played later.', ja: '{name}: 同数、後に出した方。' },
  trick: { en: 'Trick {trick} of 12', ja: '第{trick}トリック（全12）' },
  ledBy: { en: '{name} led {an led}', ja: '{name}が{led}をリード' },
  youLed: { en: 'You led {an led}', ja: 'あなたが{led}をリード' },
  bidsSoFar: { en: 'Bids so far: {sum} for 12 tricks', ja: 'ビッドの合計 {sum}（全12トリック）' },
  noBids: { en: 'No bids yet, for 12 tricks', ja: 'ビッド前（全12トリック）' },
  best: { en: 'largest', ja: '最大' },
  took: { en: 'takes it', ja: '獲得' },
  tied: { en: 'equal: later wins', ja: '同数: 後勝ち' },
  leads: { en: 'leads', ja: 'リード' },
  row: { en: '{name}: {number}', ja: '{name}: {number}' },
  emptyRow: { en: 'no notes yet', ja: 'まだ何もありません' },
} as const satisfies Record<string, Words>;

export const words: BoardWords<Inflation> = {
  made: ({ number }, { say }) => written(number, say.language),
  whyWon: ({ won }, { say, name }) =>
    say(won.by === 'later' ? W.wonLater : W.wonLargest, { name: name(won.seat) }),
  card: (card) => card,
  asked({ now }, { say }) {
    const { led, phase } = now.board;
    if (phase === 'bid') return say(W.askBid);
    if (now.hand.length === 1) return say(led === null ? W.askLeadLast : W.askLast);
    if (led === null) return say(W.askLead);
    return say(now.hand.includes(led) ? W.askFollow : W.askFree, { led });
  },
  waiting: ({ now }, seat, { say, name }) =>
    say(now.board.phase === 'bid' ? W.bidding : W.playing, { name: name(seat) }),
  decision: (decision, _view, { say }) =>
    decision.do === 'bid' ? say(W.bid, { bid: decision.tricks }) : say(W.play, { card: decision.card }),
  preview(facts, { seat }, { say }) {
    if (facts.do === 'play') {
      const largest = facts.winning.seat === seat;
      return say(largest ? W.largest : W.smaller, { number: written(facts.number, say.language) });
    }
    return say(W.stakes, { bid: facts.tricks, ...facts.stakes });
  },
  event({ seat, decision, shows }, { say, name, isYou }) {
    const you = isYou(seat);
    if (decision === undefined) return '';
    if (decision.do === 'bid') {
      return say(you ? W.youBid : W.bids, { name: name(seat), bid: decision.tricks });
    }
    const number = written(shows?.number ?? '', say.language);
    const played = say(you ? W.youPlay : W.plays, { name: name(seat), card: decision.card, number });
    const winner = shows?.winner;
    if (winner === undefined) return played;
    return inARow([played, say(isYou(winner) ? W.youTake : W.takes, { name: name(winner) })], say);
  },
};
