export { readConfig } from '../config.ts';
export { explainError } from '../explainError.ts';
export { backup } from './backup.ts';
export { drill } from './drill.ts';
export { openLogs } from './logs.ts';
export { restore } from './restore.ts';
export { backupFolder, findBackups } from './schedule.ts';
