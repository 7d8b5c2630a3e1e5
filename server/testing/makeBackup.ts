import { fileURLToPath } from 'node:url';
import { GAMES } from '@overtrick/games';
import { backup } from '../src/backup/index.ts';
import { SCHEMA } from '../src/store/migrate.ts';
import { Authenticator } from './authenticator.ts';
import { TestClient } from './client.ts';
import { serve } from './serve.ts';

/**
 * `npm run golden -w @overtrick/server`: plays a match of every game among bots, puts something into every other table, and archives the
 * backup in `server/golden`, once for each schema, before it is released.
 */
const admin = { 'overtrick-admin': 'the-admin-token-of-a-backup' };
const publicUrl = 'https://cards.example';
const server = await serve({ botPace: 0, dealPause: 0, adminToken: admin['overtrick-admin'], publicUrl });
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
await lookAfter();
const file = fileURLToPath(new URL(`../golden/schema-${SCHEMA}.backup`, import.meta.url));
const written = await backup(server.config, file);
console.log(written.ok ? `${file}: ${written.value.rows} rows` : written.error);
await server.end();
process.exit(written.ok ? 0 : 1);

/** Somebody has a passkey, is reported, warned and muted, and an address is shut. */
async function lookAfter(): Promise<void> {
  const eve = await TestClient.named(server.url, 'Eve');
  const { id } = await ann.create({ game: 'inflation', players: 3 });
  const { body: said } = await eve.post(`/api/tables/${id}/chat`, { text: 'go away' });
  await ann.post(`/api/people/${eve.id}/report`, { reason: 'rude', table: id, lines: [said.n] });
  const { body: options } = await eve.post('/api/me/passkeys/options', {}, { origin: publicUrl });
  const passkey = new Authenticator().make({
    challenge: options.challenge,
    origin: publicUrl,
    rpId: 'cards.example',
  });
  await eve.post('/api/me/passkeys', passkey, { origin: publicUrl });
  await ann.post('/admin/admins', { name: 'Maria', role: 'moderator' }, admin);
  await ann.post('/admin/warn', { person: eve.id, words: 'Please be kind.' }, admin);
  await ann.post('/admin/mute', { person: eve.id, on: true, why: 'went on' }, admin);
  await ann.post('/admin/addresses', { by: 'address', address: '203.0.113.7' }, admin);
}
