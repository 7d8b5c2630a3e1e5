/** A weight is kept in thousandths, in two bytes. */
const FINE = 1000;
const MOST = 32767;

/** Weights as text: two bytes each, in base 64. The same numbers come back in Node and in browsers. */
export function makeWeights(weights: ArrayLike<number>): string {
  const bytes = new Uint8Array(2 * weights.length);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < weights.length; at++) {
    const fine = Math.round(weights[at] * FINE);
    view.setInt16(2 * at, Math.max(-MOST, Math.min(MOST, fine)), true);
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** Reads what `makeWeights` wrote. */
export function parseWeights(text: string): Float64Array {
  const read = atob(text);
  const bytes = Uint8Array.from(read, (char) => char.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: bytes.length / 2 }, (_, at) => view.getInt16(2 * at, true) / FINE);
}
