import { type ChoiceEvent, type MatchEvent, type Options, type Seat, thisDeal } from '@overtrick/engine';
import type { Talk } from '../board.ts';
import { blocksOn, cardName, coinOf, colourName } from './coins.ts';
import { cardIn, happeningOf, lastSale } from './happening.ts';
import { W } from './sayings.ts';
import { COLLAPSE } from './worth.ts';

/** What a decision was and what it turned up. Somebody else's hidden answer is nothing to talk about: it says nothing. */
export function eventInWords(
  event: ChoiceEvent,
  talk: Talk,
  before: readonly MatchEvent[],
  options: Options = {},
): string {
  const { say, name, isYou } = talk;
  const { shows = {} } = event;
  const lines = [did(event, talk, before, options)];
  if (Array.isArray(shows.wants))
    lines.push(answersInWords(shows.wants.map(Number), shows.buyer, talk, before));
  if (Array.isArray(shows.order)) {
    const order = shows.order.map(
      (seat, at) => `${at + 1} ${isYou(Number(seat)) ? say(W.you) : name(Number(seat))}`,
    );
    lines.push(say(W.ordered, { order: listed(order, talk) }));
  }
  if (typeof shows.revealed === 'string') {
    const facts = { card: cardName(shows.revealed, talk), colour: capital(colourName(shows.revealed, talk)) };
    lines.push(say(shows.trump === null ? W.whiteTurned : W.trumpTurned, facts));
  }
  return lines.filter(Boolean).join(say.language === 'ja' ? '' : ' ');

  function answersInWords(wants: readonly Seat[], buyer: unknown, talk: Talk, past: readonly MatchEvent[]) {
    const sale = lastSale(past);
    if (typeof buyer !== 'number') {
      const facts = { name: sale ? name(sale.seat) : '', card: sale ? cardName(sale.card, talk) : '' };
      return say(sale && isYou(sale.seat) ? W.nobodyWantsYou : W.nobodyWants, facts);
    }
    const takers = say(W.takers, {
      names: listed(
        wants.map((seat) => (isYou(seat) ? say(W.you) : name(seat))),
        talk,
      ),
    });
    const bought = say(isYou(buyer) ? W.youBuy : W.buys, { name: name(buyer) });
    return `${takers}${say.language === 'ja' ? '' : ' '}${bought}`;
  }
}

/** The decision itself. */
function did(event: ChoiceEvent, talk: Talk, before: readonly MatchEvent[], options: Options): string {
  const { say, name, isYou } = talk;
  const { seat, action } = event;
  const you = isYou(seat);
  const facts = { name: name(seat), card: action === undefined ? '' : named(action, talk) };
  switch (happeningOf(event, before)) {
    case 'reveal':
      return say(you ? W.youReveal : W.reveals, facts);
    case 'answer':
      return you && !event.shows?.wants ? say(action === 'want' ? W.youWant : W.youDecline) : '';
    case 'give':
      return gave(event, talk, before);
    case 'play':
      return say(you ? W.youPlay : W.plays, facts);
    case 'acquire':
      return acquired(event, talk, before, options);
  }
}

const named = (action: string, talk: Talk): string =>
  action.includes(':') ? cardName(cardIn(action), talk) : '';

/** CRY-2.3: only the two of it know which card it was. */
function gave({ seat, action }: ChoiceEvent, talk: Talk, before: readonly MatchEvent[]): string {
  const { say, name, isYou } = talk;
  const sale = lastSale(before);
  if (!sale) return '';
  const facts = { name: name(seat), to: name(sale.seat), card: cardName(sale.card, talk) };
  if (action === undefined) return say(W.gives, facts);
  const gift = cardName(cardIn(action), talk);
  if (isYou(seat)) return say(W.youGive, { ...facts, gift });
  return say(isYou(sale.seat) ? W.givesYou : W.givesOpen, { ...facts, gift });
}

/** What an acquisition made of the portfolio. */
function acquired(
  { seat, action = '' }: ChoiceEvent,
  talk: Talk,
  before: readonly MatchEvent[],
  options: Options,
): string {
  const { say, name, isYou } = talk;
  const taken = thisDeal(before).choices.flatMap((each) =>
    each.seat === seat && each.action?.startsWith('acquire:') ? [cardIn(each.action)] : [],
  );
  const cards = [...taken, cardIn(action)];
  const blocks = cards.reduce((sum, card) => sum + blocksOn(card, options), 0);
  const had = blocks - blocksOn(cardIn(action), options);
  const facts = {
    name: name(seat),
    card: cardName(cardIn(action), talk),
    blocks,
    colours: new Set(cards.map(coinOf)).size,
  };
  const took = say(isYou(seat) ? W.youTake : W.takes, facts);
  if (had >= COLLAPSE || blocks < COLLAPSE) return took;
  return `${took}${say.language === 'ja' ? '' : ' '}${say(W.collapsed)}`;
}

const listed = (names: readonly string[], { say }: Talk): string =>
  names.join(say.language === 'ja' ? '、' : ', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
