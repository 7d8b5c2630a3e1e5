// boardgame.io's own server with its default in-memory store, serving the reference game on 127.0.0.1 alone. Started by
// peerServer.mjs, which it tells its port; it ends with its parent, or after the time it was given.
import { createRequire } from 'node:module';
import { Whist } from './peerWhist.mjs';

const { Origins, Server } = createRequire(import.meta.url)('boardgame.io/server');

const [, , key, lifetimeSeconds] = process.argv;
if (process.send === undefined || !(Number(lifetimeSeconds) > 0)) {
  process.stderr.write('peerServe: started by peerServer.mjs only\n');
  process.exit(2);
}
setTimeout(() => process.exit(1), Number(lifetimeSeconds) * 1000);
process.on('disconnect', () => process.exit(0));

// One key for all seats: credentials are checked as always, and a seat keeps its own when it moves on to the next match.
const server = Server({ games: [Whist], origins: [Origins.LOCALHOST], generateCredentials: () => key });
// The lobby has a port of its own, because koa-compose 4.2 copies the middleware list and so never sees a lobby that is
// added to the game's port after its socket (a 404 for every request).
const anyPort = { host: '127.0.0.1', port: 0 };
const { apiServer, appServer } = await server.run({ port: anyPort, lobbyConfig: { apiPort: anyPort } });

process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
process.send({ port: appServer.address().port, lobbyPort: apiServer.address().port });
