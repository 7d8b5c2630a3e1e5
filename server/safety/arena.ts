import { type Begun, begin } from '../testing/begin.ts';
import { TestClient } from '../testing/client.ts';
import type { TestServer } from '../testing/serve.ts';

/** Who may knock: with a cookie, with a token, with a forged one, with nothing. */
export type Caller = 'host' | 'player' | 'stranger' | 'robot' | 'forger' | 'nobody';
export const CALLERS: readonly Caller[] = ['host', 'player', 'stranger', 'robot', 'forger', 'nobody'];

/** Tables in every state with people around them, to be knocked at. Nothing happens here by itself: there are no bots and no clocks. */
export interface Arena {
  readonly headers: Readonly<Record<Caller, Readonly<Record<string, string>>>>;
  /** What the parts of a path may be. */
  readonly ids: readonly string[];
  readonly tables: readonly string[];
  readonly codes: readonly string[];
  close(): void;
}

/** Sets up an arena: a table that is open, one that is played at, one that is closed. */
export async function openArena(server: TestServer): Promise<Arena> {
  const played: Begun = await begin([server.url, server.url, server.url]);
  const [host, player] = played.people;
  const stranger = await TestClient.named(server.url, 'Stranger');
  const open = await host.create({ game: 'inflation', players: 3 });
  await player.post(`/api/tables/${open.id}/sit`, { seat: 1 });
  const closed = await host.create({ game: 'charms', players: 3 });
  await host.post(`/api/tables/${closed.id}/close`);
  const { body } = await stranger.post('/api/me/tokens', { name: 'Robo' });
  const tables = [played.id, open.id, closed.id];
  return {
    headers: {
      host: { cookie: host.cookie },
      player: { cookie: player.cookie },
      stranger: { cookie: stranger.cookie },
      robot: { authorization: `Bearer ${body.token}` },
      forger: { cookie: host.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) },
      nobody: {},
    },
    ids: [host.id, player.id, stranger.id, body.id],
    tables,
    codes: [open.code, closed.code],
    close: () => played.close(),
  };
}
