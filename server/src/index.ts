export { type Config, readConfig } from './config.ts';
export type { ServerExtras } from './node.ts';
export { type RunningServer, startServer } from './server.ts';
