/**
 * `npm run bench`: random full hands a second on one core, as ratios to the limit (C++) and to a peer (boardgame.io)
 * measured in the same minute. `-- --json` ends with one line of JSON, `-- --seconds 2` sets the time of each figure,
 * `-- --rounds 3` how often each is taken; the middle ratio counts.
 */
import { parseArgs } from 'node:util';
import { GAMES } from '@overtrick/games';
import { bundle, type HandsFigure, measureHands, measureSearch, median } from './measure.ts';
import {
  isMissing,
  type LimitFigure,
  type Missing,
  measureLimit,
  measurePeer,
  type PeerFigure,
} from './peers.ts';

interface Row {
  readonly name: string;
  readonly [figure: string]: number | string | null;
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '1.5' },
    rounds: { type: 'string', default: '3' },
  },
});
const seconds = Number(values.seconds);
const rounds = Number(values.rounds);
if (!(seconds > 0 && seconds <= 60) || !(rounds >= 1 && rounds <= 20)) {
  console.error('bench: --seconds takes a number up to 60, --rounds a whole number from 1 to 20');
  process.exit(2);
}

const tables = GAMES.flatMap((game) =>
  [...new Set([game.seats.min, game.seats.max])].map((players) => ({ game, players })),
);
const round = (ratio: number): number => Number(ratio.toPrecision(3));
const say = (text: string): void => console.error(`bench: ${text}`);

interface Round {
  readonly limit: LimitFigure | Missing;
  readonly whist: HandsFigure;
  readonly games: readonly HandsFigure[];
  readonly peer: PeerFigure | Missing;
  readonly search: number;
}

/** One figure of everything, one after the other, so that all are of the same minute. */
async function measureRound(): Promise<Round> {
  const limit = await measureLimit(seconds);
  const whist = await measureHands('whist', 4, seconds);
  const games: HandsFigure[] = [];
  for (const { game, players } of tables) games.push(await measureHands(game.id, players, seconds));
  const peer = await measurePeer(seconds);
  const { iterationsPerSecond: search } = await measureSearch(seconds);
  return { limit, whist, games, peer, search };
}

/** The middle ratio of all rounds; null where the yardstick is missing. */
function ratio(all: readonly Round[], of: (each: Round) => number | null): number | null {
  const found = all.map(of).filter((each): each is number => each !== null);
  return found.length === 0 ? null : round(median(found));
}

function rowsOf(all: readonly Round[]): Row[] {
  const rows: Row[] = [
    {
      name: 'whist',
      handsPerSecond: median(all.map(({ whist }) => whist.handsPerSecond)),
      movesPerSecond: median(all.map(({ whist }) => whist.movesPerSecond)),
      vsLimit: ratio(all, ({ limit, whist }) =>
        isMissing(limit) ? null : whist.handsPerSecond / limit.handsPerSecond,
      ),
      vsPeer: ratio(all, ({ peer, whist }) =>
        isMissing(peer) ? null : whist.handsPerSecond / peer.handsPerSecond,
      ),
    },
  ];
  for (const [at, { game, players }] of tables.entries()) {
    rows.push({
      name: `${game.id}-${players}`,
      handsPerSecond: median(all.map(({ games }) => games[at].handsPerSecond)),
      movesPerSecond: median(all.map(({ games }) => games[at].movesPerSecond)),
      vsWhist: ratio(all, ({ games, whist }) => games[at].movesPerSecond / whist.movesPerSecond),
    });
  }
  rows.push({
    name: 'ismcts-whist',
    iterationsPerSecond: median(all.map(({ search }) => search)),
    vsPeer: ratio(all, ({ peer, search }) => (isMissing(peer) ? null : search / peer.iterationsPerSecond)),
  });
  return rows;
}

say('bundling …');
await bundle();
const all: Round[] = [];
for (let i = 0; i < rounds; i++) {
  say(`round ${i + 1} of ${rounds} …`);
  all.push(await measureRound());
}
for (const yardstick of [all[0].limit, all[0].peer]) {
  if (isMissing(yardstick)) say(`a yardstick is missing: ${yardstick.missing}`);
}
say('a million hands, to see that memory stays flat …');
let played = 0;
let grew = 0;
while (played < 1_000_000) {
  const figure = await measureHands('whist', 4, 5);
  played += figure.hands;
  grew = Math.max(grew, figure.grewBytes);
}
const rows: Row[] = [
  ...rowsOf(all),
  { name: 'memory-whist', hands: played, grewMegabytes: round(grew / 2 ** 20) },
];
console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
if (values.json) console.log(JSON.stringify({ rows }));
