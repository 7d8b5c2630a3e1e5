import type { Seat } from '@overtrick/engine';
import type { CryptrickBoard } from '@overtrick/games/cryptrick';
import { listOf } from '../../words/list.ts';
import type { BoardProps } from '../board.ts';
import { Chart } from './Chart.tsx';
import { colourName } from './coins.ts';
import { cardIn } from './happening.ts';
import { S } from './signs.ts';
import { afterCollapse, formula, standingOf } from './worth.ts';

type HoldingsProps = {
  readonly seat: Seat;
  readonly board: BoardProps<CryptrickBoard>;
};

/** A seat's terminal: blocks and colours as a chart, and what they are worth at this moment. */
export function Holdings({ seat, board: { view, talk, selection } }: HoldingsProps) {
  const { say, name, isYou } = talk;
  const { board } = view.now;
  const { decision, preview } = selection;
  const ghost = isYou(seat) && decision?.startsWith('acquire:') ? cardIn(decision) : null;
  const facts = ghost === null ? null : preview;
  const blocks = facts ? Number(facts.blocks) : board.blocks[seat];
  const colours = facts ? Number(facts.colours) : board.colours[seat];
  const worth = facts ? Number(facts.worth) : board.worth[seat];
  const standing = standingOf(blocks);
  return (
    <div className="cry-screen" data-standing={standing} data-ghost={ghost !== null || undefined}>
      <span className="unseen">{say(S.said, { name: name(seat), what: inWords() })}</span>
      <Chart seat={seat} cards={board.taken[seat]} ghost={ghost} options={view.options} />
      <span className="cry-sum" aria-hidden="true">
        <span>
          {standing === 'warning' && board.phase !== 'done'
            ? say(S.warnShort, { worth: afterCollapse(view.options) })
            : blocks > 0 && formula(blocks, colours, view.options)}
        </span>
        <b>{worth}</b>
      </span>
    </div>
  );

  function inWords(): string {
    const cards = board.taken[seat];
    if (cards.length === 0) return say(S.holdingsNone);
    const coins = listOf(
      cards.map((card) => colourName(card, talk)),
      say,
    );
    const held = say(S.holdings, {
      blocks: board.blocks[seat],
      colours: board.colours[seat],
      coins,
      worth: board.worth[seat],
    });
    const state = standingOf(board.blocks[seat]);
    if (state === 'calm') return held;
    const note =
      state === 'crashed' ? say(S.crashed) : say(S.warning, { worth: afterCollapse(view.options) });
    return `${held} ${note}`;
  }
}
