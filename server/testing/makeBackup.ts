import { fileURLToPath } from 'node:url';
import { GAMES } from '@overtrick/games';
import { backup } from '../src/backup/index.ts';
import { SCHEMA } from '../src/store/migrate.ts';
import { TestClient } from './client.ts';
import { serve } from './serve.ts';

/**
 * `npm run golden -w @overtrick/server`: plays a match of every game among bots and archives the backup in `server/golden`, once for each
 * schema, before it is released.
 */
const server = await serve({ botPace: 0, dealPause: 0 });
const ann = await TestClient.named(server.url, 'Ann');
for (const { id: game, seats } of GAMES) {
  const players = seats.min;
  const bots = Array.from({ length: players }, () => 'novice' as const);
  const { id } = await ann.create({ game, players, bots, seat: null });
  await ann.post(`/api/tables/${id}/start`);
  const stream = ann.follow(id);
  await stream.until((s) => s.room?.status === 'over', 'the end', 120_000);
  stream.close();
}
const file = fileURLToPath(new URL(`../golden/schema-${SCHEMA}.backup`, import.meta.url));
const written = await backup(server.config, file);
console.log(written.ok ? `${file}: ${written.value.rows} rows` : written.error);
await server.end();
process.exit(written.ok ? 0 : 1);
