import type { InputOf, Message } from '@overtrick/api';
import { commitContribution, makeHex } from '@overtrick/engine';
import { type Chance, pass } from './chance.ts';
import { Ear } from './ear.ts';
import type { Person } from './person.ts';
import type { Tally } from './tally.ts';

type Deed = 'sit' | 'ready' | 'start' | 'reveal' | 'chat' | 'decisions';
type ActInput<A extends Deed> = InputOf<`POST /api/tables/:id/${A}`>;

const CHATTY = 0.03;

/** What the server has said yes to: where it is, and what must be there. */
export interface Acknowledged {
  readonly n: number;
  readonly key: string;
  readonly what: Readonly<Record<string, unknown>>;
}

/** A person on one seat of one table, with everything that was acknowledged. */
export class Player {
  readonly person: Person;
  readonly seat: number;
  readonly ear: Ear;
  readonly acknowledged: Acknowledged[] = [];
  readonly #table: string;
  readonly #chance: Chance;
  readonly #tally: Tally;
  #asked = 0;

  constructor(person: Person, table: string, seat: number, chance: Chance, tally: Tally) {
    this.person = person;
    this.seat = seat;
    this.#table = table;
    this.#chance = chance;
    this.#tally = tally;
    this.ear = new Ear(person, table, chance, tally);
  }

  sit(): Promise<number> {
    const { seat, person } = this;
    const input = { seat, openHands: true };
    return this.#act('sit', input, { t: 'sit', seat, person: person.id, openHands: true });
  }

  ready(promised: string): Promise<number> {
    const commitment = commitContribution(promised, this.seat, this.person.share);
    return this.#act('ready', { commitment }, { t: 'ready', seat: this.seat, commitment });
  }

  start(): Promise<number> {
    return this.#act('start', {}, { t: 'start' });
  }

  reveal(): Promise<number> {
    const reveal = makeHex(this.person.share);
    return this.#act('reveal', { reveal }, { t: 'reveal', seat: this.seat, reveal });
  }

  /** Takes any legal decision whenever asked, and says something now and then, until the match is over. */
  async play(): Promise<void> {
    const { ear, seat } = this;
    const isOver = (): boolean => ear.room?.status === 'over';
    for (;;) {
      await ear.until(() => isOver() || legalOf(ear.now).length > 0, 'a turn');
      if (isOver()) return;
      const decision = this.#chance.of(legalOf(ear.now));
      await pass(this.#chance.between(0, 40));
      const n = await this.#act('decisions', { decision }, { t: 'choice', seat, action: decision });
      this.#tally.decisions++;
      if (this.#chance.happens(CHATTY)) await this.#chat(`after ${n}`);
      await ear.until(() => ear.n >= n, 'the own decision');
    }
  }

  #chat(text: string): Promise<number> {
    const { seat, person } = this;
    return this.#act('chat', { text }, { t: 'chat', person: person.id, seat, text });
  }

  async #act<A extends Deed>(
    act: A,
    input: ActInput<A> & ActInput<Deed>,
    what: Acknowledged['what'],
  ): Promise<number> {
    const key = `chaos-${this.seat}-${String(++this.#asked).padStart(4, '0')}`;
    const ask = { params: { id: this.#table }, input, key };
    const { n } = await this.person.insist<`POST /api/tables/:id/${Deed}`>(
      `POST /api/tables/:id/${act}`,
      ask,
    );
    this.#tally.acknowledged++;
    this.acknowledged.push({ n, key, what });
    return n;
  }
}

const legalOf = (now: Message['now'] | null): readonly string[] => now?.legal ?? [];
