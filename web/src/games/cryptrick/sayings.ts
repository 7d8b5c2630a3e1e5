import type { Words } from '@overtrick/engine';

/** Every sentence of Cryptrick. */
export const W = {
  askReveal: { en: 'Offer a card for sale', ja: '売るカードを選んでください' },
  askRevealLast: { en: 'Offer your last card', ja: '最後の1枚を売りに出してください' },
  askLast: { en: 'Play your last card', ja: '最後の1枚を出してください' },
  askAnswer: { en: 'Want {name}’s {card}?', ja: '{card}が欲しいですか？' },
  askGive: { en: 'You buy {card}: give {name} a card', ja: '{card}を買いました。{name}に1枚渡してください' },
  askFollow: { en: 'Play {colour}', ja: '{colour}を出してください' },
  askFree: { en: 'No {colour}: play any card', ja: '{colour}がないので、どのカードでも' },
  askAcquire: { en: 'Take a card', ja: '1枚取ってください' },
  askAcquireLast: { en: 'Take the last card', ja: '最後の1枚を取ってください' },

  revealing: { en: '{name} puts a card up for sale…', ja: '{name}が売るカードを選んでいます…' },
  answering: {
    en: 'Waiting for {count} {count:answer|answers}…',
    ja: '残り{count}人の答えを待っています…',
  },
  giving: { en: '{name} picks a card for {to}…', ja: '{name}が{to}に渡すカードを選んでいます…' },
  givingYou: { en: '{name} picks a card for you…', ja: '{name}があなたに渡すカードを選んでいます…' },
  playing: { en: '{name} is choosing a card…', ja: '{name}がカードを選んでいます…' },
  acquiring: { en: '{name} takes a card…', ja: '{name}がカードを取っています…' },

  reveal: { en: 'Offer {card}', ja: '{card}を売る' },
  want: { en: 'Want it', ja: '欲しい' },
  decline: { en: 'No thanks', ja: '見送る' },
  give: { en: 'Give {card}', ja: '{card}を渡す' },
  play: { en: 'Play {card}', ja: '{card}を出す' },
  acquire: { en: 'Take {card}', ja: '{card}を取る' },

  ifRevealed: {
    en: 'Nobody wants it: you lead it. Sold: the buyer leads and gives you a card.',
    ja: '買い手がなければ自分がリード。売れれば買い手がリードし、1枚もらえます。',
  },
  ifWantFirst: {
    en: 'You are first in line: you give {name} a card and lead this one.',
    ja: '列の先頭なので必ず買えます。{name}に1枚渡し、これでリードします。',
  },
  ifWantAfter: {
    en: '{names} may buy before you. If you buy, you give a card and lead this one.',
    ja: '{names}が先に買えます。買えたら1枚渡し、これでリードします。',
  },
  ifWantAfterMany: {
    en: '{count} players may buy before you. If you buy, you give a card and lead this one.',
    ja: '先に買える人が{count}人。買えたら1枚渡し、これでリードします。',
  },
  ifDecline: { en: 'You keep your hand as it is.', ja: '手札はそのままです。' },
  ifGiven: {
    en: 'Only {name} will know. Then you lead {card}.',
    ja: '知るのは{name}だけ。その後{card}でリードします。',
  },
  ifPlace: { en: 'So far you would pick {place}.', ja: '今のところ{place}番目に選べます。' },
  ifNoPlace: {
    en: 'Not among the best {count}: no acquiring.',
    ja: '上位{count}枚に入らず、獲得できません。',
  },
  ifBlock: { en: 'It brings a block into the trick.', ja: '場にブロックが1つ増えます。' },
  ifAcquired: {
    en: '{blocks} {blocks:block|blocks}, {colours} {colours:colour|colours}: {worth} {worth:point|points} (now {before}).',
    ja: 'ブロック{blocks}、{colours}色で{worth}点（今は{before}点）。',
  },
  ifCollapsed: {
    en: 'Crash! {blocks} blocks are worth {worth} {worth:point|points} (now {before}).',
    ja: '暴落！ ブロック{blocks}つで{worth}点（今は{before}点）。',
  },

  youReveal: { en: 'You put {card} up for sale.', ja: 'あなたは{card}を売りに出しました。' },
  reveals: { en: '{name} puts {card} up for sale.', ja: '{name}は{card}を売りに出しました。' },
  wants: { en: '{name} wants it.', ja: '{name}は「欲しい」。' },
  declines: { en: '{name} declines.', ja: '{name}は「見送る」。' },
  youWant: { en: 'You want it.', ja: 'あなたは「欲しい」。' },
  youDecline: { en: 'You decline.', ja: 'あなたは「見送る」。' },
  nobodyWants: {
    en: 'Nobody wants it: {name} leads {card}.',
    ja: '欲しい人はなし。{name}が{card}でリード。',
  },
  nobodyWantsYou: { en: 'Nobody wants it: you lead {card}.', ja: '欲しい人はなし。あなたが{card}でリード。' },
  takers: { en: 'Wanted by {names}.', ja: '欲しい人: {names}。' },
  you: { en: 'you', ja: 'あなた' },
  buys: { en: '{name} is nearest and buys it.', ja: '最も近い{name}が買います。' },
  youBuy: { en: 'You are nearest and buy it.', ja: '最も近いあなたが買います。' },
  gives: {
    en: '{name} gives {to} a card that only they know, and leads {card}.',
    ja: '{name}は{to}にこっそり1枚渡し、{card}でリード。',
  },
  youGiveHidden: {
    en: 'You give {to} a card that only you two know, and lead {card}.',
    ja: 'あなたは{to}にこっそり1枚渡し、{card}でリード。',
  },
  givesYouHidden: {
    en: '{name} gives you a card that only you two know, and leads {card}.',
    ja: '{name}はあなたにこっそり1枚渡し、{card}でリード。',
  },
  givesYou: {
    en: '{name} gives you {gift} and leads {card}.',
    ja: '{name}はあなたに{gift}を渡し、{card}でリード。',
  },
  givesOpen: {
    en: '{name} gives {to} {gift} and leads {card}.',
    ja: '{name}は{to}に{gift}を渡し、{card}でリード。',
  },
  youGive: {
    en: 'You give {to} {gift} and lead {card}.',
    ja: 'あなたは{to}に{gift}を渡し、{card}でリード。',
  },
  youPlay: { en: 'You play {card}.', ja: 'あなたは{card}。' },
  plays: { en: '{name} plays {card}.', ja: '{name}は{card}。' },
  ordered: { en: 'They acquire: {order}.', ja: '獲得順: {order}。' },
  youTake: {
    en: 'You take {card}: {blocks} {blocks:block|blocks}, {colours} {colours:colour|colours}.',
    ja: 'あなたは{card}を獲得。ブロック{blocks}、{colours}色。',
  },
  takes: {
    en: '{name} takes {card}: {blocks} {blocks:block|blocks}, {colours} {colours:colour|colours}.',
    ja: '{name}は{card}を獲得。ブロック{blocks}、{colours}色。',
  },
  collapsed: { en: 'The fourth block: a crash!', ja: '4つ目で暴落！' },
  trumpTurned: { en: 'Turned up: {card}. {colour} is trump.', ja: '{card}が表に。{colour}も切り札です。' },
  whiteTurned: { en: 'Turned up: white. Only white is trump.', ja: '白が表に。切り札は白だけです。' },

  carries: { en: 'It carries {count} {count:block|blocks}.', ja: 'ブロック{count}つ付き。' },
  carriesNone: { en: 'It carries no block.', ja: 'ブロックなし。' },
  isTrump: { en: 'It is trump.', ja: '切り札です。' },
  gifted: { en: '{card}, a gift of {name}', ja: '{card}、{name}からの贈り物' },
  trumpCard: { en: '{card}, trump', ja: '{card}、切り札' },
} as const satisfies Record<string, Words>;

/** Who picks first, second, third, …; there are never more acquisition cards than players. */
export const PLACES: readonly Words[] = [
  { en: 'first', ja: '1' },
  { en: 'second', ja: '2' },
  { en: 'third', ja: '3' },
  { en: 'fourth', ja: '4' },
  { en: 'fifth', ja: '5' },
  { en: 'sixth', ja: '6' },
  { en: 'seventh', ja: '7' },
  { en: 'eighth', ja: '8' },
  { en: 'ninth', ja: '9' },
];
