const TOP = 12;
const BOTTOM = 338;
const STEPS = 8;

/** Stairs that go up and down for ever, as far as the card goes. */
function flights(down: number): string {
  let d = '';
  for (let row = -6; row < 12; row++)
    for (let step = 0, drawn = false; step < STEPS; step++) {
      const x = 9 + step * 29;
      const y = 60 + row * 44 - step * 22 + down;
      if (y < TOP || y - 22 > BOTTOM) continue;
      if (y > BOTTOM) d += `M${x + 29} ${BOTTOM}`;
      else d += `${drawn ? '' : `M${x} ${y}`}h${step < STEPS - 1 ? 29 : 26}`;
      if (step < STEPS - 1) d += `V${Math.max(y - 22, TOP)}`;
      drawn = true;
    }
  return d;
}

const SHADOW = flights(9);
const FLIGHTS = flights(0);

export function EscalationBack() {
  return (
    <>
      <path d={SHADOW} className="flight-shadow" />
      <path d={FLIGHTS} className="flight" />
      <rect className="panel-edge" x="9" y="9" width="232" height="332" rx="8" />
    </>
  );
}
