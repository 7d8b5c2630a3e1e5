import { PlayingCard } from '../../table/PlayingCard.tsx';
import type { Talk } from '../board.ts';
import { W } from './sayings.ts';
import './cards/ink.css';

type DrawPileProps = { readonly count: number; readonly talk: Talk };

/** What is left to draw; thinner and thinner, then an empty place. */
export function DrawPile({ count, talk: { say } }: DrawPileProps) {
  const backs = Math.min(4, Math.ceil(count / 8));
  return (
    <div className="esc-draw" data-about="">
      <span className="esc-draw-cards" aria-hidden="true">
        {count === 0 && <span className="slot" />}
        {Array.from({ length: backs }, (_, at) => at).map((at) => {
          const style = { margin: `${at * -2}px ${at * 1.5}px ${at * 2}px ${at * -1.5}px` };
          // Only the edges of those below are seen.
          if (at < backs - 1)
            return <i key={at} className="card card-escalation card-down esc-draw-edge" style={style} />;
          return <PlayingCard key={at} style={style} />;
        })}
      </span>
      <span className="esc-draw-count" aria-hidden="true">
        {count === 0 ? say(W.drawEmpty) : say(W.draw, { count })}
      </span>
      <span className="unseen">{say(count === 0 ? W.drawNone : W.draw, { count })}</span>
    </div>
  );
}
