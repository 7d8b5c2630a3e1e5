import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Says what is being done. */
export const say = (text) => process.stderr.write(`overtrick: ${text}\n`);

/** A program of an installed package, seen from the clone. Quicker than `npx`, which looks for it first. */
export const tool = (name) => join('node_modules', '.bin', name);

const SIGNALS = ['SIGTERM', 'SIGINT'];

/** Says every line that comes, and whose it is: several commands may speak at the same time. */
function sayLines(stream, name) {
  createInterface({ input: stream }).on('line', (line) => {
    if (line.trim() !== '') process.stdout.write(`${name}: ${line}\n`);
  });
}

/** Runs a command in the clone and resolves with its exit code. With a name it speaks in plain lines that begin with it. */
export function run(command, args, { env = {}, quiet = false, name } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: name ? ['ignore', 'pipe', 'pipe'] : quiet ? ['ignore', 'ignore', 'inherit'] : 'inherit',
      env: { ...process.env, ...(name && { NO_COLOR: '1', FORCE_COLOR: undefined }), ...env },
      shell: process.platform === 'win32',
    });
    if (name) for (const stream of [child.stdout, child.stderr]) sayLines(stream, name);
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
