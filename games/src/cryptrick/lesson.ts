import type { DealText, Lesson } from '@overtrick/engine';
import type { Cryptrick } from './types.ts';

const cards = (text: string): string[] => text.split(' ');

/** You buy the lead, then sell it. */
const TRICKS: DealText = {
  first: 1,
  hands: [
    cards('B6 R2 R4 P6 K2 W'),
    cards('Y2 Y5 B3 R1 P1 K1'),
    cards('Y3 B4 R5 P3 G6 K5'),
    cards('B1 B5 R6 P5 G1 W'),
    cards('Y1 Y4 B2 P2 G3 K6'),
    cards('R3 P4 G2 G5 K3 K4'),
  ],
  undealt: cards('G4 Y6'),
  revealed: 'G4',
  trump: 'G',
};

const END: DealText = {
  first: 0,
  hands: [
    cards('Y2 B5 R4 G1 G3 K5'),
    cards('P1 P6 G4 K2 W W'),
    cards('Y1 B1 P3 P5 G2 K3'),
    cards('Y3 B2 B3 R3 G6 K6'),
    cards('Y5 Y6 R1 R5 R6 G5'),
    cards('Y4 B4 B6 R2 P2 P4'),
  ],
  undealt: cards('K1 K4'),
  revealed: 'K4',
  trump: 'K',
};

const FIVE_TRICKS = `
  0 reveal:Y2, 1 decline, 2 decline, 3 decline, 4 want, 5 decline, 4 give:Y5, 5 play:Y4, 0 play:Y5, 1 play:P6, 2 play:Y1,
  3 play:Y3, 0 acquire:Y3, 5 acquire:Y1, 3 acquire:Y5, 0 reveal:R4, 1 decline, 2 decline, 3 want, 4 want, 5 want, 5 give:R2,
  0 play:R2, 1 play:G4, 2 play:G2, 3 play:R3, 4 play:R5, 4 acquire:R5, 5 acquire:R3, 4 reveal:Y6, 5 want, 0 decline, 1 decline,
  2 want, 3 decline, 2 give:P3, 3 play:G6, 4 play:G5, 5 play:P4, 0 play:G3, 1 play:K2, 1 acquire:G3, 2 acquire:G5, 1 reveal:P1,
  2 decline, 3 decline, 4 want, 5 want, 0 want, 0 give:K5, 1 play:K5, 2 play:P5, 3 play:K6, 4 play:P3, 5 play:P2, 3 acquire:P1,
  1 acquire:P5, 2 acquire:K5, 3 acquire:P3, 3 reveal:B3, 4 want, 5 want, 0 want, 1 want, 2 want, 2 give:B1, 3 play:B1,
  4 play:R6, 5 play:B4, 0 play:B5, 1 play:W, 1 acquire:B1, 0 acquire:B3, 5 acquire:B5`
  .split(',')
  .map((line) => line.trim());

/** Cryptrick in ten decisions: wanting, paying, taking, selling, the tie, and a crash when it is counted. */
export const lesson: Lesson<Cryptrick> = {
  seat: 0,
  scenes: [
    {
      deal: TRICKS,
      beats: [
        {
          tell: {
            en: 'The aim: collect up to three blocks, of many colours. The fourth block makes your wealth crash.',
            ja: '目標は、ブロック付きの札をいろいろな色で集めること。ただし三つまで。四つ目で資産は暴落します。',
          },
          facts: { board: { collapse: 4, values: { 0: { blocks: 0 } } } },
        },
        '1 reveal:Y5',
        '2 decline',
        '3 want',
        '4 decline',
        '5 decline',
        {
          ask: {
            en: '{name board.sale.seat} puts the {card board.sale.card} up for sale. All answer at once; of those who want it the nearest one buys, and you are first in line. Want it!',
            ja: '{name board.sale.seat}が{card board.sale.card}を売りに出しました。全員同時に答え、ほしい人のうち最も近い人が買います。あなたが先頭です。「ほしい」と答えましょう。',
          },
          await: 'want',
          instead: {
            en: 'You may say no. But try to buy: who buys it leads the trick with it.',
            ja: '断ることもできますが、買ってみましょう。買った人がその札でリードします。',
          },
          facts: {
            board: { sale: { seat: 1, card: 'Y5' }, phase: 'answer' },
            may: ['want', 'decline'],
          },
          at: 'decision',
        },
        {
          ask: {
            en: 'You buy it and pay with any card of your hand. Give the {card preview.card}: it carries no block. Then you lead the {card preview.leads}.',
            ja: 'あなたが買います。代わりに手札を一枚渡します。ブロックのない{card preview.card}にしましょう。そして{card preview.leads}でリードします。',
          },
          await: 'give:R2',
          instead: {
            en: 'You may give any card. Here give the {card preview.card}, which you need least.',
            ja: 'どの札でも渡せますが、ここでは最もいらない{card preview.card}を。',
          },
          facts: {
            preview: { do: 'give', card: 'R2', to: 1, leads: 'Y5' },
            board: { blocksByRank: { 2: 0 } },
          },
          at: 'decision',
        },
        '1 play:Y2',
        '2 play:Y3',
        '3 play:B1',
        '4 play:Y4',
        '5 play:R3',
        {
          tell: {
            en: 'Whoever has yellow must follow. Nobody played trump, so the highest yellow is strongest: yours.',
            ja: '黄を持つ人は必ず黄を、ない人は何でも出せます。切り札が出なかったので、最も高い黄、つまりあなたが一番です。',
          },
          facts: {
            trick: { won: { seat: 0, rule: 'CRY-3.3', by: 'led' } },
            board: {
              acquisitions: 3,
              order: { 0: 0, 1: 4, 2: 2 },
              cards: { 0: { seat: 0, card: 'Y5' } },
            },
          },
          at: 'board',
        },
        {
          ask: {
            en: 'The three strongest take cards with a block, one each in turn. You are first: take the {card preview.card}.',
            ja: '強かった三人が、ブロック付きの札を順に一枚ずつ取ります。あなたが最初です。{card preview.card}を取りましょう。',
          },
          await: 'acquire:R3',
          instead: {
            en: 'You may take any of them. Here take the {card preview.card}.',
            ja: 'どれでも取れますが、ここでは{card preview.card}を。',
          },
          facts: {
            preview: { do: 'acquire', card: 'R3', value: { blocks: 1, colours: 1, points: 1 } },
            may: ['acquire:Y5', 'acquire:Y3', 'acquire:B1', 'acquire:R3'],
          },
          at: 'decision',
        },
        '4 acquire:Y5',
        '2 acquire:Y3',
        {
          ask: {
            en: 'Your turn again, until all are taken. Another colour: {preview.value.blocks} blocks times {preview.value.colours} colours is {preview.value.points}.',
            ja: 'なくなるまで続くので、またあなたの番です。別の色なので、ブロック{preview.value.blocks}×{preview.value.colours}色で{preview.value.points}点。',
          },
          await: 'acquire:B1',
          instead: { en: 'Take the {card preview.card}.', ja: '{card preview.card}を取ってください。' },
          facts: {
            preview: { do: 'acquire', card: 'B1', value: { blocks: 2, colours: 2, points: 4 } },
            must: 'acquire:B1',
          },
          at: 'decision',
        },
        {
          ask: {
            en: 'The winner is the next lead player, so now you sell. Offer the {card preview.card}, your only black card.',
            ja: '勝った人が次のリードプレイヤー。今度はあなたが売る番です。一枚だけの黒、{card preview.card}を出しましょう。',
          },
          await: 'reveal:K2',
          instead: {
            en: 'You may offer any card. Here offer the {card preview.card}.',
            ja: 'どの札でも出せますが、ここでは{card preview.card}を。',
          },
          facts: { board: { phase: 'reveal', lead: 0 }, preview: { do: 'reveal', card: 'K2' } },
          at: 'decision',
        },
        '1 decline',
        '2 decline',
        '3 want',
        '4 decline',
        '5 want',
        '5 give:P4',
        {
          ask: {
            en: '{name board.buyer} bought it for a {card board.gift.card} and leads. You have no black now: play anything. White is trump in every deal, above all colours: play the {card preview.card}.',
            ja: '{name board.buyer}が{card board.gift.card}と引き換えに買い、リードしました。あなたに黒はないので何でも出せます。白はいつでも最強の切り札。{card preview.card}を出しましょう。',
          },
          await: 'play:W',
          instead: {
            en: 'You may, as you have no black. But the {card preview.card} is the strongest so far.',
            ja: '黒がないのでそれも出せますが、{card preview.card}なら今のところ最強です。',
          },
          facts: {
            board: { buyer: 5, gift: { from: 5, to: 0, card: 'P4' } },
            preview: { do: 'play', card: 'W', place: 1 },
            may: ['play:P4', 'play:W'],
          },
          at: 'decision',
        },
        '1 play:K1',
        '2 play:K5',
        '3 play:W',
        '4 play:K6',
        {
          tell: {
            en: '{name trick.won.seat} played a white card too: of equal cards the later one is stronger. You are second.',
            ja: '{name trick.won.seat}も白を出しました。同じ強さなら後の札が上。あなたは二番です。',
          },
          facts: {
            trick: { won: { seat: 3, rule: 'CRY-3.3', by: 'later' } },
            board: { order: { 0: 3, 1: 0 } },
          },
          at: { seat: 3 },
        },
        '3 acquire:K5',
        {
          ask: {
            en: 'Take the {card preview.card}: {preview.value.blocks} blocks times {preview.value.colours} colours, {preview.value.points} points. One more block would leave only {preview.value.oneMore}: from now on play to lose.',
            ja: '{card preview.card}を取ると、ブロック{preview.value.blocks}×{preview.value.colours}色で{preview.value.points}点。もう一つ取ると{preview.value.oneMore}点に暴落。ここからは取らないように。',
          },
          await: 'acquire:K1',
          instead: { en: 'Take the {card preview.card}.', ja: '{card preview.card}を取ってください。' },
          facts: {
            preview: {
              do: 'acquire',
              card: 'K1',
              value: { blocks: 3, colours: 3, points: 9, oneMore: 4, atRisk: true },
            },
            must: 'acquire:K1',
          },
          at: 'decision',
        },
      ],
    },
    {
      deal: END,
      played: [...FIVE_TRICKS, '1 reveal:W', '2 decline', '3 decline', '4 want', '5 want'],
      beats: [
        {
          ask: {
            en: 'The last trick of another deal. You have {board.values.0.blocks} blocks, {board.values.0.points} points, and may still take one. A white card is for sale: want it?',
            ja: '別のディールの最後のトリック。あなたはブロック{board.values.0.blocks}つで{board.values.0.points}点。あと一つ取れます。白の札が売りに出ています。ほしいですか？',
          },
          await: 'want',
          instead: {
            en: 'You may say no. But white is the strongest card, and you are first in line.',
            ja: '断ってもかまいませんが、白は最強で、あなたは先頭です。',
          },
          facts: {
            board: { values: { 0: { blocks: 2, colours: 2, points: 4 } }, sale: { card: 'W' }, trick: 5 },
            may: ['want', 'decline'],
          },
          at: 'decision',
        },
        {
          ask: {
            en: 'Pay with your last card: the {card preview.card}.',
            ja: '最後の一枚、{card preview.card}を渡しましょう。',
          },
          await: 'give:G1',
          instead: { en: 'Give the {card preview.card}.', ja: '{card preview.card}を渡してください。' },
          facts: { preview: { do: 'give', card: 'G1', leads: 'W' }, must: 'give:G1' },
          at: 'decision',
        },
        '1 play:G1',
        '2 play:K3',
        '3 play:B2',
        '4 play:R1',
        '5 play:B6',
        {
          ask: {
            en: 'You choose first. Take the {card preview.card}, a third colour: {preview.value.points} points.',
            ja: '最初に選べます。三色目になる{card preview.card}を取りましょう。{preview.value.points}点です。',
          },
          await: 'acquire:G1',
          instead: {
            en: 'That would be as good. Here take the {card preview.card}.',
            ja: 'それでも同じですが、ここでは{card preview.card}を。',
          },
          facts: {
            board: { order: { 0: 0 } },
            preview: { do: 'acquire', card: 'G1', value: { blocks: 3, colours: 3, points: 9 } },
          },
          at: 'decision',
        },
        '2 acquire:R1',
        '5 acquire:K3',
        {
          tell: {
            en: '{name trick.order.2} had to take a fourth block: a crash, {points.5}.',
            ja: '{name trick.order.2}は四つ目を取って暴落し、{points.5}点。',
          },
          facts: {
            trick: { order: { 2: 5 } },
            board: { values: { 5: { blocks: 4, collapsed: true, by: 'count' } } },
            points: { 0: 9, 5: 4 },
            rule: 'CRY-5.1',
          },
        },
      ],
    },
  ],
  coach: {
    'CRY-2.1': {
      en: 'If nobody wants it, you lead it yourself.',
      ja: '誰もほしがらなければ、自分でリードします。',
    },
    'CRY-2.2': {
      en: 'Buying costs a card of yours and makes you lead.',
      ja: '買うと手札一枚を渡し、リードになります。',
    },
    'CRY-3.2': {
      en: 'Three blocks? Play low, not among the best three.',
      ja: 'ブロック三つなら低い札で、三位までを避けて。',
    },
    'CRY-4.3': {
      en: 'A new colour is worth more than one you have.',
      ja: '持っていない色のほうが得です。',
    },
  },
};
