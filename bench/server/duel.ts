import { median } from '../measure.ts';
import { isMissing, type Missing, measurePeerServer, type PeerServerFigure } from '../peers.ts';
import { Field, type Figure } from './field.ts';
import { BUSY, handsFor } from './row.ts';

/** The peer and this server in the same minute. */
export interface Round {
  readonly peer: PeerServerFigure;
  /** As fast as it can. */
  readonly most: Figure;
  /** At the peer's own maximum. */
  readonly paced: Figure;
}

export interface Duel {
  readonly rounds: readonly Round[];
  readonly peer: { readonly decisionsPerSecond: number; readonly p99Ms: number };
  readonly vsPeer: number;
  readonly p99VsPeer: number;
}

const WARM_UP = 2;
/** Nobody here is faster than this multiple of the peer: hands enough for it are opened before the clock starts. */
const FASTEST = 3;

/** Takes turns with the peer; the middle ratio counts. */
export async function duel(
  count: number,
  seconds: number,
  say: (text: string) => void,
): Promise<Duel | Missing> {
  const field = await Field.start(1);
  try {
    return await duelOn(field, count, seconds, say);
  } finally {
    await field.end();
  }
}

async function duelOn(
  field: Field,
  count: number,
  seconds: number,
  say: (text: string) => void,
): Promise<Duel | Missing> {
  await field.open(BUSY);
  await field.sit(BUSY);
  const rounds: Round[] = [];
  for (let each = 0; each < count; each++) {
    const peer = await measurePeerServer(BUSY, seconds);
    if (isMissing(peer)) return peer;
    const most = await windowOf(field, null, FASTEST * peer.decisionsPerSecond, seconds);
    const paced = await windowOf(field, peer.decisionsPerSecond, peer.decisionsPerSecond, seconds);
    rounds.push({ peer, most, paced });
    say(describe(rounds[each]));
  }
  return {
    rounds,
    peer: {
      decisionsPerSecond: median(rounds.map(({ peer }) => peer.decisionsPerSecond)),
      p99Ms: median(rounds.map(({ peer }) => peer.p99Ms)),
    },
    vsPeer: median(rounds.map(({ peer, most }) => most.decisionsPerSecond / peer.decisionsPerSecond)),
    p99VsPeer: median(rounds.map(({ peer, paced }) => paced.p99Ms / peer.p99Ms)),
  };
}

async function windowOf(
  field: Field,
  rate: number | null,
  fastest: number,
  seconds: number,
): Promise<Figure> {
  await field.open(handsFor(fastest, WARM_UP + seconds));
  await field.play(BUSY, rate, WARM_UP);
  const figure = await field.watch(seconds);
  await field.halt();
  return figure;
}

function describe({ peer, most, paced }: Round): string {
  const figure = ({
    decisionsPerSecond,
    p50Ms,
    p99Ms,
    cpuMsPerDecision,
    serverCores,
    cores,
  }: Figure): string =>
    `${Math.round(decisionsPerSecond)}/s, p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)} ms, ` +
    `${Math.round(cpuMsPerDecision * 1000)} µs CPU, ${serverCores.toFixed(2)} + ${cores.toFixed(2)} cores`;
  return (
    `peer ${peer.decisionsPerSecond}/s, p99 ${peer.p99Ms} ms, ${Math.round(peer.serverCpuMsPerDecision * 1000)} µs CPU` +
    ` · most ${figure(most)} · at the peer's rate ${figure(paced)}`
  );
}
