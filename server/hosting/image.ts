import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Running } from '../testing/built.ts';
import { parseCopy, parseDockerfile, parseIgnore, type Stage, type Step } from './dockerfile.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const INSTALL = /^npm ci /;

/** How the steps are run. */
export interface Making {
  /** False: the packages of the clone are used in place of `npm ci`, which takes minutes. */
  readonly installs: boolean;
  readonly say?: (text: string) => void;
}

/** A stage whose steps were run: a folder in place of a file system. */
interface Made {
  readonly root: string;
  readonly env: Record<string, string>;
  place: string;
}

/** The image as a folder: the Dockerfile's steps run as plain commands, because no container engine is needed for that. */
export class Image {
  readonly #folder = mkdtempSync(join(tmpdir(), 'overtrick-image-'));
  readonly #stages = new Map<string, Made>();
  readonly #final: Stage;
  readonly #context: readonly string[];

  constructor({ installs, say = () => {} }: Making) {
    const ignored = parseIgnore(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    this.#context = listed
      .split('\n')
      .filter((path) => path !== '' && existsSync(join(ROOT, path)) && !ignored(path));
    const stages = parseDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
    this.#final = stages.at(-1)!;
    for (const stage of stages) this.#make(stage, installs, say);
  }

  /** A place in the finished image. */
  at(path: string): string {
    return join(this.#made.root, path);
  }

  /** Runs `CMD` in the finished image, with its variables; `/data` is a folder of its own. */
  start(env: Readonly<Record<string, string>>): Running {
    return this.#run(this.#last('CMD'), env);
  }

  /** Runs the command of `HEALTHCHECK`; resolves with its exit code. */
  async health(env: Readonly<Record<string, string>>): Promise<number | null> {
    return this.#run(this.#last('HEALTHCHECK').replace(/^.*?CMD\s+/, ''), env).ended;
  }

  /** Runs another program of the image. */
  run(words: readonly string[]): Running {
    return this.#run(JSON.stringify(words), {});
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #made(): Made {
    return this.#stages.get(this.#final.name)!;
  }

  #last(word: string): string {
    return this.#final.steps.findLast((step) => step.word === word)?.rest ?? '[]';
  }

  #run(json: string, env: Readonly<Record<string, string>>): Running {
    const [program, ...words] = JSON.parse(json) as string[];
    const data = { OVERTRICK_DATA: this.at(this.#made.env.OVERTRICK_DATA) };
    const command = program === 'node' ? process.execPath : program;
    return new Running(command, words, this.#made.place, { ...this.#made.env, ...data, ...env });
  }

  #make(stage: Stage, installs: boolean, say: (text: string) => void): void {
    const root = join(this.#folder, stage.name);
    const base = this.#stages.get(stage.base);
    if (base) cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
    else mkdirSync(root, { recursive: true });
    const place = base ? join(root, base.place.slice(base.root.length)) : root;
    const made: Made = { root, place, env: { ...base?.env } };
    this.#stages.set(stage.name, made);
    for (const step of stage.steps) {
      const started = Date.now();
      this.#do(step, made, installs);
      say(
        `${stage.name}: ${step.word} ${step.rest.slice(0, 70)} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      );
    }
  }

  #do({ word, rest }: Step, made: Made, installs: boolean): void {
    if (word === 'WORKDIR') {
      made.place = join(made.root, rest);
      mkdirSync(made.place, { recursive: true });
    } else if (word === 'ENV') {
      const [name, value] = rest.split('=');
      made.env[name] = value;
    } else if (word === 'COPY') this.#copy(rest, made);
    else if (word === 'RUN') {
      if (INSTALL.test(rest) && !installs)
        symlinkSync(join(ROOT, 'node_modules'), join(made.place, 'node_modules'));
      else
        execFileSync('sh', ['-c', rest], {
          cwd: made.place,
          env: { ...process.env, ...made.env },
          stdio: 'pipe',
        });
    }
  }

  #copy(rest: string, made: Made): void {
    const { from, what, to } = parseCopy(rest);
    const into = to.startsWith('/') ? join(made.root, to) : join(made.place, to);
    for (const path of what) {
      if (from !== null) {
        cpSync(join(this.#stages.get(from)!.root, path), into, { recursive: true, verbatimSymlinks: true });
        continue;
      }
      const files = this.#context.filter(
        (file) => path === '.' || file === path || file.startsWith(`${path}/`),
      );
      if (files.length === 0)
        throw new Error(`COPY ${rest}: there is no ${path}, or .dockerignore leaves it out`);
      const folder = path === '.' || statSync(join(ROOT, path)).isDirectory();
      for (const file of files) {
        const inside = folder ? file.slice(path === '.' ? 0 : path.length + 1) : basename(file);
        cpSync(join(ROOT, file), folder || to.endsWith('/') ? join(into, inside) : into);
      }
    }
  }
}
