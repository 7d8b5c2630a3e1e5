import type { Flags } from '../command/flags.ts';

/** What every run of the laboratory can be told. */
export const RUN_FLAGS = {
  seed: { kind: 'text', value: 'S', about: 'the same seed gives the same matches', default: '1' },
  threads: {
    kind: 'count',
    value: 'T',
    min: 1,
    max: 256,
    about: 'how many matches at the same time; changes nothing but the time',
    default: 'one a core',
  },
  resume: {
    kind: 'text',
    value: 'FILE',
    about: 'write every match down there, and go on from what is there already',
  },
} as const satisfies Flags;

/** What a run that ends in a page can be told. */
export const PAGE_FLAGS = {
  pictures: { kind: 'text', value: 'FOLDER', about: 'write every plot there too, as SVG' },
  json: { kind: 'switch', about: 'the figures as JSON; then a page is written only where --html is given' },
} as const satisfies Flags;
