import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The reference game in C++ on one core: the limit. */
export interface LimitFigure {
  readonly handsPerSecond: number;
  readonly movesPerSecond: number;
  /** Of the first hands from a fixed seed: the same on every machine. */
  readonly checksum: number;
}

/** The reference game in boardgame.io on one core: hands through its reducer, iterations of its MCTS bot. */
export interface PeerFigure {
  readonly handsPerSecond: number;
  readonly movesPerSecond: number;
  readonly iterationsPerSecond: number;
}

/** boardgame.io's own server, as busy as it can be. */
export interface PeerServerFigure {
  readonly decisionsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverCpuMsPerDecision: number;
}

/** A yardstick that could not be measured here, and why. */
export interface Missing {
  readonly missing: string;
}

const HERE = dirname(fileURLToPath(import.meta.url));
const DIST = join(HERE, 'dist');
const COMPILE_SECONDS = 120;
const INSTALL_SECONDS = 600;
/** What a yardstick may take beyond the time it measures: starting and warming up. */
const SLACK_SECONDS = 60;

/** Tells a figure from a reason for having none. */
export function isMissing(value: object): value is Missing {
  return 'missing' in value;
}

/** Compiles and runs limit.cpp for `seconds`. */
export async function measureLimit(seconds: number): Promise<LimitFigure | Missing> {
  await mkdir(DIST, { recursive: true });
  const binary = join(DIST, 'limit');
  // Compiled anew each time: -march=native fits this machine only, and the folder may have come from another.
  const flags = ['-O3', '-march=native', '-std=c++17', join(HERE, 'limit.cpp'), '-o', binary];
  const compiled = await run('g++', flags, COMPILE_SECONDS);
  if (isMissing(compiled)) return compiled;
  const answer = await run(binary, [String(seconds)], seconds + SLACK_SECONDS);
  if (isMissing(answer)) return answer;
  return readNumbers(answer.output, ['handsPerSecond', 'movesPerSecond', 'checksum']);
}

/** Runs peer.mjs for `seconds` on hands and `seconds` on search; the first time installs boardgame.io into bench/. */
export async function measurePeer(seconds: number): Promise<PeerFigure | Missing> {
  const installed = await installPeer();
  if (isMissing(installed)) return installed;
  const answer = await run(process.execPath, ['peer.mjs', String(seconds)], 2 * seconds + SLACK_SECONDS);
  if (isMissing(answer)) return answer;
  return readNumbers(answer.output, ['handsPerSecond', 'movesPerSecond', 'iterationsPerSecond']);
}

/** Runs peerServer.mjs: so many busy tables for so many seconds. */
export async function measurePeerServer(
  tables: number,
  seconds: number,
): Promise<PeerServerFigure | Missing> {
  const installed = await installPeer();
  if (isMissing(installed)) return installed;
  const args = ['peerServer.mjs', '--tables', String(tables), '--seconds', String(seconds)];
  const answer = await run(process.execPath, args, seconds + 2 * SLACK_SECONDS);
  if (isMissing(answer)) return answer;
  return readNumbers(answer.output, ['decisionsPerSecond', 'p50Ms', 'p99Ms', 'serverCpuMsPerDecision']);
}

interface Answer {
  readonly output: string;
}

async function installPeer(): Promise<Answer | Missing> {
  // npm writes this file last, so a broken-off installation does not count.
  if (existsSync(join(HERE, 'node_modules', '.package-lock.json'))) return { output: '' };
  process.stderr.write('bench: installing boardgame.io into bench/node_modules (npm ci)\n');
  return run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], INSTALL_SECONDS);
}

function run(command: string, args: readonly string[], seconds: number): Promise<Answer | Missing> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve) => {
    execFile(command, args, { cwd: HERE, env, timeout: seconds * 1000 }, (error, stdout, stderr) => {
      if (error === null) resolve({ output: stdout });
      else if (error.code === 'ENOENT') resolve({ missing: `there is no ${command} on this machine` });
      else if (error.killed) resolve({ missing: `${command} was not done after ${seconds} s` });
      else resolve({ missing: `${command} failed: ${stderr.trim() || error.message}` });
    });
  });
}

/** The one line of JSON that a yardstick prints, if it has all the named numbers. */
function readNumbers<Name extends string>(
  line: string,
  names: readonly Name[],
): Readonly<Record<Name, number>> | Missing {
  const figure = parseObject(line);
  return hasNumbers(figure, names)
    ? figure
    : { missing: `no ${names.join(', ')} in the answer: ${line.trim()}` };
}

function hasNumbers<Name extends string>(
  value: object,
  names: readonly Name[],
): value is Readonly<Record<Name, number>> {
  return names.every((name) => typeof Reflect.get(value, name) === 'number');
}

function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
