import { escalation } from '@overtrick/games/escalation';
import { Letter } from '../../../cards/Letter.tsx';
import { lay } from '../../../cards/path.ts';
import { GLYPHS } from './glyphs.ts';
import { burst, dots, stairs } from './shapes.ts';

const STAIRS = Array.from({ length: 13 }, (_, i) => stairs(i + 1, 22 + i * 17));
const BURST = lay(burst(14, 98, 70), { x: 132, y: 180 });
const DOTS = [dots(24, 3), dots(66, 3), dots(108, 3)] as const;

/** A comic panel: the stairs climb with the value and the paper heats up. */
export function EscalationFace({ card }: { readonly card: string }) {
  const face = escalation.face(card);
  return (
    <>
      {DOTS.map((d, i) => (
        <path key={d} d={d} className="panel-dots" strokeWidth={8.5 - i * 2.6} />
      ))}
      {face.kind === 'wild' && <Wild />}
      {face.kind === 'pass' && <Pass />}
      {face.kind === 'number' && <Climb value={face.value} />}
      <rect className="panel-edge" x="9" y="9" width="232" height="332" rx="8" />
      <Index text={card} />
    </>
  );
}

function Climb({ value }: { readonly value: number }) {
  const { fill, edge } = STAIRS[value - 1];
  return (
    <>
      <path d={fill} className="panel-stairs" />
      <path d={edge} className="panel-step" />
      <Shout text={`${value}`} y={198} height={166} fit={178} />
    </>
  );
}

function Wild() {
  return (
    <>
      <path d={BURST} className="panel-burst" />
      <Shout text="W" y={174} height={104} fit={124} />
      <Shout text="1-7" y={294} height={50} fit={120} />
    </>
  );
}

function Pass() {
  return (
    <>
      <path d="M9 282H241V341H9z" className="panel-stairs" />
      <path d="M9 282H241" className="panel-step" />
      <path d="M66 158H204V194H66zM66 216H204V252H66z" className="panel-equals-shade" />
      <path d="M60 150H198V186H60zM60 208H198V244H60z" className="panel-equals" />
    </>
  );
}

type ShoutProps = {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly fit: number;
};

/** Lettering with a thick ink line and a hard shadow. */
function Shout({ text, y, height, fit }: ShoutProps) {
  const glyph = GLYPHS[text];
  const line = (16 / height) * 300;
  return (
    <>
      <Letter
        glyph={glyph}
        x={138}
        y={y + 8}
        height={height}
        fit={fit}
        fill="#2a1208"
        stroke="#2a1208"
        strokeWidth={line}
      />
      <Letter
        glyph={glyph}
        x={132}
        y={y}
        height={height}
        fit={fit}
        fill="#fff7e2"
        stroke="#2a1208"
        strokeWidth={line}
      />
    </>
  );
}

function Index({ text }: { readonly text: string }) {
  const glyph = GLYPHS[text];
  if (glyph === undefined) return null;
  return (
    <Letter
      glyph={glyph}
      x={47}
      y={51}
      height={58}
      fit={58}
      fill="#fff7e2"
      stroke="#2a1208"
      strokeWidth={64}
    />
  );
}
