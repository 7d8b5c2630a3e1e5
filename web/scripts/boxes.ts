/** Prints the five box covers as pictures: `npm run boxes -w web`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await createServer({
  root,
  server: { middlewareMode: true },
  appType: 'custom',
  logLevel: 'error',
});
const { COVERED, drawBox } = await server.ssrLoadModule('/src/cards/drawBox.tsx');
for (const game of COVERED) {
  const picture = drawBox(game);
  writeFileSync(`${root}src/games/${game}/cards/box.svg`, picture);
  console.log(`${game} ${(picture.length / 1024).toFixed(1)} kB`);
}
await server.close();
