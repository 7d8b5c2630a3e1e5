import type { Seat } from '@overtrick/engine';
import type { Cryptrick } from '@overtrick/games/cryptrick';
import { SeatPlate } from '../../table/SeatPlate.tsx';
import type { BoardProps } from '../board.ts';
import { Holdings } from './Holdings.tsx';
import { riskAt } from './risk.ts';
import { Spot } from './Spot.tsx';
import type { Scene } from './scene.ts';

type SeatTileProps = {
  readonly seat: Seat;
  readonly scene: Scene;
  readonly order: readonly Seat[];
  readonly board: BoardProps<Cryptrick>;
};

/** One of the others: who, what lies in front of them, and what their blocks are worth. */
export function SeatTile({ seat, scene, order, board }: SeatTileProps) {
  const { now } = board.told;
  return (
    <li
      className="cry-seat"
      data-asked={now.asked.includes(seat) || undefined}
      data-risk={riskAt(now.board, seat)}
    >
      <SeatPlate seat={seat} bare className="cry-plate" />
      {scene.kind !== 'done' && <Spot seat={seat} scene={scene} order={order} board={board} />}
      <Holdings seat={seat} board={board} />
    </li>
  );
}
