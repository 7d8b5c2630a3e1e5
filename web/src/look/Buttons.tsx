import './buttons.css';

type ButtonsProps = {
  /** Absent while the bid is not made. */
  readonly bid?: number;
  readonly taken: number;
  readonly label?: string;
};

/** A row of sewing buttons: black ones are the bid, white ones the tricks, laid on top of them. */
export function Buttons({ bid, taken, label }: ButtonsProps) {
  const promised = bid ?? 0;
  const count = Math.max(promised, taken);
  const state = bid === undefined ? 'open' : taken === bid ? 'met' : taken > bid ? 'over' : 'short';
  return (
    <span
      className={`buttons buttons-${state}`}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {count === 0 && <span className="button-none">{bid === undefined ? '' : '0'}</span>}
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <ButtonStack key={place} black={place < promised} white={place < taken} />
      ))}
    </span>
  );
}

type OneButtonProps = { readonly colour: 'black' | 'white'; readonly y: number };

function OneButton({ colour, y }: OneButtonProps) {
  return (
    <g className={`button-${colour}`}>
      <circle cy={y + 3} r="22" className="button-side" />
      <circle cy={y} r="22" className="button-face" />
      <circle cy={y} r="15" className="button-rim" />
      <path d={`M-5 ${y - 5}h.01M5 ${y - 5}h.01M-5 ${y + 5}h.01M5 ${y + 5}h.01`} className="button-holes" />
    </g>
  );
}

/** One place: a black button, a white one, or white on black. */
function ButtonStack({ black, white }: { readonly black: boolean; readonly white: boolean }) {
  return (
    <svg viewBox="-26 -30 52 60" className="button-stack" aria-hidden="true">
      {black && <OneButton colour="black" y={4} />}
      {white && <OneButton colour="white" y={black ? -5 : 4} />}
    </svg>
  );
}
