import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { addressesOf } from './addresses.ts';
import { type Config, readConfig } from './config.ts';
import { explainError } from './explainError.ts';
import { WrongKey } from './fingerprint.ts';
import { findMisspelt } from './misspelt.ts';
import { type RunningServer, startServer } from './server.ts';

/** `npm start`: one process, one port. Prints where friends find it. */
const config = readConfig(process.env);
for (const words of findMisspelt(process.env)) process.stderr.write(`overtrick: ${words}\n`);
if (!config.ok) {
  process.stderr.write(`overtrick: ${config.error}\n`);
  process.exit(2);
}

try {
  const server = await startServer(config.value);
  greet(config.value, server);
  stopOn('SIGTERM', server);
  stopOn('SIGINT', server);
} catch (error) {
  process.stderr.write(`overtrick: ${explainError(error, config.value)}\n`);
  process.exit(error instanceof WrongKey ? 2 : 1);
}

function greet({ host, publicUrl }: Config, { port }: RunningServer): void {
  const say = (text: string): boolean => process.stdout.write(`${text}\n`);
  const { near, far } = addressesOf(host, port, networkInterfaces());
  say(`Overtrick is served at ${near}`);
  const best = publicUrl ?? far[0];
  if (best === undefined) return;
  if (publicUrl === undefined) say(`Friends on the same network: ${far.join(' or ')}\n`);
  else say(`Friends: ${publicUrl}\n`);
  if (process.stdout.isTTY) say(renderUnicodeCompact(best));
}

let stopping = false;

/** Drains; the second time somebody asks, it stops at once. */
function stopOn(signal: 'SIGTERM' | 'SIGINT', server: RunningServer): void {
  process.on(signal, () => {
    if (stopping) process.exit(1);
    stopping = true;
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
