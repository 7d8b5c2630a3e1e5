import type { PersonId } from '@overtrick/api';
import { ok } from '@overtrick/engine';
import { cleanCode } from '../ids.ts';
import type { Households } from '../ladder/households.ts';
import type { People } from '../people/people.ts';
import { no } from '../problem.ts';
import { type CheckedActInput, onlyPeople, type PlainAct, planAct, planDecision } from '../table/acts.ts';
import type { ServerBots } from '../table/bots.ts';
import { type CreateDuties, createTable, rematch } from '../table/create.ts';
import { knownOf, type LiveTable } from '../table/live.ts';
import { logOf } from '../table/log.ts';
import { listen, makeWhole } from '../table/tell.ts';
import type { CallTo, Handlers } from './route.ts';
import { type Stream, tooManyStreams } from './stream.ts';
import type { Streams } from './streams.ts';

export interface TableRouteDuties extends CreateDuties {
  readonly dealPause: number;
  readonly bots: ServerBots;
  readonly households: Households;
  /** Hangs up on somebody who was shut out while the stream was being opened. */
  readonly checkHolder: (stream: Stream) => void;
  readonly streams: Streams;
  readonly people: People;
  /** Finds out who listens to a table at other nodes. */
  readonly attend: (live: LiveTable) => Promise<void>;
  /** Somebody started or stopped listening to a table. */
  readonly presence: (live: LiveTable, person: string | null, here: boolean) => void;
}

/** How many may look on at one table at one node. Those who sit there always get in. */
const MOST_SPECTATORS = 500;

export const noTable = no('no-such-table', 'There is no such table. Check the link or the code.');

export const noSpectators = no('no-spectators', 'Those at this table play without spectators.');

/** True for who may not look at a match that is played among its players alone. */
export const isShutOut = ({ room }: LiveTable, person: PersonId | undefined): boolean =>
  room.shutsOut(person ?? null);

/** The routes of tables. */
export function tableRoutes(duties: TableRouteDuties) {
  const { tables, store, dealPause, bots, admission, households, people } = duties;

  const act =
    <A extends PlainAct>(name: A) =>
    async (
      { params, person, key, caller }: CallTo<`POST /api/tables/:id/${PlainAct}`>,
      input: CheckedActInput<A>,
    ) => {
      const live = await tables.get(params.id);
      if (live) live.faces.set(person.id, knownOf(person));
      if (live?.room.setup.rated) await households.remember(person.id, caller);
      const done = await tables.act(params.id, key, planAct(name, person.id, input, store.now()));
      return done.ok ? ok({ json: done.value }) : done;
    };
  const talk =
    <A extends 'chat' | 'react'>(name: A) =>
    async (call: CallTo<`POST /api/tables/:id/${PlainAct}`>, input: CheckedActInput<A>) =>
      people.refuseMuted(call.person) ?? act(name)(call, input);

  return {
    'POST /api/tables/:id/sit': act('sit'),
    'POST /api/tables/:id/stand': act('stand'),
    'POST /api/tables/:id/ready': act('ready'),
    'POST /api/tables/:id/reveal': act('reveal'),
    'POST /api/tables/:id/start': act('start'),
    'POST /api/tables/:id/deal': act('deal'),
    'POST /api/tables/:id/bot': act('bot'),
    'POST /api/tables/:id/remove': act('remove'),
    async 'POST /api/tables/:id/close'(call, input) {
      const live = await tables.get(call.params.id);
      // Who is not there may not be waited for.
      if (live) await duties.attend(live);
      return act('close')(call, input);
    },
    'POST /api/tables/:id/chat': talk('chat'),
    'POST /api/tables/:id/react': talk('react'),
    'POST /api/tables/:id/mute': act('mute'),
    'POST /api/tables/:id/pause': act('pause'),
    'POST /api/tables/:id/resume': act('resume'),
    'POST /api/tables/:id/takeback': act('takeback'),
    'POST /api/tables/:id/takeover': act('takeover'),
    'POST /api/tables/:id/back': act('back'),
    async 'POST /api/tables'({ person, caller, key }, input) {
      if (person.robot && input.rated) return onlyPeople;
      if (input.rated) await households.remember(person.id, caller);
      const reason = key === null ? null : `asked by ${person.id} ${key}`;
      const created = await createTable(duties, person.id, caller, input, reason);
      return created.ok ? ok({ json: created.value, status: 201 }) : created;
    },
    async 'POST /api/tables/:id/decisions'({ params, person, key, caller }, { decision }) {
      // Who sits down from one place and plays from another is at home in both.
      if (tables.peek(params.id)?.room.setup.rated) await households.remember(person.id, caller);
      const done = await tables.act(params.id, key, planDecision(person.id, decision));
      return done.ok ? ok({ json: done.value }) : done;
    },
    async 'GET /api/codes/:code'({ params, caller }) {
      // Before anything is looked up: who guesses must not learn when they were right.
      const guessed = admission.take('guesses', caller);
      if (guessed) return guessed;
      const code = cleanCode(params.code);
      const row = await store.db
        .selectFrom('tables')
        .select(['id', 'code'])
        .where('code', '=', code)
        .executeTakeFirst();
      if (!row) return noTable;
      admission.spend('guesses', caller, -1);
      return ok({ json: row });
    },
    async 'GET /api/tables/:id'({ params, person }) {
      const live = await tables.fresh(params.id);
      if (!live) return noTable;
      if (isShutOut(live, person?.id)) return noSpectators;
      return ok({ json: makeWhole(live, live.room.seatOf(person?.id ?? null), dealPause) });
    },
    async 'GET /api/tables/:id/stream'(call) {
      const live = await tables.fresh(call.params.id);
      if (!live) return noTable;
      const isSeated = live.room.seatOf(call.person?.id ?? null) >= 0;
      if (!isSeated && spectatorsOf(live) >= MOST_SPECTATORS) {
        return no('crowded', 'Too many people watch this table. Try again later.');
      }
      const leave = (isSeated ? admission.seated : admission.streams).enter(call.caller);
      if (!leave) return tooManyStreams;
      // The table may have changed while others were served.
      return live.alone(async () => {
        if (isShutOut(live, call.person?.id)) {
          leave();
          return noSpectators;
        }
        hear(call, live, leave, duties);
        return ok(undefined);
      });
    },
    async 'POST /api/tables/:id/rematch'({ params, person, caller }) {
      const live = await tables.fresh(params.id);
      if (!live) return noTable;
      const created = await rematch(duties, live, person.id, caller);
      return created.ok ? ok({ json: created.value }) : created;
    },
    async 'POST /api/tables/:id/hint'({ params, person, caller }) {
      const live = await tables.fresh(params.id);
      if (!live) return noTable;
      const seat = live.room.seatOf(person.id);
      if (!live.room.setup.hints) return no('no-hints', 'This table plays without help.');
      const view = seat < 0 ? undefined : live.match?.view(seat);
      if (!view || view.now.choices.length === 0) return no('not-your-turn', 'Ask when it is your turn.');
      const spent = admission.take('hints', caller);
      if (spent) return spent;
      return ok({
        json: await bots.advise(live.game, view, { table: live.id, opener: caller.address, urgent: true }),
      });
    },
    async 'GET /api/tables/:id/deals'({ params, person }) {
      const live = await tables.fresh(params.id);
      if (!live) return noTable;
      const { room, match } = live;
      if (isShutOut(live, person?.id)) return noSpectators;
      if (room.secret === null && !room.seats.every((seat) => seat.kind !== 'person' || seat.openHands)) {
        return no(
          'hands-closed',
          'Not everybody agreed to show finished deals. Wait for the end of the match.',
        );
      }
      const state = match?.state;
      const finished = state ? (state.turn < 0 ? state.deal + 1 : state.deal) : 0;
      return ok({ json: match?.deals.slice(0, finished) ?? [] });
    },
    async 'GET /api/tables/:id/log'({ params }) {
      const live = await tables.fresh(params.id);
      if (!live) return noTable;
      const log = logOf(live);
      return log ? ok({ json: log }) : no('not-over', 'The log can be read when the match is over.');
    },
  } satisfies Partial<Handlers>;
}

function spectatorsOf({ listeners }: LiveTable): number {
  let count = 0;
  for (const { observer } of listeners) if (observer < 0) count++;
  return count;
}

/** Lets somebody hear from now on, unless they are gone already. */
function hear(
  { req, res, person, query, caller }: CallTo<'GET /api/tables/:id/stream'>,
  live: LiveTable,
  leave: () => void,
  { dealPause, presence, checkHolder, streams }: TableRouteDuties,
): void {
  if (res.destroyed) {
    leave();
    return;
  }
  const after = Number(req.headers['last-event-id'] ?? query.after ?? Number.NaN);
  const stream = streams.open(res, leave, person, caller);
  const line = { send: (text: string) => stream.send(text), end: () => stream.end() };
  if (person) live.faces.set(person.id, knownOf(person));
  const from = Number.isInteger(after) && after >= 0 ? after : null;
  const listener = listen(live, person?.id ?? null, from, line, dealPause);
  stream.onEnd = () => {
    live.listeners.delete(listener);
    live.used = performance.now();
    presence(live, listener.person, false);
  };
  presence(live, listener.person, true);
  checkHolder(stream);
}
