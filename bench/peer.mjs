// boardgame.io on the reference game, one core: random full hands through its reducer, then its MCTS bot at the start
// of a hand. Usage: NODE_ENV=production node peer.mjs [seconds each]. Prints one line of JSON.
import { createRequire } from 'node:module';
import { HAND_SIZE, SEATS, Whist } from './peerWhist.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { MCTSBot } = require('boardgame.io/ai');

const MOVES = SEATS * HAND_SIZE;
const WARM_UP_SECONDS = 1;
/** Iterations the bot gets for one decision. */
const ITERATIONS = 100;
/** The bot's default, and two more than a hand has moves. */
const PLAYOUT_DEPTH = 50;

const reducer = CreateGameReducer({ game: Whist });

// The library's own action creator of this name is not exported; this is what it makes.
const makeMove = (type, args, playerID) => ({ type: 'MAKE_MOVE', payload: { type, args, playerID } });

function fail(message) {
  process.stderr.write(`peer: ${message}\n`);
  process.exit(1);
}

function playHand() {
  let state = InitializeGame({ game: Whist, numPlayers: SEATS });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const seat = state.ctx.currentPlayer;
    const choices = Whist.ai.enumerate(state.G, state.ctx, seat);
    const { move, args } = choices[Math.floor(Math.random() * choices.length)];
    const next = reducer(state, makeMove(move, args, seat));
    if (next._stateID === state._stateID) fail(`the move ${args} of seat ${seat} was refused`);
    state = next;
    moves++;
  }
  const { tricks } = state.ctx.gameover;
  const sum = tricks.reduce((a, b) => a + b);
  if (sum !== HAND_SIZE || moves !== MOVES) fail(`a hand had ${moves} moves and ${sum} tricks`);
  return tricks;
}

/** Time on the processor since `start`: what else the machine does does not count. */
function cpuSeconds(start) {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function playHands(seconds) {
  const start = process.cpuUsage();
  const tricks = [0, 0, 0, 0];
  let hands = 0;
  let elapsed = 0;
  do {
    playHand().forEach((won, seat) => {
      tricks[seat] += won;
    });
    hands++;
    elapsed = cpuSeconds(start);
  } while (elapsed < seconds);
  return { handsPerSecond: hands / elapsed, tricksPerSeat: tricks.map((sum) => sum / hands) };
}

async function searchStarts(seconds) {
  const start = process.cpuUsage();
  let iterations = 0;
  let elapsed = 0;
  do {
    const bot = new MCTSBot({
      game: Whist,
      enumerate: Whist.ai.enumerate,
      iterations: ITERATIONS,
      playoutDepth: PLAYOUT_DEPTH,
    });
    const { metadata } = await bot.play(InitializeGame({ game: Whist, numPlayers: SEATS }), '0');
    if (metadata.visits !== ITERATIONS) fail(`the bot visited its root ${metadata.visits} times`);
    iterations += ITERATIONS;
    elapsed = cpuSeconds(start);
  } while (elapsed < seconds);
  return iterations / elapsed;
}

const seconds = Number(process.argv[2] ?? 5);
if (!(seconds > 0 && seconds <= 600)) fail('give the seconds to run, above 0 and at most 600');

playHands(WARM_UP_SECONDS);
const hands = playHands(seconds);
await searchStarts(WARM_UP_SECONDS);
const iterationsPerSecond = await searchStarts(seconds);

const rounded = (value, digits) => Number(value.toFixed(digits));
process.stdout.write(
  `${JSON.stringify({
    handsPerSecond: rounded(hands.handsPerSecond, 1),
    movesPerSecond: rounded(hands.handsPerSecond * MOVES, 0),
    iterationsPerSecond: rounded(iterationsPerSecond, 1),
    tricksPerSeat: hands.tricksPerSeat.map((average) => rounded(average, 3)),
  })}\n`,
);
