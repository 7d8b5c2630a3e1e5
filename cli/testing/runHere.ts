import { Readable, Writable } from 'node:stream';
import { Output } from '../src/command/shell.ts';
import { run } from '../src/run.ts';
import type { Ran } from './door.ts';

/** Runs a command line in this process, without a terminal: quicker than the built program. */
export async function runHere(words: readonly string[], input = ''): Promise<Ran> {
  const out = new Catcher();
  const err = new Catcher();
  const code = await run(words, {
    out: new Output(out, {}),
    err: new Output(err, {}),
    input: Readable.from([Buffer.from(input)]),
    env: {},
  });
  return { code, out: out.text, err: err.text };
}

class Catcher extends Writable {
  text = '';

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk;
    done();
  }
}
