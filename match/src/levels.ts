import { LEVELS, type Level } from '@overtrick/engine';

export { LEVELS, type Level } from '@overtrick/engine';

/** The bot that plays each level, as `parseBot` reads it. Few iterations make mistakes that people make, too. */
export const PLAYED_BY: Readonly<Record<Level, string>> = {
  novice: 'ismcts:60',
  casual: 'ismcts:600',
  club: 'guided:1000',
  expert: 'guided:6000',
  master: 'guided:40000',
};

/** Who plays each level where a thought had to wait for its turn: enough not to play at random. */
export const IN_HASTE: Readonly<Record<Level, string>> = {
  novice: 'ismcts:60',
  casual: 'ismcts:150',
  club: 'guided:150',
  expert: 'guided:300',
  master: 'guided:500',
};

/** The milliseconds after which a bot of each level answers with the best so far, however slow the machine. */
export const LIMITS: Readonly<Record<Level, number>> = {
  novice: 50,
  casual: 50,
  club: 200,
  expert: 500,
  master: 1000,
};

/** Who gives a hint, at a server's table and in a browser: the strongest bot that nobody has to wait for. */
export const ADVISER: Level = 'expert';

/** A bot of middle strength, which plays for a person who has left, and where nobody has said how well bots are to play. */
export const USUAL_LEVEL: Level = 'casual';

export const isLevel = (text: unknown): text is Level => LEVELS.some((level) => level === text);
