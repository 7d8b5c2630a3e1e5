// One busy table of boardgame.io clients: four seats, each with a websocket of its own, playing random legal cards as
// soon as they are told that it is their turn, and moving on to the next match after each hand.
import { createRequire } from 'node:module';
import { legalCards, SEATS, Whist } from './peerWhist.mjs';

const require = createRequire(import.meta.url);
const { Client, LobbyClient } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');

/** Creates a match with all of its seats taken, and gives its id. */
export async function openMatch(lobbyAddress) {
  const lobby = new LobbyClient({ server: lobbyAddress });
  const { matchID } = await lobby.createMatch(Whist.name, { numPlayers: SEATS });
  for (let seat = 0; seat < SEATS; seat++) {
    await lobby.joinMatch(Whist.name, matchID, { playerID: String(seat), playerName: `seat ${seat}` });
  }
  return matchID;
}

export class BusyTable {
  /** Decisions that have reached all three other seats. */
  decisions = 0;
  #seats;
  #matches;
  #lobby;
  #onLatency;
  #ready = 0;
  #finished = 0;
  /** What was sent, by the state that it leads to: the next seat may answer before the others have heard. */
  #sent = new Map();
  #stopped = false;

  constructor({ server, lobby, key, matches, onLatency }) {
    this.#lobby = lobby;
    this.#matches = matches;
    this.#onLatency = onLatency;
    const matchID = matches.pop();
    this.#seats = Array.from({ length: SEATS }, (_, index) => {
      const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'], forceNew: true } });
      const options = { numPlayers: SEATS, matchID, playerID: String(index), credentials: key, debug: false };
      const seat = { client: Client({ game: Whist, multiplayer, ...options }), seen: -1 };
      seat.client.subscribe((state) => this.#told(seat, state));
      return seat;
    });
  }

  start() {
    for (const { client } of this.#seats) client.start();
  }

  stop() {
    this.#stopped = true;
    for (const { client } of this.#seats) client.stop();
  }

  #told(seat, state) {
    if (state === null || this.#stopped || state._stateID === seat.seen) return;
    // A client shows its own move before the server has confirmed it, known by the deltalog: that is not news.
    if (state.deltalog !== undefined) return;
    seat.seen = state._stateID;
    if (state._stateID === 0) return this.#synced();
    this.#measure(seat, state._stateID);
    if (state.ctx.gameover !== undefined) void this.#handOver();
    else if (state.ctx.currentPlayer === seat.client.playerID) this.#move(seat, state.G);
  }

  // The server tells only seats that have synced, so nobody leads before all have.
  #synced() {
    if (++this.#ready < SEATS) return;
    this.#ready = 0;
    const [first] = this.#seats;
    this.#move(first, first.client.getState().G);
  }

  #measure(seat, stateID) {
    const sent = this.#sent.get(stateID);
    if (sent === undefined || seat.client.playerID === sent.seat) return;
    this.#onLatency(performance.now() - sent.at);
    if (++sent.arrived < SEATS - 1) return;
    this.#sent.delete(stateID);
    this.decisions++;
  }

  #move(seat, G) {
    const { playerID, moves } = seat.client;
    const cards = legalCards(G, playerID);
    const card = cards[Math.floor(Math.random() * cards.length)];
    this.#sent.set(seat.seen + 1, { seat: playerID, at: performance.now(), arrived: 0 });
    moves.play(card);
  }

  async #handOver() {
    if (++this.#finished < SEATS) return;
    this.#finished = 0;
    const matchID = this.#matches.pop() ?? (await openMatch(this.#lobby));
    for (const { client } of this.#seats) if (!this.#stopped) client.updateMatchID(matchID);
  }
}
