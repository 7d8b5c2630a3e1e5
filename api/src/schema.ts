import { LEVELS } from '@overtrick/engine';
import * as v from 'valibot';

/** The type with every part read-only. */
type Immutable<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null | undefined
    ? T
    : { readonly [K in keyof T]: Immutable<T[K]> };

/** What a schema outputs, read-only. */
export type Given<S extends v.GenericSchema> = Immutable<v.InferOutput<S>>;
/** What a schema accepts, read-only. */
export type Taken<S extends v.GenericSchema> = Immutable<v.InferInput<S>>;

export const INTEGER = v.pipe(v.number(), v.integer());
export const between = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const SEAT = between(0, 15);
/** A seat, or −1 for a spectator. */
export const OBSERVER = between(-1, 15);
export const LEVEL = v.picklist(LEVELS);
export const HEX32 = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{64}$/, 'give 32 bytes as 64 lower-case hexadecimal digits'),
);
export const ID = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20}$/, 'this is not an id'));
export const GAME = v.pipe(v.string(), v.maxLength(40));
/** The answer of a request that has nothing to tell but success. */
export const EMPTY = v.object({});

export type PersonId = string;
export type TableId = string;
