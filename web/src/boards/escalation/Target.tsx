import type { Words } from '@overtrick/engine';
import type { EscalationBoard } from '@overtrick/games/escalation';
import type { ReactNode } from 'react';
import { burst } from '../../cards/escalation/shapes.ts';
import type { BoardProps } from '../board.ts';
import { heatOf } from './heat.ts';
import { W } from './sayings.ts';

const BURST = burst(15, 98, 76);

type Shout = { readonly above: Words; readonly number: string; readonly from?: number };

/** The number that matters now, shouted: the total to beat, or what the choice would make of it. */
export function Target({ view, talk, selection }: BoardProps<EscalationBoard>) {
  const { say, name, isYou } = talk;
  const { board, sheet, deal } = view.now;
  const last = board.middle.at(-1);
  const { above, number, from } = shout();
  return (
    <div
      className="target"
      data-preview={selection.preview !== null || undefined}
      style={{ '--heat': heatOf(board.total) }}
    >
      <span className="unseen">
        {last ? say(W.totalIs, { total: last.total, name: name(last.seat) }) : say(W.noTotal)}
      </span>
      <span className="target-above" aria-hidden="true">
        {say(above)}
      </span>
      <svg viewBox="-110 -110 220 220" className="target-burst" aria-hidden="true">
        <path d={BURST} className="target-shade" transform="translate(7 8)" />
        <path d={BURST} className="target-paper" />
        <text key={number} y="4" className="target-number" data-long={number.length > 2 || undefined}>
          {number}
        </text>
      </svg>
      <span className="target-below" aria-hidden="true">
        {below()}
      </span>
    </div>
  );

  function below(): ReactNode {
    if (from !== undefined) return <s>{from}</s>;
    if (!last || selection.decision === 'take') return null;
    return isYou(last.seat) ? say(W.byYou) : say(W.by, { name: name(last.seat) });
  }

  function shout(): Shout {
    const { preview, decision } = selection;
    const total = board.total ?? undefined;
    if (decision === 'take') return { above: W.youWouldTake, number: `+${board.middleSize}` };
    if (decision === 'pass') return { above: W.stays, number: String(total) };
    if (typeof preview?.total === 'number') {
      return { above: W.youMake, number: String(preview.total), ...(total !== undefined && { from: total }) };
    }
    if (total === undefined) return { above: W.anyTotal, number: '?' };
    return { above: sheet.length > deal ? W.last : W.beat, number: String(total) };
  }
}
