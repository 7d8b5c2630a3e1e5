/** `npm start`: installs what is needed, builds the app and the table server, and serves both at one address. */
import { install } from './install.mjs';
import { run, say } from './run.mjs';

/** Each step with what to say when it fails. */
const builds = [
  ['building the app', 'npx', ['vite', 'build', 'web', '--logLevel', 'error']],
  ['building the table server', 'node', ['server/build.mjs']],
];

await install();
for (const [what, command, args] of builds) {
  say(`${what} …`);
  const code = await run(command, args);
  if (code !== 0) {
    say(`${what} failed; its own message is above.`);
    process.exit(code);
  }
}
process.exit(await run('node', ['server/dist/server.js']));
