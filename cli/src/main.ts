import { EXIT } from './command/problem.ts';
import { Output } from './command/shell.ts';
import { run } from './run.ts';

/** A reader that stops early (`| head`) is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.fine);
  throw error;
});

const { env } = process;
process.exitCode = await run(process.argv.slice(2), {
  out: new Output(process.stdout, env),
  err: new Output(process.stderr, env),
  input: process.stdin,
  env,
});
