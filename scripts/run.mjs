import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Says what is being done. */
export const say = (text) => process.stderr.write(`overtrick: ${text}\n`);

const SIGNALS = ['SIGTERM', 'SIGINT'];

/** Runs a command in the clone and resolves with its exit code. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    // Whoever stops us means the command, and us when it has ended. A terminal's Ctrl-C reaches it by itself.
    let stopped = false;
    const stop = (signal) => {
      stopped = true;
      if (signal === 'SIGTERM') child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, stop);
    // npm hands a signal to the shell between us, which ends and keeps it to itself.
    const parent = process.ppid;
    const watch = setInterval(() => {
      if (!stopped && process.env.npm_lifecycle_event && process.ppid !== parent) stop('SIGTERM');
    }, 500);
    child.on('error', (error) => {
      clearInterval(watch);
      say(`cannot run ${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code) => {
      for (const signal of SIGNALS) process.off(signal, stop);
      clearInterval(watch);
      if (stopped) process.exit(code ?? 130);
      resolve(code ?? 1);
    });
  });
}
