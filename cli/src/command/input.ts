import { readFileSync } from 'node:fs';
import { ok, type Result } from '@overtrick/engine';
import { misused, type Problem } from './problem.ts';
import type { Shell } from './shell.ts';

/** The text of a file; `-` is standard input. */
export async function readInput(file: string, shell: Shell): Promise<Result<string, Problem>> {
  if (file === '-') return readStandardInput(shell);
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      return misused(`There is no file ${file}.`, 'Check its name and the folder you are in.');
    if (code === 'EISDIR') return misused(`${file} is a folder.`, 'Name a file in it.');
    return misused(`${file} cannot be read: ${message}.`);
  }
}

async function readStandardInput(shell: Shell): Promise<Result<string, Problem>> {
  if (shell.input.isTTY) {
    return misused(
      '“-” reads standard input, and that is this terminal.',
      'Pipe a file into it, or name a file.',
    );
  }
  const chunks: Buffer[] = [];
  for await (const chunk of shell.input) chunks.push(Buffer.from(chunk as Uint8Array));
  return ok(Buffer.concat(chunks).toString('utf8'));
}
