/** A QR code for short texts (up to 106 bytes, versions 1 to 5, level L), after ISO/IEC 18004. Made here, so that serving needs no package. */

/** By version: data codewords, error correction codewords (one block). */
const SIZES = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** Reed-Solomon: the remainder of the data divided by the generator polynomial. */
function correction(data, count) {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    for (let j = 0; j < generator.length; j++) next[j + 1] ^= times(generator[j], EXP[i]);
    generator = next;
  }
  const rest = [...data, ...Array(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i];
    for (let j = 0; j < generator.length; j++) rest[i + j] ^= times(generator[j], factor);
  }
  return rest.slice(data.length);
}

/** The bytes of a text with mode, length, padding and correction, as bits. */
function bitsOf(text) {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  if (version === 0) throw new Error(`too long for this QR code: ${text}`);
  const [size, extra] = SIZES[version - 1];
  let bits = `0100${bytes.length.toString(2).padStart(8, '0')}`;
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  bits += '0000';
  const data = bits.match(/.{8}/g).map((each) => Number.parseInt(each, 2));
  for (let pad = 0; data.length < size; pad ^= 1) data.push(pad ? 0x11 : 0xec);
  const all = [...data, ...correction(data, extra)];
  return { version, bits: all.flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((i) => (byte >> i) & 1)) };
}

/** The fixed patterns: finders, timing, alignment. `null` is free for data. */
function patterns(version) {
  const size = 17 + 4 * version;
  const grid = Array.from({ length: size }, () => Array(size).fill(null));
  const square = (row, column, rings) => {
    for (let dy = -rings; dy <= rings; dy++) {
      for (let dx = -rings; dx <= rings; dx++) {
        const [y, x] = [row + dy, column + dx];
        const ring = Math.max(Math.abs(dy), Math.abs(dx));
        if (grid[y]?.[x] !== undefined)
          grid[y][x] = Number(rings === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
    }
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    square(row, column, 4);
  if (version > 1) square(size - 7, size - 7, 2);
  for (let i = 8; i < size - 8; i++) grid[6][i] = grid[i][6] = Number(i % 2 === 0);
  return grid;
}

/** Level L, mask 0: 15 bits of format information with their correction. */
const FORMAT = 0b111011111000100;

function setFormat(grid) {
  const size = grid.length;
  for (let i = 0; i < 15; i++) {
    const bit = (FORMAT >> i) & 1;
    const up = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    const across = i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i;
    grid[up][8] = bit;
    grid[8][across] = bit;
  }
  grid[size - 8][8] = 1;
}

/** The code as rows of 0 and 1. */
export function qrGrid(text) {
  const { version, bits } = bitsOf(text);
  const grid = patterns(version);
  const size = grid.length;
  setFormat(grid);
  let at = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (grid[row][column] === null) {
          grid[row][column] = (bits[at++] ?? 0) ^ Number((row + column) % 2 === 0);
        }
      }
    }
  }
  return grid;
}

/** The code for a terminal: two rows a line, dark on light whatever the terminal's colours. */
export function qrCode(text) {
  const grid = qrGrid(text);
  const size = grid.length;
  const dark = (y, x) => grid[y]?.[x] === 1;
  let out = '';
  for (let y = -2; y < size + 2; y += 2) {
    out += '  \x1b[30;107m';
    for (let x = -2; x < size + 2; x++) {
      const [above, below] = [dark(y, x), dark(y + 1, x)];
      out += above ? (below ? '█' : '▀') : below ? '▄' : ' ';
    }
    out += '\x1b[0m\n';
  }
  return out;
}
