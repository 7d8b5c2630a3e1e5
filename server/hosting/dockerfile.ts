/** One instruction of a Dockerfile, such as `COPY` with the rest of its line. */
export interface Step {
  readonly word: string;
  readonly rest: string;
}

/** One stage: what it begins with, and its steps. */
export interface Stage {
  readonly name: string;
  readonly base: string;
  readonly steps: readonly Step[];
}

/** Reads the part of the language that our Dockerfile uses: stages, and arguments with a default. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const given = new Map<string, string>();
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (word === undefined) throw new Error(`not an instruction: ${line}`);
    if (word === 'ARG') {
      const [name, value] = rest.split('=');
      given.set(name, value);
    } else if (word === 'FROM') {
      const [base, , name] = rest
        .replace(/\$\{(\w+)\}/g, (_, name: string) => given.get(name) ?? '')
        .split(' ');
      stages.push({ name: name ?? 'final', base, steps: [] });
    } else stages.at(-1)?.steps.push({ word, rest });
  }
  return stages;
}

/** The words of a `COPY`: where from, what, and where to. */
export function parseCopy(rest: string): { from: string | null; what: readonly string[]; to: string } {
  const words = rest.split(/\s+/);
  const flags = words.filter((word) => word.startsWith('--'));
  const paths = words.filter((word) => !word.startsWith('--'));
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length) ?? null;
  return { from, what: paths.slice(0, -1), to: paths.at(-1) ?? '' };
}

/** The rule of a .dockerignore: true for what is left out. Our file uses names, `*`, a leading `**`, and `!` for what is not; the last line that fits counts. */
export function parseIgnore(text: string): (path: string) => boolean {
  const patterns = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const body = line
        .replace(/^!/, '')
        .replace(/^\*\*\//, '\0')
        .replace(/[.+^${}()|[\]\\]/g, '\\$&')
        .replaceAll('*', '[^/]*')
        .replace('\0', '(.*/)?');
      return { form: new RegExp(`^${body}(/|$)`), out: !line.startsWith('!') };
    });
  return (path) => patterns.findLast(({ form }) => form.test(path))?.out ?? false;
}
