export {
  type Answer,
  type Ask,
  Client,
  type ClientOptions,
  type Incoming,
  NO_ANSWER,
  type Outgoing,
} from './client.ts';
export { type Connection, Feed, type FeedOptions } from './feed.ts';
export { FrameReader } from './frames.ts';
