import type { Words } from '@overtrick/engine';
import type { Escalation } from '@overtrick/games/escalation';
import type { ReactNode } from 'react';
import { lay } from '../../cards/path.ts';
import type { BoardProps } from '../board.ts';
import { burst } from './cards/shapes.ts';
import { heatOf } from './heat.ts';
import { W } from './sayings.ts';

const BURST = burst(15, 98, 76);
const SHADE = lay(BURST, { x: 7, y: 8 });
const ROOM = '-110 -110 220 220';

type Shout = { readonly above: Words; readonly number: string; readonly from?: number };

/** The number that matters now, shouted: the total to beat, or what the choice would make of it. */
export function Target({ told: view, talk, selection }: BoardProps<Escalation>) {
  const { say, name, isYou } = talk;
  const { board, sheet, deal } = view.now;
  const last = board.middle.at(-1);
  const { above, number, from } = shout();
  return (
    <div
      className="esc-target"
      data-about=""
      data-preview={selection.preview !== null || undefined}
      style={{ '--heat': heatOf(board.total) }}
    >
      <span className="unseen">
        {last
          ? say(isYou(last.seat) ? W.totalIsYours : W.totalIs, { total: last.total, name: name(last.seat) })
          : say(W.noTotal)}
      </span>
      <span className="esc-target-above" aria-hidden="true">
        {say(above)}
      </span>
      <span className="esc-target-burst" aria-hidden="true">
        <svg viewBox={ROOM} aria-hidden="true">
          <path d={SHADE} className="esc-target-shade" />
          <path d={BURST} className="esc-target-paper" />
        </svg>
        {/* A drawing of its own: the compositor moves whole drawings, not what is in them. */}
        <svg key={board.total} viewBox={ROOM} className="esc-target-number" data-in="pop" aria-hidden="true">
          <text y="4" data-long={number.length > 2 || undefined}>
            {number}
          </text>
        </svg>
      </span>
      <span className="esc-target-below" aria-hidden="true">
        {below()}
      </span>
    </div>
  );

  function below(): ReactNode {
    if (from !== undefined) return <s>{from}</s>;
    if (!last || selection.decision?.do === 'take') return null;
    return isYou(last.seat) ? say(W.byYou) : say(W.by, { name: name(last.seat) });
  }

  function shout(): Shout {
    const { preview, decision } = selection;
    const total = board.total ?? undefined;
    if (decision?.do === 'take') return { above: W.youWouldTake, number: `+${board.middleSize}` };
    if (decision?.do === 'pass') return { above: W.stays, number: `${total}` };
    if (preview?.do === 'play') {
      return { above: W.youMake, number: `${preview.total}`, ...(total !== undefined && { from: total }) };
    }
    if (total === undefined) return { above: W.anyTotal, number: '?' };
    return { above: sheet.length > deal ? W.last : W.beat, number: `${total}` };
  }
}
