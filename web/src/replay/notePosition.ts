import { noteHere } from '../app/route.ts';

/** Writes the position into the address: a reload, the way back and a copied address lead to it. */
export const notePosition = (at: number): void => noteHere('at', at > 1 ? String(at) : null);
