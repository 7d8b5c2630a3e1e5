import { qrGrid } from '../../qr.mjs';

const MARGIN = 3;

/** A link for the cameras of others. Always dark on light: half of the cameras read nothing else. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const grid = gridOf(text);
  if (!grid) return null;
  const size = grid.length + 2 * MARGIN;
  const path = grid.flatMap((row, y) =>
    row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')),
  );
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Very long addresses have no code; the link is there all the same. */
function gridOf(text: string): ReturnType<typeof qrGrid> | null {
  try {
    return qrGrid(text);
  } catch {
    return null;
  }
}
