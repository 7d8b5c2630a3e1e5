import { type Escalation, type EscalationPlay, escalation } from '@overtrick/games/escalation';
import { useRef } from 'react';
import { handOf } from '../../table/motion.tsx';
import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { BoardProps, Talk } from '../board.ts';
import { Slabs } from './Slabs.tsx';
import { W } from './sayings.ts';
import { isWild } from './sets.ts';
import { useTopple } from './useTopple.ts';
import { setInWords } from './words.ts';
import './pile.css';

/** So many floors are told by whom they are; older ones are only high. */
const TOLD = { tall: 5, wide: 3, desk: 6 } as const;

/** A longer name has no room beside the tower. */
const LONG = 6;

/** The pile that somebody will eat: every turn a floor of the tower, the last one's cards standing on top. */
export function Pile({ view, talk, selection, settling, shape }: BoardProps<Escalation>) {
  const { say } = talk;
  const { middle, middleSize, lastTake: take } = view.now.board;
  const falling = useRef<HTMLDivElement>(null);
  useTopple(falling, view, take);
  const top = middle.at(-1);
  const ghost = selection.decision === null ? [] : escalation.cardsOf(selection.decision);
  const told = middle.length - 1 - TOLD[shape];
  const old = middle.slice(0, Math.max(0, told)).reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <div className="pile" data-doomed={selection.decision?.do === 'take' || undefined}>
      <div className="pile-tower" style={{ '--old': Math.max(1, old) }}>
        <ol className="floors" aria-label={caption()}>
          {[...middle.entries()].map(([at, play]) => (
            <li key={at} className="floor" data-told={at >= told || undefined}>
              <span className="unseen">{inWords(play)}</span>
              {play === top ? (
                <Top play={play} from={handOf(play.seat, view)} />
              ) : (
                <Slabs cards={play.cards} from={at} />
              )}
              {play !== top && at >= told && <FloorSign play={play} talk={talk} />}
            </li>
          ))}
        </ol>
        {!top && !(take && settling) && <span className="slot" />}
        {ghost.length > 0 && (
          <div className="pile-ghost" data-led={!top || undefined} aria-hidden="true">
            <Fan cards={ghost} />
          </div>
        )}
      </div>
      {take && settling && (
        <div ref={falling} className="pile-falling" aria-hidden="true">
          <Slabs cards={take.cards} from={0} />
        </div>
      )}
      <p className="pile-count" aria-hidden="true">
        {caption()}
      </p>
    </div>
  );

  function caption(): string {
    if (view.now.sheet.length > view.now.deal) return say(W.nobody);
    return middleSize === 0 ? say(W.pileEmpty) : say(W.pile, { count: middleSize });
  }

  function inWords({ seat, cards, value, total }: EscalationPlay): string {
    const said = value === null ? say(W.passCard) : setInWords({ cards, value }, talk);
    return say(W.floor, { name: talk.name(seat), total, cards: said });
  }
}

/** What was laid last, face up: it flies in from the one who laid it. */
function Top({ play, from }: { readonly play: EscalationPlay; readonly from: string }) {
  const as = play.cards.every(isWild) ? play.value : null;
  return (
    <span
      className="pile-top"
      data-key={`set-${play.seat}-${play.cards.join()}-${play.total}`}
      data-from={from}
      aria-hidden="true"
    >
      <Fan cards={play.cards} />
      {as !== null && <b className="pile-as">= {as}</b>}
    </span>
  );
}

function Fan({ cards }: { readonly cards: readonly string[] }) {
  return (
    <span className="pile-fan" style={{ '--count': cards.length }}>
      {[...cards.entries()].map(([at, card]) => (
        <PlayingCard key={at} card={card} style={{ rotate: `${(at - (cards.length - 1) / 2) * 3}deg` }} />
      ))}
    </span>
  );
}

/** Whose floor it is, and the total it announced. */
function FloorSign({ play, talk }: { readonly play: EscalationPlay; readonly talk: Talk }) {
  const name = talk.name(play.seat);
  return (
    <span className="floor-sign" aria-hidden="true">
      <b>{play.total}</b>
      <span className="floor-who" data-long={name.length > LONG || undefined}>
        {name}
      </span>
    </span>
  );
}
