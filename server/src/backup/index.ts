export { readConfig } from '../config.ts';
export { explainTrouble } from '../trouble.ts';
export { backup } from './backup.ts';
export { openLogs } from './logs.ts';
export { restore } from './restore.ts';
