import type { CardArt } from '../../../cards/picture.tsx';
import { InflationBack } from './Back.tsx';
import { InflationFace } from './Face.tsx';
import ink from './ink.css?inline';

/** The cards of Inflation!. */
export const inflationArt: CardArt = { game: 'inflation', Face: InflationFace, Back: InflationBack, ink };
