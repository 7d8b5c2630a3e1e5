import type { Seat } from '@overtrick/engine';
import { useTable } from '../table/TableContext.tsx';
import { R } from './words.ts';

type ReviewedSeatProps = {
  readonly seat: Seat | null;
  /** Reviews another seat, or none. */
  readonly onSeat: (seat: Seat | null) => void;
};

/** Whose decisions are reviewed, and the way out of it. */
export function ReviewedSeat({ seat, onSeat }: ReviewedSeatProps) {
  const { talk, sitters } = useTable();
  const { say } = talk;
  return (
    <div className="review-whose">
      <label>
        <span>{say(R.whose)}</span>
        <select value={seat ?? 0} onChange={({ target }) => onSeat(Number(target.value))}>
          {sitters.map((_, each) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <option key={each} value={each}>
              {talk.name(each)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="way" onClick={() => onSeat(null)}>
        {say(R.hide)}
      </button>
    </div>
  );
}
