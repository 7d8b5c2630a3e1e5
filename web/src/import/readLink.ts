import type { Outcome } from './outcome.ts';

/** A link that somebody pasted, with whatever stands around it. */
export function readLink(text: string): Outcome {
  const packed = /#\/log\/([\w-]+)/.exec(text)?.[1];
  return packed ? { kind: 'match', packed } : { kind: 'notLink' };
}
