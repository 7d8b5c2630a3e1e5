/** What a new hand must have behind it, told by the acts alone: it knows nothing of how a table counts votes and claims. */
export class SeatModel {
  /** True when everybody who sat down was told that bots give way. */
  readonly givesWay: boolean;
  readonly seats: (string | null)[];
  readonly bots: boolean[];
  readonly away: boolean[];
  /** False for a seat that anybody has held who did not agree to show finished deals. */
  readonly opens: boolean[];
  readonly dealtIn = new Set<string>();
  readonly held = new Map<string, number>();
  /** Where somebody last got or lost a seat. */
  readonly movedAt = new Map<string, number>();
  /** Who comes to which bot's seat before the next deal. */
  readonly #coming = new Map<number, string>();
  readonly #seen = new Map<string, Set<number>>();
  readonly #yes = new Map<string, Set<string>>();

  /** Outside bots play as people do, and let nobody in. */
  readonly #robots: ReadonlySet<string>;

  constructor(players: number, givesWay = false, robots: ReadonlySet<string> = new Set()) {
    this.givesWay = givesWay;
    this.#robots = robots;
    this.seats = Array<null>(players).fill(null);
    this.bots = Array<boolean>(players).fill(false);
    this.away = Array<boolean>(players).fill(false);
    this.opens = Array<boolean>(players).fill(true);
  }

  seatOf(person: string | null): number {
    return person === null ? -1 : this.seats.indexOf(person);
  }

  /** True for who has a seat, or comes to one before the next deal. */
  belongs(person: string | null): boolean {
    return this.seatOf(person) >= 0 || [...this.#coming.values()].some((each) => each === person);
  }

  /** Somebody takes a bot's seat before the next deal, and no other. */
  claim(person: string, seat: number): void {
    this.giveUp(person);
    this.#coming.set(seat, person);
  }

  giveUp(person: string): void {
    for (const [seat, each] of this.#coming) if (each === person) this.#coming.delete(seat);
  }

  sit(person: string, seat: number, opens: boolean, n: number): void {
    const before = this.seatOf(person);
    if (before >= 0 && before !== seat) this.clear(before, n);
    if (before !== seat) this.#move(seat, person, n);
    this.bots[seat] = false;
    this.opens[seat] = opens;
  }

  clear(seat: number, n: number): void {
    this.#move(seat, null, n);
    this.bots[seat] = false;
    this.opens[seat] = true;
  }

  bot(seat: number): void {
    this.bots[seat] = true;
  }

  /** The first hands are dealt. */
  begin(): void {
    for (const [seat, person] of this.seats.entries()) {
      if (person === null) continue;
      if (!this.#robots.has(person)) this.dealtIn.add(person);
      this.held.set(person, seat);
    }
  }

  /** Somebody who sits says yes or no to a newcomer. */
  vote(voter: string, seat: number, newcomer: string, yes: boolean): void {
    const name = `${seat} ${newcomer}`;
    if (!yes) this.#yes.delete(name);
    else if (this.seatOf(voter) >= 0) this.#yes.set(name, (this.#yes.get(name) ?? new Set()).add(voter));
  }

  /** Somebody got a seat in the middle of a match; gives what was wrong with that. */
  takeOver(newcomer: string, seat: number, n: number): string | null {
    const yes = this.#yes.get(`${seat} ${newcomer}`) ?? new Set();
    const vouched = [...yes].some((each) => this.dealtIn.has(each) && this.seatOf(each) >= 0);
    const wasPlayed = this.bots[seat] || this.away[seat];
    const wrong = this.#gain(newcomer, seat, this.opens[seat] && !this.bots[seat], n);
    if (!vouched) return `${newcomer} got the hand of seat ${seat}, and nobody who was dealt in has agreed`;
    return wasPlayed ? wrong : `${newcomer} got seat ${seat} from somebody who plays`;
  }

  /** A bot has given way in the middle of a match; gives what was wrong with that. */
  giveWay(newcomer: string, seat: number, opens: boolean, betweenDeals: boolean, n: number): string | null {
    const isBots = this.bots[seat];
    // Away is who said so, or whose time was up: a yes of before does not count while nobody sees who comes.
    const agreed = [...this.dealtIn].some((each) => this.seatOf(each) >= 0 && !this.away[this.seatOf(each)]);
    const wrong = this.#gain(newcomer, seat, opens, n);
    if (!this.givesWay)
      return `${newcomer} got the hand of seat ${seat}, and nobody has agreed that bots give way`;
    if (!agreed) return `${newcomer} got seat ${seat}, and nobody who was dealt in is there`;
    if (!betweenDeals) return `${newcomer} got the hand of seat ${seat} in the middle of a deal`;
    return isBots ? wrong : `${newcomer} got seat ${seat}, which is no bot's`;
  }

  #gain(newcomer: string, seat: number, opens: boolean, n: number): string | null {
    const held = this.held.get(newcomer);
    const sat = this.seatOf(newcomer);
    for (const name of this.#yes.keys()) if (name.startsWith(`${seat} `)) this.#yes.delete(name);
    this.#move(seat, newcomer, n);
    this.held.set(newcomer, seat);
    this.opens[seat] = opens;
    this.bots[seat] = false;
    if (held !== undefined && held !== seat) return `${newcomer} held seat ${held} and got seat ${seat}`;
    return sat >= 0 ? `${newcomer} sits at ${sat} and got seat ${seat}` : null;
  }

  /** Somebody was told what a seat sees. */
  sees(person: string, seat: number): void {
    if (seat < 0) return;
    const seen = (this.#seen.get(person) ?? new Set()).add(seat);
    this.#seen.set(person, seen);
    if (seen.size > 1) throw new Error(`${person} has seen the hands of seats ${[...seen]}`);
  }

  #move(seat: number, person: string | null, n: number): void {
    for (const moved of [this.seats[seat], person]) if (moved !== null) this.movedAt.set(moved, n);
    this.#coming.delete(seat);
    if (person !== null) this.giveUp(person);
    this.seats[seat] = person;
    this.away[seat] = false;
  }
}
