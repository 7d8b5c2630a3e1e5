import { helpAll, helpOne } from './command/help.ts';
import { didYouMean } from './command/nearest.ts';
import { EXIT, type ExitCode, type Problem } from './command/problem.ts';
import type { Shell } from './command/shell.ts';
import { commands } from './commands.ts';
import { VERSION } from './version.ts';

/** Runs one command line. */
export async function run(argv: readonly string[], shell: Shell): Promise<ExitCode> {
  const [name, ...rest] = argv;
  if (name === '--version' || name === '-v') {
    await shell.out.line(VERSION);
    return EXIT.fine;
  }
  if (name === undefined || isHelp(name) || (name === 'help' && rest.length === 0)) {
    await shell.out.write(helpAll(commands, shell.out.paint, VERSION));
    return EXIT.fine;
  }
  const asked = name === 'help' ? rest[0] : name;
  const command = commands.find((each) => each.name === asked);
  if (!command) {
    const hint = didYouMean(
      asked,
      commands.map((each) => each.name),
    );
    return complain(shell, { code: EXIT.usage, message: `There is no command “${asked}”.`, hint }, '');
  }
  if (name === 'help' || rest.some(isHelp)) {
    await shell.out.write(helpOne(command, shell.out.paint));
    return EXIT.fine;
  }
  const done = await command.start(rest, shell);
  return done.ok ? done.value : complain(shell, done.error, `${command.name} `);
}

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

async function complain(shell: Shell, problem: Problem, name: string): Promise<ExitCode> {
  const { paint } = shell.err;
  await shell.err.line(`${paint.red('overtrick:')} ${problem.message}`);
  if (problem.hint) await shell.err.line(problem.hint);
  else if (problem.code === EXIT.usage) await shell.err.line(`See overtrick ${name}--help.`);
  return problem.code;
}
