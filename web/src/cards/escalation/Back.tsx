import './escalation.css';

/** Stairs that go up and down for ever. */
const flights = (() => {
  let d = '';
  for (let row = -6; row < 12; row++) {
    d += `M9 ${60 + row * 44}`;
    for (let i = 0; i < 8; i++) d += 'h29v-22';
  }
  return d;
})();

export function EscalationBack() {
  return (
    <>
      <svg x="12" y="12" width="226" height="326" viewBox="12 12 226 326" aria-hidden="true">
        <path d={flights} className="flight-shadow" />
        <path d={flights} className="flight" />
      </svg>
      <rect className="panel-edge" x="9" y="9" width="232" height="332" rx="8" />
    </>
  );
}
