import type { Agent } from 'node:https';
import { join } from 'node:path';
import type { Game } from '@overtrick/engine';
import { GAMES } from '@overtrick/games';
import type { Logger } from 'pino';
import { Admission } from './admission/admission.ts';
import { Openers } from './admission/openers.ts';
import { BackupSchedule } from './backup/schedule.ts';
import { Caretaker } from './caretaker.ts';
import type { Config } from './config.ts';
import { heedAddresses, heedPerson, makeHearing } from './hearing.ts';
import { Answers } from './http/answers.ts';
import { Door } from './http/door.ts';
import { everyRoute } from './http/everyRoute.ts';
import { fileServer } from './http/files.ts';
import { Router } from './http/route.ts';
import type { Stream } from './http/stream.ts';
import { Streams } from './http/streams.ts';
import { newId } from './ids.ts';
import { openInstruments } from './instruments.ts';
import { Households } from './ladder/households.ts';
import { Ladder } from './ladder/ladder.ts';
import { LADDERS } from './ladder/rules.ts';
import { makeLog } from './log.ts';
import { openRegister } from './people/register.ts';
import { Push } from './push.ts';
import { guardedAgent } from './pushAgent.ts';
import type { Sight } from './sight.ts';
import { openSealed } from './store/open.ts';
import type { Store } from './store/store.ts';
import { BotAccount } from './table/botAccount.ts';
import { ServerBots } from './table/bots.ts';
import { closeUnstarted } from './table/closing.ts';
import { OpenTables } from './table/lobby.ts';
import { Attendance } from './table/presence.ts';
import { Steward } from './table/steward.ts';
import { Tables } from './table/tables.ts';
import { makeTurnTeller } from './turns.ts';
import { openWake } from './wake/open.ts';
import { nobodyElse, type Wake } from './wake/wake.ts';

/** What tests and benches set differently. */
export interface ServerExtras {
  readonly games?: readonly Game[];
  readonly log?: Logger;
  /** The folder of the built web app. */
  readonly web?: string;
  /** Milliseconds that a visitor may take for the head of a request, for all of it, and to read on or to go. */
  readonly slowest?: { readonly head: number; readonly request: number; readonly idle: number };
  /** How push services are reached. */
  readonly pushAgent?: Agent;
}

const DEAL_PAUSE = 8_000;
const REVEAL_TIME = 30_000;
/** Tables that one person may have open at a time. */
const MOST_OPEN = 20;
const LOOK_ANYWAY = 4_000;

/** The oldest version of the page that this server serves; pages send theirs as `Overtrick-Client`. The first one knew three levels of bots. */
const OLDEST_CLIENT = 2;

/** A node with all its parts, before it has a port. */
export interface OpenNode {
  readonly door: Door;
  readonly store: Store;
  readonly log: Logger;
  readonly sight: Sight;
  /** Cleans up tables that people have left. */
  tidy(): Promise<void>;
  /** Says at `/readyz` that this node is about to stop, so that proxies which ask there choose another. */
  announce(): void;
  /** Ends the streams, so that they come back elsewhere; requests are still served, each the last of its connection. */
  leave(): void;
  /** Refuses new requests; those in progress go on. */
  drain(): void;
  close(): Promise<void>;
}

/** Puts the parts of a node together. */
export async function openNode(config: Config, extras: ServerExtras = {}): Promise<OpenNode> {
  const { games = GAMES } = extras;
  const { dealPause = DEAL_PAUSE, revealTime = REVEAL_TIME, botPace = 1, patience = 1 } = config;
  const log = extras.log ?? makeLog(config);
  const lost = (error: Error): void => log.warn({ err: error }, 'lost a connection to the store');
  const { store, seal } = await openSealed(config, lost);
  const node = newId();
  const streams = new Streams();
  const shared = config.database !== undefined;
  const instruments = await openInstruments(config, node, log, {
    tables: () => tables.size,
    streams: () => streams.size,
    botQueue: () => bots.waiting,
    commits: () => store.commits,
    appends: () => store.appends,
    streamsDropped: () => streams.dropped,
    lastBackup: () => backups?.made ?? 0,
  });
  const { metrics, sight } = instruments;
  store.onCommit = (started) => sight.committed(started);
  const bots = new ServerBots(config.botThreads, ({ manner, level, asked, began }) => {
    metrics.thought(manner, level);
    sight.thought(asked, began, level);
  });
  const findGame = (id: string): Game | undefined => games.find((game) => game.id === id);
  const register = await openRegister(store, seal, config.adminToken);
  const { people, addresses } = register;
  const ladder = new Ladder(store, LADDERS[config.ladder ?? 'strangers']);
  const households = new Households(store, seal);
  const answers = new Answers(store, seal);
  const admission = new Admission(patience, (budget) => metrics.refused(budget));
  const openers = new Openers();
  const account = new BotAccount(admission, openers);
  const lobby = new OpenTables(store, (id) => {
    const live = tables.peek(id);
    return live !== undefined && live.listeners.size > 0;
  });
  const push =
    config.vapidSubject === undefined
      ? null
      : await Push.open(store, seal, config.vapidSubject, log, extras.pushAgent ?? guardedAgent());
  const tellTurns = makeTurnTeller(push, log);
  let announced = false;
  let leaving = false;
  let draining = false;
  let wake: Wake = nobodyElse;

  const attendance = new Attendance({ node, store, wake: () => wake, shared, log });
  const steward: Steward = new Steward({
    node,
    store,
    ladder,
    tables: () => tables,
    bots: {
      wait: (live) => account.waitAt(live),
      async choose(live, view, level, limit) {
        const asker = account.askerAt(live);
        const { decision, seconds } = await bots.choose(view, level, asker, limit);
        if (!asker.urgent) account.charge(live, seconds);
        return decision;
      },
    },
    isHere: (live, person) => attendance.isHere(live, person),
    listed(live) {
      if (!live.room.setup.public) return;
      lobby.touch();
      wake.publish('lobby');
    },
    dealPause,
    revealTime,
    botPace,
    log,
  });
  const tables: Tables = new Tables({
    store,
    seal,
    findGame,
    dealPause,
    shared,
    alongside: (live, step, at) => steward.alongside(live, step, at),
    written: (started) => sight.written(started),
    decided: (started, by) => sight.decided(started, by),
    opened: (live) => void attendance.refresh(live).catch(() => {}),
    moved(live, from) {
      steward.moved(live, from);
      if (from !== 'here') return;
      if (shared) wake.publish(`table/${live.id}/${live.n}`);
      tellTurns(live);
    },
  });
  const personChanged = (id: string): void => {
    hear(`person/${id}`);
    wake.publish(`person/${id}`);
  };
  const addressesChanged = async (): Promise<void> => {
    await heedAddresses(streams, addresses);
    wake.publish('addresses');
  };
  const checkHolder = (stream: Stream): void => {
    if (addresses.refuse(stream.origin)) stream.end();
    else if (stream.holder) void heedPerson(streams, people, stream.holder.id).catch(() => {});
  };
  const hear = makeHearing({ ...register, store, streams, tables, lobby, attendance });
  wake = await openWake(config, node, hear, log);
  const again = shared ? setInterval(() => hear('all'), LOOK_ANYWAY).unref() : undefined;

  const origins = config.publicUrl === undefined ? [] : [new URL(config.publicUrl).origin];
  const routes = everyRoute({
    ...register,
    store,
    seal,
    games,
    findGame,
    tables,
    lobby,
    streams,
    bots,
    ladder: ladder.rules,
    households,
    push,
    admission,
    openers,
    metrics,
    mostOpen: MOST_OPEN * patience,
    dealPause,
    origins,
    proxies: config.proxies,
    announced: () => announced,
    attend: (live) => attendance.refresh(live),
    presence(live, person, here) {
      attendance.changed(live, person, here);
      if (here) steward.came(live);
    },
    checkHolder,
    personChanged,
    addressesChanged,
    closeOpened: (host) => closeUnstarted(store, tables, host),
  });
  const door = new Door({
    ...register,
    router: new Router(routes),
    answers,
    admission,
    origins,
    proxies: config.proxies,
    log,
    leaving: () => leaving,
    draining: () => draining,
    metricsTokens: [config.metricsToken, config.adminToken],
    files: fileServer(extras.web ?? join(process.cwd(), 'web', 'dist')),
    took: (route, status, started) => metrics.took(route, status, started),
    within: (req, work) => instruments.within(req, work),
    answered: (access) => instruments.answered(access),
    failed: (error) => sight.failed(error),
    oldestClient: OLDEST_CLIENT,
  });
  const caretaker = new Caretaker({
    ...register,
    node,
    address: `${config.host}:${config.port}`,
    store,
    tables,
    answers,
    ladder,
    households,
    streams: () => streams.size,
    log,
  });
  const backups =
    config.backupEvery === undefined
      ? null
      : new BackupSchedule(
          { node, store, config, log, done: (made) => sight.backedUp(made) },
          config.backupEvery,
        );
  await caretaker.beat();
  await answers.takeOver();
  await steward.takeOver();
  void backups?.look();

  return {
    door,
    store,
    log,
    sight,
    tidy: () => caretaker.tidy(),
    announce() {
      announced = true;
    },
    leave() {
      leaving = true;
      tables.endStreams();
    },
    drain() {
      announced = true;
      leaving = true;
      draining = true;
      steward.stop();
      tables.close();
    },
    async close() {
      clearInterval(again);
      streams.close();
      await steward.handOver().catch(() => {});
      await backups?.stop();
      await caretaker.stop().catch(() => {});
      await wake.close().catch(() => {});
      await bots.close();
      await instruments.close();
      await store.close();
    },
  };
}
