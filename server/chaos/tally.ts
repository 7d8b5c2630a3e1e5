/** What a run did to the server and what came of it. */
export class Tally {
  kills = 0;
  pauses = 0;
  databaseCuts = 0;
  acknowledged = 0;
  decisions = 0;
  retries = 0;
  duplicates = 0;
  lostResponses = 0;
  delayed = 0;
  cutStreams = 0;
  halfOpenStreams = 0;
  resumedStreams = 0;
  /** How often somebody got or lost a seat and was told so, and how often an idea of the own seat was held against the server's. */
  seatChanges = 0;
  seatsCompared = 0;
  opened = 0;
  verified = 0;
  readonly violations: string[] = [];

  /** Something that must never happen has happened. */
  violate(what: string): void {
    this.violations.push(what);
  }

  /** Adds what another run has counted. */
  add(other: Tally): void {
    for (const name of COUNTS) this[name] += other[name];
    this.violations.push(...other.violations);
  }

  /** One line for each count, for people. */
  lines(): string[] {
    return [
      `kill -9: ${this.kills}; nodes paused: ${this.pauses}; cuts of the database: ${this.databaseCuts}`,
      `acknowledged: ${this.acknowledged}, of them decisions: ${this.decisions}; asked again: ${this.retries}`,
      `duplicates injected: ${this.duplicates}; lost responses: ${this.lostResponses}; delayed: ${this.delayed}`,
      `streams cut: ${this.cutStreams}, left half open: ${this.halfOpenStreams}, resumed: ${this.resumedStreams}`,
      `seats changed: ${this.seatChanges}; ideas of the own seat compared: ${this.seatsCompared}`,
      `matches begun: ${this.opened}, finished and verified: ${this.verified}`,
      `violations: ${this.violations.length}`,
      ...this.violations.map((what) => `  ${what}`),
    ];
  }
}

const COUNTS = [
  'kills',
  'pauses',
  'databaseCuts',
  'acknowledged',
  'decisions',
  'retries',
  'duplicates',
  'lostResponses',
  'delayed',
  'cutStreams',
  'halfOpenStreams',
  'resumedStreams',
  'seatChanges',
  'seatsCompared',
  'opened',
  'verified',
] as const satisfies readonly (keyof Tally)[];
