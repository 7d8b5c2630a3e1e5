import './wordmark.css';

/** The name of the house: its O is a white button on a black one, a trick over the bid. */
export function Wordmark() {
  return (
    <span className="wordmark" role="img" aria-label="Overtrick">
      <Mark />
      <span aria-hidden="true">vertrick</span>
    </span>
  );
}

/** The mark alone: icon, loading sign, corner of a table. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 100 112" aria-hidden="true">
      <circle cx="46" cy="66" r="44" className="mark-black" />
      <circle cx="54" cy="48" r="44" className="mark-white" />
      <circle cx="54" cy="48" r="29" className="mark-rim" />
      <path d="M44 38h.01M64 38h.01M44 58h.01M64 58h.01" className="mark-holes" />
    </svg>
  );
}
