/** A chance or a share in percent. */
export const percent = (share: number): number => Math.round(100 * share);

/** A change of a chance in points, with its sign. */
export function points(change: number): string {
  const rounded = percent(change);
  return rounded < 0 ? `−${-rounded}` : rounded > 0 ? `+${rounded}` : '0';
}
