import type { CardArt } from '../../../cards/picture.tsx';
import { CryptrickBack } from './Back.tsx';
import { CryptrickFace } from './Face.tsx';
import ink from './ink.css?inline';

/** The cards of Cryptrick. */
export const cryptrickArt: CardArt = { game: 'cryptrick', Face: CryptrickFace, Back: CryptrickBack, ink };
