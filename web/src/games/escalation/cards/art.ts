import type { CardArt } from '../../../cards/picture.tsx';
import { EscalationBack } from './Back.tsx';
import { EscalationFace } from './Face.tsx';
import ink from './ink.css?inline';

/** The cards of Escalation!. */
export const escalationArt: CardArt = { game: 'escalation', Face: EscalationFace, Back: EscalationBack, ink };
