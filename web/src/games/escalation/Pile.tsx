import { type Escalation, type EscalationPlay, escalation } from '@overtrick/games/escalation';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { BoardProps, Talk } from '../board.ts';
import { pieceAt, Slabs } from './Slabs.tsx';
import { W } from './sayings.ts';
import { isWild } from './sets.ts';
import { setInWords } from './words.ts';
import './pile.css';

/** So many floors are told by whom they are; older ones are only high. */
const TOLD = { tall: 3, wide: 3, desk: 6 } as const;

/** A longer name has no room beside the tower. */
const LONG = 6;

/** The pile that somebody will eat: every turn a floor of the tower, the last one's cards standing on top. */
export function Pile({ view, told, talk, selection, settling, shape }: BoardProps<Escalation>) {
  const { say } = talk;
  const { middle, lastTake: take } = view.now.board;
  const top = middle.at(-1);
  const ghost = selection.decision === null ? [] : escalation.cardsOf(selection.decision);
  const signed = middle.length - 1 - TOLD[shape];
  const old = heightOf(Math.max(0, signed));
  return (
    <div className="esc-pile" data-doomed={selection.decision?.do === 'take' || undefined}>
      <div className="esc-pile-tower" style={{ '--old': Math.max(1, old) }}>
        <ol className="esc-floors" aria-label={caption()}>
          {[...middle.entries()].map(([at, play]) => (
            <li key={at} className="esc-floor" data-about="" data-told={at >= signed || undefined}>
              <span className="unseen">{inWords(play)}</span>
              {play === top ? (
                <Top play={play} from={handOf(play.seat, view)} under={heightOf(at)} />
              ) : (
                <Slabs cards={play.cards} from={at} under={heightOf(at)} />
              )}
              {play !== top && at >= signed && <FloorSign play={play} talk={talk} />}
            </li>
          ))}
        </ol>
        {!top && !(take && settling) && <span className="slot" />}
        {ghost.length > 0 && (
          <div className="esc-pile-ghost" data-led={!top || undefined} aria-hidden="true">
            <Fan cards={ghost} />
          </div>
        )}
      </div>
      <p className="esc-pile-count" aria-hidden="true">
        {caption()}
      </p>
    </div>
  );

  /** How many cards lie under a floor. */
  function heightOf(floor: number): number {
    return middle.slice(0, floor).reduce((sum, { cards }) => sum + cards.length, 0);
  }

  function caption(): string {
    const { sheet, deal, board } = told.now;
    if (sheet.length > deal) return say(W.nobody);
    const { middleSize } = board;
    return middleSize === 0 ? say(W.pileEmpty) : say(W.pile, { count: middleSize });
  }

  function inWords({ seat, cards, value, total }: EscalationPlay): string {
    const said = value === null ? say(W.passCard) : setInWords({ cards, value }, talk);
    return say(W.floor, { name: talk.name(seat), total, cards: said });
  }
}

type TopProps = {
  readonly play: EscalationPlay;
  /** The spot its cards come from. */
  readonly from: string;
  /** How many cards lie under it. */
  readonly under: number;
};

/** What was laid last, face up: it flies in from the one who laid it. */
function Top({ play, from, under }: TopProps) {
  const as = play.cards.every(isWild) ? play.value : null;
  return (
    <span className="esc-pile-top" aria-hidden="true">
      <Fan cards={play.cards} from={from} under={under} />
      {as !== null && <b className="esc-pile-as">= {as}</b>}
    </span>
  );
}

type FanProps = { readonly cards: readonly string[] } & Partial<Omit<TopProps, 'play'>>;

function Fan({ cards, from, under }: FanProps) {
  return (
    <span className="esc-pile-fan" style={{ '--count': cards.length }}>
      {[...cards.entries()].map(([at, card]) => (
        <span
          key={at}
          className="esc-fan-card"
          style={{ rotate: `${(at - (cards.length - 1) / 2) * 3}deg` }}
          data-key={under === undefined ? undefined : pieceAt(under + at)}
          data-from={from}
        >
          <PlayingCard card={card} />
        </span>
      ))}
    </span>
  );
}

/** Whose floor it is, and the total it announced. */
function FloorSign({ play, talk }: { readonly play: EscalationPlay; readonly talk: Talk }) {
  const name = talk.name(play.seat);
  return (
    <span className="esc-floor-sign" aria-hidden="true">
      <b>{play.total}</b>
      <span className="esc-floor-who" data-long={name.length > LONG || undefined}>
        {name}
      </span>
    </span>
  );
}
