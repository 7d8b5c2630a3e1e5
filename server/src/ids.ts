import { randomBytes, randomInt } from 'node:crypto';

/** Letters that are not mistaken for one another when read aloud. */
const CLEAR = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Letters of an id. */
export const ID_LENGTH = 20;

/** An id that cannot be guessed: 120 bits. */
export const newId = (): string => randomBytes(15).toString('base64url');

/** Letters of a table's code: docs/security.md counts how long guessing takes. Older tables have five. */
export const CODE_LENGTH = 7;

/** A short code that people read aloud or type. */
export const newCode = (length: number): string =>
  Array.from({ length }, () => CLEAR[randomInt(CLEAR.length)]).join('');

/** A code as people type it. */
export const cleanCode = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
