import { Card } from '../../../cards/Card.tsx';
import './cards.css';

type LaneSlotProps = {
  readonly card: string;
  /** `now` is the follow card of this trick; `past` has been taken; `next` still waits. */
  readonly state: 'past' | 'now' | 'next';
  /** The card that lies here came by an inversion in this trick. */
  readonly swapped?: boolean;
  readonly label?: string;
};

/** One place of the lane. */
export function LaneSlot({ card, state, swapped = false, label }: LaneSlotProps) {
  return (
    <span className={`lane-slot lane-${state}${swapped ? ' lane-swapped' : ''}`}>
      {state === 'past' ? (
        <span className="slot" />
      ) : (
        <Card game="inversion" card={card} {...(label === undefined ? {} : { label })} />
      )}
    </span>
  );
}
