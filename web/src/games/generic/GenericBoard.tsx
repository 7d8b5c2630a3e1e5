import { type Game, type Seat, type Trick, thisDeal, type View } from '@overtrick/engine';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import { useModule } from '../../table/TableContext.tsx';
import type { BoardProps } from '../board.ts';
import './generic.css';

/** A table for any game of the contract: seats with what they just played, and the board's facts as they are. */
export function GenericBoard({ view, told, seats, talk }: BoardProps) {
  const { game } = useModule();
  const plays = playsNow(game, view);
  const playedBy = (seat: Seat) => plays.flatMap((play) => (play.seat === seat ? play.cards : []));
  const { shared, bySeat } = sortFacts(told.now.board, view.players);
  return (
    <div className="generic">
      <ul className="generic-seats">
        {seats.map((seat) => (
          <li key={seat} className="generic-seat">
            <SeatPlate seat={seat} />
            <div className="generic-cards">
              {[...playedBy(seat).entries()].map(([at, card]) => (
                <span key={at} data-key={`play-${seat}-${at}-${card}`} data-from={handOf(seat, view)}>
                  <PlayingCard card={card} talk={talk} />
                </span>
              ))}
            </div>
            <Facts facts={bySeat.map(([key, values]) => [key, values[seat]])} />
          </li>
        ))}
      </ul>
      <Facts facts={shared} />
    </div>
  );
}

/** What was laid since the last trick; until the next one is led, that trick. */
function playsNow(game: Game, view: View): Trick['plays'] {
  const finished = game.tricks(view);
  const laid = thisDeal(view.past).choices.flatMap(({ seat, decision }) => {
    const cards = decision ? game.cardsOf(decision) : [];
    return cards.length > 0 ? [{ seat, cards }] : [];
  });
  const since = laid.slice(finished.reduce((sum, { plays }) => sum + plays.length, 0));
  return since.length > 0 ? since : (finished.at(-1)?.plays ?? []);
}

type Fact = readonly [string, unknown];

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <dl className="generic-facts">
      {known.map(([key, value]) => (
        <div key={key}>
          <dt>{key.replace(/([A-Z])/g, ' $1').toLowerCase()}</dt>
          <dd>{inWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists as long as there are seats say one thing of each seat; the rest is about the table. */
function sortFacts(board: unknown, players: number) {
  const shared: Fact[] = [];
  const bySeat: (readonly [string, readonly unknown[]])[] = [];
  for (const [key, value] of Object.entries((board ?? {}) as Record<string, unknown>)) {
    if (Array.isArray(value) && value.length === players) bySeat.push([key, value as unknown[]]);
    else shared.push([key, value]);
  }
  return { shared, bySeat };
}

function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? value.map(inWords).join(' ') : '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, part]) => `${key} ${inWords(part)}`)
      .join(', ');
  }
  return String(value);
}
