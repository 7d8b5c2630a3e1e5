import { randomBytes } from 'node:crypto';
import { commitContribution, makeHex } from '@overtrick/engine';
import { newCode } from '../src/ids.ts';
import { Attack, type Ground } from './attack.ts';
import { from } from './person.ts';

const GUESTS = 30;

/** One address opens tables of club bots that play by themselves, as fast as it can. */
class Flood extends Attack {
  readonly name = 'flood of tables';
  protected async ask(at: number): Promise<void> {
    const guest = await this.guest(at % GUESTS, '198.51.100.1');
    const bots = ['club', 'club', 'club', 'club'] as const;
    const input = { game: 'inflation', players: 4, bots, seat: null, auto: true, public: true };
    if (guest) this.count(await guest.call('POST /api/tables', { input }));
  }
}

/** All households of one IPv6 network make guests. */
class Crowd extends Attack {
  readonly name = 'flood of guests';
  protected async ask(at: number): Promise<void> {
    const household = `2001:db8:bad:${(at % 65_536).toString(16)}::1`;
    const stranger = from(this.ground.site, household);
    this.count(await stranger.call('POST /api/me', { input: { name: `Crowd ${at}` } }));
  }
}

/** Two guests meet at rated tables and close them, again and again: the load of a farm. */
class Farm extends Attack {
  readonly name = 'farm';
  protected override readonly rate = 10;
  readonly #share = randomBytes(32);
  protected async ask(at: number): Promise<void> {
    const pair = await Promise.all([0, 1].map((each) => this.guest((at % 8) * 2 + each, '198.51.100.2')));
    const [host, other] = pair;
    if (!host || !other) return;
    const clock = { kind: 'live', bank: 60, move: 20, away: 30 } as const;
    const input = { game: 'escalation', players: 2, public: true, rated: true, clock };
    const made = await host.call('POST /api/tables', { input });
    this.count(made);
    if (!made.ok) return;
    const params = { id: made.value.id };
    this.count(await other.call('POST /api/tables/:id/sit', { params, input: {} }));
    const whole = await host.call('GET /api/tables/:id', { params });
    if (!whole.ok) return;
    for (const [seat, client] of [host, other].entries()) {
      const commitment = commitContribution(whole.value.room.commitment, seat, this.#share);
      this.count(await client.call('POST /api/tables/:id/ready', { params, input: { commitment } }));
    }
    this.count(await host.call('POST /api/tables/:id/start', { params }));
    for (const client of [host, other]) {
      const reveal = makeHex(this.#share);
      this.count(await client.call('POST /api/tables/:id/reveal', { params, input: { reveal } }));
    }
    this.count(await host.call('POST /api/tables/:id/close', { params }));
  }
}

/** Guests talk without end: at an open table of their own, and at those of people. */
class Chatter extends Attack {
  readonly name = 'chatter';
  protected override readonly rate = 50;
  #table: string | null = null;
  protected async ask(at: number): Promise<void> {
    const guest = await this.guest(at % GUESTS, '198.51.100.3');
    if (!guest) return;
    if (this.#table === null) {
      const made = await guest.call('POST /api/tables', {
        input: { game: 'charms', players: 4, public: true },
      });
      if (made.ok) this.#table = made.value.id;
    }
    const { tables } = this.ground;
    const id = at % 4 === 0 ? tables[at % tables.length] : (this.#table ?? tables[0]);
    const input = { text: 'x'.repeat(300) };
    this.count(await guest.call('POST /api/tables/:id/chat', { params: { id }, input }));
  }
}

/** Guests sit down and stand up at a table of their own, which is written each time. */
class Fidget extends Attack {
  readonly name = 'sitting down and standing up';
  protected override readonly rate = 50;
  #table: string | null = null;
  protected async ask(at: number): Promise<void> {
    const guest = await this.guest(at % GUESTS, '198.51.100.4');
    if (!guest) return;
    if (this.#table === null) {
      const made = await guest.call('POST /api/tables', {
        input: { game: 'inflation', players: 4, seat: null, public: true },
      });
      if (made.ok) this.#table = made.value.id;
    }
    if (this.#table === null) return;
    const params = { id: this.#table };
    this.count(await guest.call('POST /api/tables/:id/sit', { params, input: {} }));
    this.count(await guest.call('POST /api/tables/:id/stand', { params }));
  }
}

/** One address looks on everywhere at once, and never leaves. */
class Gapers extends Attack {
  readonly name = 'streams';
  protected override readonly rate = 50;
  readonly #open: { close(): void }[] = [];
  protected async ask(at: number): Promise<void> {
    const { tables, site } = this.ground;
    const client = from(site, '198.51.100.5');
    await new Promise<void>((done) => {
      const id = tables[at % tables.length];
      const feed = client.follow(
        'GET /api/tables/:id/stream',
        { params: { id } },
        {
          hear() {},
          changed: (connection, problem) => {
            if (connection === 'opening') return;
            this.count(problem ? { ok: false, error: problem } : { ok: true });
            if (connection !== 'open') feed.close();
            done();
          },
        },
      );
      this.#open.push(feed);
    });
  }
  protected override end(): void {
    for (const feed of this.#open) feed.close();
  }
}

/** All households of one IPv6 network try codes and tokens. */
class Guesses extends Attack {
  readonly name = 'guesses';
  protected override readonly rate = 50;
  protected async ask(at: number): Promise<void> {
    const client = from(this.ground.site, `2001:db8:dead:${(at % 65_536).toString(16)}::1`);
    if (at % 2 === 0) this.count(await client.call('GET /api/codes/:code', { params: { code: newCode(7) } }));
    else this.count(await client.call('POST /api/me/recover', { input: { code: newCode(12) } }));
  }
}

/** One address asks for what is long, and for the figures of the host. */
class Scraper extends Attack {
  readonly name = 'scraping';
  protected override readonly rate = 50;
  protected async ask(at: number): Promise<void> {
    const { site, tables } = this.ground;
    const client = from(site, '198.51.100.6');
    if (at % 3 === 0) this.count(await client.text('GET /metrics'));
    else if (at % 3 === 1) {
      const params = { id: tables[at % tables.length] };
      this.count(await client.call('GET /api/tables/:id', { params }));
    } else {
      const guest = await this.guest(0, '198.51.100.6');
      if (guest) this.count(await guest.call('GET /api/me/export'));
    }
  }
}

/** Everything at once. */
export const makeAttacks = (ground: Ground): Attack[] =>
  [Flood, Crowd, Farm, Chatter, Fidget, Gapers, Guesses, Scraper].map((Kind) => new Kind(ground));
