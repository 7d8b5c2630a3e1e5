import type { ChoiceEvent, Seat } from '@overtrick/engine';
import type { Cryptrick, CryptrickSale, CryptrickShows } from '@overtrick/games/cryptrick';
import { inARow } from '../../words/list.ts';
import type { Talk } from '../board.ts';
import { cardName, colourName, colourOf } from './coins.ts';
import { W } from './sayings.ts';

type Event = ChoiceEvent<Cryptrick>;

/** What a decision was and what it turned up. Somebody else's hidden answer is nothing to talk about: it says nothing. */
export function eventInWords(event: Event, talk: Talk): string {
  const { say } = talk;
  const { shows = {} } = event;
  const lines = [did(event, talk)];
  if (shows.wants && shows.sale)
    lines.push(answersInWords(shows.wants, shows.sale, shows.buyer ?? null, talk));
  if (shows.order) {
    const order = shows.order.map((seat, at) => `${at + 1} ${called(seat, talk)}`);
    lines.push(say(W.ordered, { order: listed(order, talk) }));
  }
  if (shows.revealed) {
    const colour = capital(colourName(colourOf(shows.revealed), talk));
    const facts = { card: cardName(shows.revealed, talk), colour };
    lines.push(say(shows.trump === null ? W.whiteTurned : W.trumpTurned, facts));
  }
  return inARow(lines, say);
}

function answersInWords(wants: readonly Seat[], sale: CryptrickSale, buyer: Seat | null, talk: Talk): string {
  const { say, name, isYou } = talk;
  if (buyer === null) {
    const facts = { name: name(sale.seat), card: cardName(sale.card, talk) };
    return say(isYou(sale.seat) ? W.nobodyWantsYou : W.nobodyWants, facts);
  }
  const names = listed(
    wants.map((seat) => called(seat, talk)),
    talk,
  );
  return inARow(
    [say(W.takers, { names }), say(isYou(buyer) ? W.youBuy : W.buys, { name: name(buyer) })],
    say,
  );
}

/** The decision itself; of a hidden one only what was asked is known. */
function did({ seat, decision, shows = {} }: Event, talk: Talk): string {
  const { say, name, isYou } = talk;
  const you = isYou(seat);
  if (shows.asked === 'give') return gave(seat, decision?.do === 'give' ? decision.card : null, shows, talk);
  switch (decision?.do) {
    case 'reveal':
      return say(you ? W.youReveal : W.reveals, { name: name(seat), card: cardName(decision.card, talk) });
    case 'want':
      return say(you ? W.youWant : W.wants, { name: name(seat) });
    case 'decline':
      return say(you ? W.youDecline : W.declines, { name: name(seat) });
    case 'play':
      return say(you ? W.youPlay : W.plays, { name: name(seat), card: cardName(decision.card, talk) });
    case 'acquire':
      return acquired(seat, decision.card, shows, talk);
    default:
      return '';
  }
}

/** CRY-2.3: only the two of it know which card it was. */
function gave(seat: Seat, card: string | null, { sale }: CryptrickShows, talk: Talk): string {
  const { say, name, isYou } = talk;
  if (!sale) return '';
  const facts = { name: name(seat), to: name(sale.seat), card: cardName(sale.card, talk) };
  const [mine, toMe, others] =
    card === null ? [W.youGiveHidden, W.givesYouHidden, W.gives] : [W.youGive, W.givesYou, W.givesOpen];
  const said = isYou(seat) ? mine : isYou(sale.seat) ? toMe : others;
  return say(said, { ...facts, gift: card === null ? '' : cardName(card, talk) });
}

/** What an acquisition made of the portfolio. */
function acquired(seat: Seat, card: string, { value, collapses }: CryptrickShows, talk: Talk): string {
  const { say, name, isYou } = talk;
  if (!value) return '';
  const { blocks, colours } = value;
  const facts = { name: name(seat), card: cardName(card, talk), blocks, colours };
  return inARow([say(isYou(seat) ? W.youTake : W.takes, facts), collapses ? say(W.collapsed) : ''], say);
}

const called = (seat: Seat, { say, name, isYou }: Talk): string => (isYou(seat) ? say(W.you) : name(seat));

const listed = (names: readonly string[], { say }: Talk): string =>
  names.join(say.language === 'ja' ? '、' : ', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
