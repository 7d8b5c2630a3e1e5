import type { Words } from '@overtrick/engine';

/** What people are told when a rule forbids a decision. */
export const reasons: Readonly<Record<string, Words>> = {
  'WHI-2.2': {
    en: 'You hold the suit that was led, so you must play it.',
    ja: 'リードされたスートを持っているので、それを出さなければなりません。',
  },
};
