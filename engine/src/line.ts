import type { Seat } from './seat.ts';

/** One decision of a log: who decided, and what, in the notation. */
export interface LogLine {
  readonly seat: Seat;
  readonly decision: string;
}

const SHAPE = /^\d+ \S+$/;

/** True for text that has the shape of a line; whether the decision is allowed is for the rules to say. */
export const isLine = (text: string): boolean => SHAPE.test(text);

/** A decision as a log writes it: `1 play:7`. */
export const makeLine = ({ seat, decision }: LogLine): string => `${seat} ${decision}`;

/** Reads a line of a log that `isLine` has let through. */
export function parseLine(text: string): LogLine {
  const [seat, decision] = text.split(' ');
  return { seat: Number(seat), decision };
}
