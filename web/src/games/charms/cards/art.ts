import type { CardArt } from '../../../cards/picture.tsx';
import { CharmsBack } from './Back.tsx';
import { CharmsFace } from './Face.tsx';
import ink from './ink.css?inline';

/** The cards of Charms. */
export const charmsArt: CardArt = { game: 'charms', Face: CharmsFace, Back: CharmsBack, ink };
