import type { Game } from '@overtrick/engine';
import { charms } from './charms/index.ts';
import { cryptrick } from './cryptrick/index.ts';
import { escalation } from './escalation/index.ts';
import { inflation } from './inflation/index.ts';
import { inversion } from './inversion/index.ts';

/** Every game, in the order of the shelf. */
export const GAMES: readonly Game[] = [inflation, charms, inversion, escalation, cryptrick];

/** The game of this name. */
export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

export type { Charms, CharmsBoard, CharmsPair, CharmsState } from './charms/index.ts';
export type { Cryptrick, CryptrickBoard, CryptrickState } from './cryptrick/index.ts';
export type { Escalation, EscalationBoard, EscalationPlay, EscalationState } from './escalation/index.ts';
export type { Inflation, InflationBoard, InflationState } from './inflation/index.ts';
export type { Inversion, InversionBoard, InversionPlay, InversionState } from './inversion/index.ts';
export { charms, cryptrick, escalation, inflation, inversion };
