import { ok } from '@overtrick/engine';
import type { Act } from '../api.ts';
import { cleanCode } from '../ids.ts';
import { no } from '../problem.ts';
import { ACT_INPUTS, onlyPeople, type PlainAct, planAct } from '../table/acts.ts';
import type { HouseBots } from '../table/bots.ts';
import { type CreateDuties, createTable, rematch, TABLE_INPUT } from '../table/create.ts';
import type { LiveTable } from '../table/live.ts';
import { dealsOf, logOf } from '../table/log.ts';
import { makeWhole, sayAfter, sayWhole } from '../table/tell.ts';
import type { Call } from './call.ts';
import { DECISION } from './door.ts';
import { type Route, route } from './route.ts';
import { Stream } from './stream.ts';

export interface TableRouteDuties extends CreateDuties {
  readonly dealPause: number;
  readonly bots: HouseBots;
  /** Somebody began or ceased to listen to a table. */
  readonly presence: (live: LiveTable, person: string | null, here: boolean) => void;
}

/** Who may look on at one table at one node, players included. */
const MOST_LISTENERS = 500;

const noTable = no(404, 'no-such-table', 'There is no such table. Check the link or the code.');

const noSpectators = no(403, 'no-spectators', 'Those at this table play without spectators.');

/** True for a match that is played among its players alone. */
const hidden = ({ room }: LiveTable): boolean =>
  !room.setup.spectators && (room.status === 'revealing' || room.status === 'playing');

const ABOUT: { readonly [A in Exclude<Act, 'rematch'>]: string } = {
  sit: 'Sit down, on the first free seat unless told.',
  stand: 'Stand up; during a match a bot plays on.',
  ready: 'Be ready: send the commitment to your contribution to the shuffle.',
  reveal: 'Reveal your contribution, after the start.',
  start: 'Host: freeze seats and contributions.',
  deal: 'Host: deal without the contributions that are missing.',
  bot: 'Host: seat a bot.',
  remove: 'Host: send a person or bot away before the start.',
  close: 'Host: close the table.',
  chat: 'Say something.',
  react: 'React.',
  mute: 'Host: mute a person, or let them speak again.',
  pause: 'Ask for a pause, or vote on it.',
  resume: 'Go on after a pause.',
  takeback: 'Ask to take back the last decision, or vote on it.',
  takeover: 'Ask for an abandoned seat, or vote on it.',
  back: 'Take your seat back from the bot.',
};

/** The doors of the tables. */
export function tableRoutes(duties: TableRouteDuties): Route[] {
  const { tables, store, dealPause, bots } = duties;

  const acts = (Object.keys(ACT_INPUTS) as PlainAct[]).map((act) =>
    route({
      method: 'POST',
      path: `/api/tables/:id/${act}`,
      about: ABOUT[act],
      input: ACT_INPUTS[act],
      cost: act === 'chat' || act === 'react' ? 4 : 1,
      async go({ params, person, key }, input) {
        const live = await tables.get(params.id);
        if (live && person) live.faces.set(person.id, { name: person.name, robot: person.robot === 1 });
        const done = await tables.act(params.id, key, planAct(act, person?.id ?? '', input));
        return done.ok ? ok({ json: done.value }) : done;
      },
    }),
  );

  return [
    ...acts,
    route({
      method: 'POST',
      path: '/api/tables',
      about: 'Create a table.',
      once: true,
      input: TABLE_INPUT,
      cost: 5,
      async go({ person, key }, input) {
        if (person?.robot && input.rated) return onlyPeople;
        const reason = key === null ? null : `asked by ${person?.id} ${key}`;
        const created = await createTable(duties, person?.id ?? '', input, reason);
        return created.ok ? ok({ json: created.value, status: 201 }) : created;
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/decisions',
      about: 'Take a decision, in the notation of the game.',
      input: DECISION,
      go: async () => noTable,
    }),
    route({
      method: 'GET',
      path: '/api/codes/:code',
      about: 'Find a table by its short code.',
      open: true,
      // Whoever tries all codes must need years.
      cost: 20,
      async go({ params }) {
        const code = cleanCode(params.code);
        const row = await store.db
          .selectFrom('tables')
          .select(['id', 'code'])
          .where('code', '=', code)
          .executeTakeFirst();
        return row ? ok({ json: row }) : noTable;
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id',
      about: 'Everything you may know of a table now.',
      open: true,
      async go({ params, person }) {
        const live = await tables.fresh(params.id);
        if (!live) return noTable;
        if (live.room.seatOf(person?.id ?? null) < 0 && hidden(live)) return noSpectators;
        return ok({ json: makeWhole(live, live.room.seatOf(person?.id ?? null), dealPause) });
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/stream',
      about: 'Follow a table: Server-Sent Events, from Last-Event-ID on.',
      open: true,
      cost: 2,
      async go(call) {
        const live = await tables.fresh(call.params.id);
        if (!live) return noTable;
        if (live.room.seatOf(call.person?.id ?? null) < 0 && hidden(live)) return noSpectators;
        if (live.listeners.size >= MOST_LISTENERS) {
          return no(503, 'crowded', 'Too many people watch this table. Try again later.');
        }
        await live.alone(async () => listen(call, live, duties));
        return ok(undefined);
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/rematch',
      about: 'A new table with the same people; everybody at the old one is told.',
      once: true,
      cost: 5,
      async go({ params, person }) {
        const live = await tables.fresh(params.id);
        if (!live) return noTable;
        const created = await rematch(duties, live, person?.id ?? '');
        return created.ok ? ok({ json: created.value }) : created;
      },
    }),
    route({
      method: 'POST',
      path: '/api/tables/:id/hint',
      about: 'What a bot would do, where the table allows it.',
      cost: 10,
      async go({ params, person }) {
        const live = await tables.fresh(params.id);
        if (!live) return noTable;
        const seat = live.room.seatOf(person?.id ?? null);
        if (!live.room.setup.hints) return no(403, 'no-hints', 'This table plays without help.');
        const view = seat < 0 ? undefined : live.match?.table.view(seat);
        if (!view || view.now.legal.length === 0)
          return no(409, 'not-your-turn', 'Ask when it is your turn.');
        return ok({ json: await bots.advise(live.game, view) });
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/deals',
      about: 'All hands of finished deals, where every player agreed, or after the match.',
      open: true,
      cost: 3,
      async go({ params, person }) {
        const live = await tables.fresh(params.id);
        if (!live) return noTable;
        const { room, match } = live;
        if (room.seatOf(person?.id ?? null) < 0 && hidden(live)) return noSpectators;
        if (room.secret === null && !room.seats.every((seat) => seat.kind !== 'person' || seat.openHands)) {
          return no(
            403,
            'hands-closed',
            'Not everybody agreed to show finished deals. Wait for the end of the match.',
          );
        }
        const state = match?.table.state;
        const finished = state ? (state.turn < 0 ? state.deal + 1 : state.deal) : 0;
        return ok({ json: dealsOf(live).slice(0, finished) });
      },
    }),
    route({
      method: 'GET',
      path: '/api/tables/:id/log',
      about: 'The log with the proof of the deal, once the match is over.',
      open: true,
      cost: 3,
      async go({ params }) {
        const live = await tables.fresh(params.id);
        if (!live) return noTable;
        const log = logOf(live);
        return log ? ok({ json: log }) : no(409, 'not-over', 'The log can be read when the match is over.');
      },
    }),
  ];
}

function listen({ req, res, person, query, address }: Call, live: LiveTable, duties: TableRouteDuties): void {
  if (res.destroyed) return;
  const { dealPause, presence } = duties;
  const observer = live.room.seatOf(person?.id ?? null);
  const after = Number(req.headers['last-event-id'] ?? query.get('after') ?? Number.NaN);
  const stream = new Stream(res, address);
  const listener = {
    person: person?.id ?? null,
    observer,
    send: (text: string) => stream.send(text),
    end: () => stream.end(),
  };
  stream.send(
    Number.isInteger(after) && after >= 0
      ? sayAfter(live, observer, after, dealPause)
      : sayWhole(live, observer, dealPause),
  );
  live.listeners.add(listener);
  stream.onEnd = () => {
    live.listeners.delete(listener);
    live.used = Date.now();
    presence(live, listener.person, false);
  };
  presence(live, listener.person, true);
}
