import type { Seat } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { inARow, listOf } from '../../words/list.ts';
import type { BoardProps } from '../board.ts';
import { Chart } from './Chart.tsx';
import { colourName, colourOf } from './coins.ts';
import { pieceOf } from './pieces.ts';
import { formula, riskAt, riskOf } from './risk.ts';
import { S } from './signs.ts';

type HoldingsProps = {
  readonly seat: Seat;
  readonly board: BoardProps<Cryptrick>;
};

/** A seat's terminal: blocks and colours as a chart, and what they are worth at this moment. */
export function Holdings({ seat, board: { view, told, talk, selection } }: HoldingsProps) {
  const { say, name, isYou } = talk;
  const { board } = told.now;
  const { taken } = view.now.board;
  const { preview } = selection;
  const foretold = isYou(seat) && preview?.do === 'acquire' ? preview : null;
  const ghost = foretold?.card ?? null;
  const value = foretold?.value ?? board.values[seat];
  const risk = foretold ? riskOf(foretold.value) : riskAt(board, seat);
  const newest = taken[seat].at(-1);
  return (
    <div
      className="cry-screen"
      data-about=""
      data-risk={risk}
      data-ghost={ghost !== null || undefined}
      data-takes={newest && pieceOf(newest)}
      data-in={risk === 'crashed' && !foretold ? 'crash' : undefined}
    >
      <span className="unseen">{say(S.said, { name: name(seat), what: inWords() })}</span>
      <Chart cards={taken[seat]} ghost={ghost} board={board} risk={risk} />
      <span className="cry-sum" aria-hidden="true">
        <span>
          {risk === 'warning' && board.phase !== 'done'
            ? say(S.warnShort, { worth: value.oneMore })
            : value.blocks > 0 && formula(value)}
        </span>
        <b>{value.points}</b>
      </span>
    </div>
  );

  function inWords(): string {
    const cards = board.taken[seat];
    if (cards.length === 0) return say(S.holdingsNone);
    const coins = listOf(
      cards.map((card) => colourName(colourOf(card), talk)),
      say,
    );
    const { blocks, colours, points, oneMore } = board.values[seat];
    const held = say(S.holdings, { blocks, colours, coins, worth: points });
    const state = riskOf(board.values[seat]);
    if (state === 'calm') return held;
    return inARow([held, state === 'crashed' ? say(S.crashed) : say(S.warning, { worth: oneMore })], say);
  }
}
