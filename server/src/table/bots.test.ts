import { checkSetup, explain, type Game, seatsOf } from '@overtrick/engine';
import { gameOf } from '@overtrick/games';
import { afterEach, describe, expect, test } from 'vitest';
import { tableOf } from '../../safety/botTable.ts';
import { randomWorld } from '../../safety/twin.ts';
import { Admission } from '../admission/admission.ts';
import { Openers } from '../admission/openers.ts';
import { originOf } from '../admission/origin.ts';
import { BotAccount, isAttended } from './botAccount.ts';
import { type Manner, ServerBots } from './bots.ts';
import type { LiveTable } from './live.ts';
import { Thoughts } from './thoughts.ts';

function table(): LiveTable {
  const game = gameOf('inflation') as Game;
  const setup = checkSetup(game, 3, {});
  if (!setup.ok) throw new Error(explain(setup.error));
  return tableOf(game, 3, randomWorld(game, setup.value, 'bots', 4));
}

function viewOf({ match, game }: LiveTable) {
  if (!match) throw new Error('a match is played');
  return match.view(seatsOf(game.actors(match.state))[0]);
}

/** Somebody who listens from this seat. */
const listener = (observer: number) => ({ person: null, observer, send() {}, end() {} });

let bots: ServerBots | null = null;
afterEach(() => bots?.close());

describe('many questions at once', () => {
  test('people are answered first, and who has waited long gets a small search, which is counted', async () => {
    const manners: Manner[] = [];
    bots = new ServerBots(1, ({ manner }) => manners.push(manner));
    const view = viewOf(table());
    const done: string[] = [];
    const ask = async (name: string, urgent: boolean) => {
      const asker = { table: name, opener: urgent ? 'ann' : 'flooder', urgent };
      const { decision } = await (bots as ServerBots).choose(view, 'club', asker);
      expect(view.now.choices).toContainEqual(decision);
      done.push(name);
    };
    const flood = Array.from({ length: 400 }, (_, at) => ask(`bots ${at}`, false));
    await ask('people', true);
    // One thought may have been finished before it could stop.
    expect(done.indexOf('people')).toBeLessThan(2);
    await Promise.all(flood);
    expect(manners).toHaveLength(401);
    expect(manners.filter((manner) => manner === 'minimum').length).toBeGreaterThan(0);
    expect(manners.filter((manner) => manner === 'failed')).toEqual([]);
  }, 120_000);

  test('after the end nothing is asked any more, and nobody waits for ever', async () => {
    bots = new ServerBots(1);
    const view = viewOf(table());
    const asker = { table: 't', opener: 'a', urgent: true };
    const asked = Promise.all([1, 2, 3].map(() => (bots as ServerBots).choose(view, 'club', asker)));
    await bots.close();
    for (const { decision } of await asked) expect(view.now.choices).toContainEqual(decision);
  });
});

describe('who pays for what bots think', () => {
  const payer = { person: 'ann', ...originOf('203.0.113.7') };

  test('who opened the table, unless a person plays there and is there to see it', () => {
    const live = table();
    const openers = new Openers();
    const account = new BotAccount(new Admission(1), openers);
    openers.opened(live.id, payer);
    expect([account.askerAt(live).urgent, account.waitAt(live)]).toEqual([false, 0]);
    account.charge(live, 60);
    expect(account.waitAt(live)).toBeGreaterThan(60_000);
    live.listeners.add(listener(-1));
    expect(account.waitAt(live)).toBeGreaterThan(60_000);
    live.listeners.add(listener(0));
    expect(isAttended(live)).toBe(false);
    Object.assign(live.room.seats[0], { kind: 'person', person: 'ann', level: null });
    expect([account.askerAt(live).urgent, account.waitAt(live)]).toEqual([true, 0]);
    live.room.seats[0].away = true;
    expect(account.waitAt(live)).toBeGreaterThan(60_000);
    live.room.seats[0].away = false;
    live.listeners.clear();
    live.elsewhere = new Set(['ann']);
    expect(account.waitAt(live)).toBe(0);
  });

  test('at another node, where nobody knows who opened it, its host', () => {
    const live = table();
    const admission = new Admission(1);
    const account = new BotAccount(admission, new Openers());
    account.charge(live, 60);
    expect(account.waitAt(live)).toBeGreaterThan(60_000);
    expect(admission.wait('botSeconds', { ...payer, person: 'host' })).toBeGreaterThan(60);
    expect(admission.wait('botSeconds', payer)).toBe(0);
  });

  test('a bot whose opener has spent everything begins later, or when a player comes', async () => {
    const live = table();
    let wait = 5_000;
    let asked = 0;
    const thoughts = new Thoughts({
      async choose(_live, { now }) {
        asked++;
        return now.choices[0];
      },
      wait: () => wait,
      now: () => 1_000,
    });
    expect(thoughts.about(live)?.notBefore).toBe(6_000);
    expect(thoughts.hasten(live)).toBe(false);
    wait = 0;
    expect(thoughts.about(live)?.notBefore).toBe(6_000);
    expect(thoughts.hasten(live)).toBe(true);
    expect(thoughts.about(live)?.notBefore).toBe(0);
    expect(asked).toBe(0);
    await thoughts.decide(live);
    expect([asked, thoughts.hasten(live)]).toEqual([1, false]);
  });
});
