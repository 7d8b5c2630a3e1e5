import type { Clock } from '@overtrick/api';
import type { Options } from '@overtrick/engine';

/** What a table was created with; kept as JSON in its row. */
export interface TableSetup {
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly code: string;
  readonly public: boolean;
  readonly rated: boolean;
  readonly hints: boolean;
  readonly spectators: boolean;
  /** Starts by itself when everybody is ready. */
  readonly auto: boolean;
  /** Bots give way to people who come later. Tables of earlier versions do not say. */
  readonly giveWay?: boolean;
  readonly clock: Clock;
  readonly commitment: string;
}
