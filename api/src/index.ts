export type {
  DealText,
  Level,
  MatchEventText as MatchEvent,
  MatchLog,
  NowText as Now,
  Observer,
  Options,
  Refusal,
  Seat,
  ViewText as View,
} from '@overtrick/engine';
export * from './contract.ts';
export type { AdminWatch, Sign, WatchedPair } from './host.ts';
export { outlineOf } from './match.ts';
export * from './moderation.ts';
export * from './passkeys.ts';
export * from './people.ts';
export * from './problems.ts';
export type { Route } from './route.ts';
export { ROUTES } from './routes.ts';
export * from './schema.ts';
export { SCHEMAS } from './schemas.ts';
export * from './tables.ts';
