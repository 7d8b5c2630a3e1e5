import type { CardArt } from '../../../cards/picture.tsx';
import { InversionBack } from './Back.tsx';
import { InversionFace } from './Face.tsx';
import ink from './ink.css?inline';

/** The cards of Inversion. */
export const inversionArt: CardArt = { game: 'inversion', Face: InversionFace, Back: InversionBack, ink };
