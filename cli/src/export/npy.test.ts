import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { NpyFile, type NpyKind, type Numbers } from './npy.ts';

const folder = mkdtempSync(join(tmpdir(), 'npy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads as the description of the format says: magic, version, length of the head, a Python dictionary, then the numbers. */
function read(file: string): { head: string; shape: string; data: DataView; from: number } {
  const bytes = readFileSync(file);
  expect([...bytes.subarray(0, 8)]).toEqual([0x93, ...Buffer.from('NUMPY'), 1, 0]);
  const from = 10 + bytes.readUInt16LE(8);
  const head = bytes.toString('latin1', 10, from);
  expect(from % 64).toBe(0);
  expect(head.endsWith('\n')).toBe(true);
  const [, shape] = /'shape': (\(.*?\))/.exec(head) ?? [];
  return {
    head,
    shape,
    data: new DataView(bytes.buffer, bytes.byteOffset + from, bytes.length - from),
    from,
  };
}

function write(name: string, kind: NpyKind, columns: number | null, ...parts: Numbers[]): string {
  const path = join(folder, name);
  const file = new NpyFile(path, kind, columns);
  for (const part of parts) file.add(part);
  file.close();
  return path;
}

describe('an array of NumPy', () => {
  it('has rows that were added one after the other', () => {
    const path = write('a.npy', '<i2', 3, Int16Array.of(1, -2, 300), Int16Array.of(4, 5, 6, 7, 8, -32768));
    const { head, shape, data } = read(path);
    expect(head).toContain("'descr': '<i2', 'fortran_order': False");
    expect(shape).toBe('(3, 3)');
    expect(data.byteLength).toBe(18);
    expect(data.getInt16(2, true)).toBe(-2);
    expect(data.getInt16(4, true)).toBe(300);
    expect(data.getInt16(16, true)).toBe(-32768);
  });

  it('may be a list, of bytes or of fractions', () => {
    const bytes = read(write('b.npy', '|u1', null, Uint8Array.of(0, 255)));
    expect([bytes.shape, bytes.data.byteLength, bytes.data.getUint8(1)]).toEqual(['(2,)', 2, 255]);
    const fractions = read(write('c.npy', '<f4', 1, Float32Array.of(0.5)));
    expect([fractions.shape, fractions.data.getFloat32(0, true)]).toEqual(['(1, 1)', 0.5]);
  });

  it('may be empty', () => {
    expect(read(write('d.npy', '<i2', 7)).shape).toBe('(0, 7)');
  });

  it('takes no other numbers than it was opened for', () => {
    const file = new NpyFile(join(folder, 'e.npy'), '<i2', 1);
    expect(() => file.add(Uint8Array.of(1))).toThrow('<i2');
    file.close();
  });
});
