export { checkGame, type GameCheck } from './checkGame.ts';
export { checkLesson } from './checkLesson.ts';
export { cards, dealtPosition, type Position, positionOf } from './position.ts';
export { PROPERTIES, type Property } from './properties.ts';
export { Sitting } from './sitting.ts';
export { surprise } from './surprise.ts';
