export { readConfig } from '../config.ts';
export { explainError } from '../explainError.ts';
export { backup } from './backup.ts';
export { openLogs } from './logs.ts';
export { restore } from './restore.ts';
