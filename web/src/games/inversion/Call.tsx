import type { Seat, View } from '@overtrick/engine';
import type { Inversion } from '@overtrick/games/inversion';
import type { Talk } from '../board.ts';
import { W } from './sayings.ts';

type CallProps = { readonly seat: Seat; readonly view: View<Inversion>; readonly talk: Talk };

/** What a seat has said in the auction: its number on a black button, or a pass. */
export function Call({ seat, view, talk: { say, name } }: CallProps) {
  const { declared, passed, declarer } = view.now.board;
  const number = declared[seat];
  const what = passed[seat]
    ? say(W.pass)
    : number === null
      ? say(W.thinking)
      : say(W.declare, { tricks: number });
  return (
    <div className="inv-spot">
      <span
        className="inv-token"
        {...((passed[seat] || number !== null) && {
          'data-key': `call-${seat}-${passed[seat] || number}`,
          'data-from': `seat-${seat}`,
        })}
        data-passed={passed[seat] || undefined}
        aria-hidden="true"
      >
        {passed[seat] ? say(W.pass) : (number ?? '')}
      </span>
      <span className="unseen">{say(W.said, { name: name(seat), what })}</span>
      {declarer === seat && (
        <b className="inv-chip" aria-hidden="true">
          {say(W.highest)}
        </b>
      )}
    </div>
  );
}
