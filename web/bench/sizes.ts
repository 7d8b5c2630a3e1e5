import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { GAMES, type GameName } from '../src/look/games.ts';

/** What may be loaded, in bytes after gzip. */
export const BUDGET = { home: 130_000, table: 60_000 } as const;

export interface Sizes {
  readonly home: number;
  /** What sitting down to each game adds: frame, board, rules and cards. Workers are not counted. */
  readonly tables: Readonly<Record<GameName, number>>;
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Builds the app in memory and follows what each screen imports. */
export async function measureSizes(): Promise<Sizes> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks: Chunks = new Map(
    outputs
      .flatMap(({ output }) => output)
      .flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  const home = closure(chunks, find(chunks, 'index.html'));
  const frame = find(chunks, 'src/table/TableScreen.tsx');
  const tables = Object.fromEntries(
    GAMES.map((game) => {
      const board = find(chunks, `src/games/${game}/index.ts`);
      const more = new Set([...closure(chunks, frame), ...closure(chunks, board)]);
      return [game, weigh(chunks, new Set([...more].filter((name) => !home.has(name))))];
    }),
  ) as Record<GameName, number>;
  return { home: weigh(chunks, home), tables };
}

function find(chunks: Chunks, ending: string): string {
  for (const [name, chunk] of chunks) if (chunk.facadeModuleId?.endsWith(ending)) return name;
  throw new Error(`no chunk begins with ${ending}`);
}

/** A chunk and everything that must be there before it runs. */
function closure(chunks: Chunks, start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const next of chunks.get(start)?.imports ?? []) closure(chunks, next, seen);
  return seen;
}

const weigh = (chunks: Chunks, names: ReadonlySet<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '', { level: 9 }).length, 0);
