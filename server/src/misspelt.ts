import { distance } from '@overtrick/engine';
import { VARIABLES } from './config.ts';

const OURS = 'OVERTRICK_';
/** What Kubernetes and Docker set for a service of this name. */
const LINKS = /_SERVICE_(HOST|PORT)|_PORT(_\d+_(TCP|UDP)(_\w+)?)?$/;
/** How many letters of a name may be wrong: one in four, two at most. */
const wrongLetters = (name: string): number => Math.min(2, Math.floor(name.length / 4));

/** Variables that are not read but look as if they were meant to be, in words. */
export function findMisspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.keys(VARIABLES.entries);
  return Object.keys(env).flatMap((name) => {
    if (known.includes(name) || env[name] === '' || LINKS.test(name)) return [];
    const [meant] = known
      .map((each) => ({ each, far: distance(name, each) }))
      .filter(({ each, far }) => far <= wrongLetters(each))
      .sort((a, b) => a.far - b.far);
    if (meant) return [`${name} is not read; did you mean ${meant.each}?`];
    return name.startsWith(OURS) ? [`${name} is not read; docs/hosting.md names what is.`] : [];
  });
}
