import type { Message, Whole } from '@overtrick/api';
import { type RawAnswer, type RawPerson, RawStream } from './rawPerson.ts';
import type { Truth } from './truth.ts';

/** Who heard it, and all words that are no secret at this table: names, ids, what was said. */
export interface Hearing {
  readonly person: RawPerson;
  readonly observer: number;
  readonly truth: Truth;
  readonly words: ReadonlySet<string>;
}

/** Words of the API itself: kinds, states, reasons. They are letters and dashes; no card and no decision looks like that. */
const PLAIN = /^[a-z][a-zA-Z-]*$/;

/** Everything that was sent to a client and should not have been. */
export function findLeaks({ person, observer, truth, words }: Hearing): string[] {
  const leaks: string[] = [];
  for (const piece of person.heard) {
    if (piece instanceof RawStream) leaks.push(...inStream(piece, observer, truth, words));
    else if (holdsSecret(`${piece.head}\n${piece.text}`, truth) && !mayHoldSecret(piece))
      leaks.push(`S in ${piece.text.slice(0, 200)}`);
  }
  return leaks;
}

/** S in any of the ways that bytes are written. */
export function holdsSecret(text: string, { secret }: Truth): boolean {
  const bytes = Buffer.from(secret, 'hex');
  return [
    secret,
    secret.toUpperCase(),
    bytes.toString('base64').slice(0, 42),
    bytes.toString('base64url'),
  ].some((form) => text.includes(form));
}

/** An answer that was given after the end: it says so itself. */
function mayHoldSecret({ text }: RawAnswer): boolean {
  return /"status":"(over|closed)"|"chance":\{"kind":"fair"/.test(text);
}

function inStream(stream: RawStream, observer: number, truth: Truth, words: ReadonlySet<string>): string[] {
  const leaks: string[] = [];
  const before = stream.frames.filter(({ id }) => id === null || id < truth.openedAt);
  const wholes = stream.frames.filter(({ event, id }) => event === 'whole' && (id ?? 0) < truth.openedAt);
  for (const frame of before) {
    const isLate = frame.event === 'room' && frame.data.includes('"secret":"');
    if (holdsSecret(frame.data, truth) && !isLate) leaks.push(`S in ${frame.data.slice(0, 200)}`);
    if (frame.event !== 'message') continue;
    const { n, event, now, ...rest } = JSON.parse(frame.data) as Message;
    const allowed = truth.allowed(n, observer);
    const isCards = event.t === 'deal' || event.t === 'choice';
    if (isCards && JSON.stringify(event) !== allowed?.event)
      leaks.push(`event ${n}: ${JSON.stringify(event)}`);
    if (now && JSON.stringify(now) !== allowed?.now) leaks.push(`now ${n}: ${JSON.stringify(now)}`);
    leaks.push(...strangeWords(isCards ? rest : { ...rest, event }, words));
  }
  for (const { data } of wholes) {
    const { n, view, ...rest } = JSON.parse(data) as Whole;
    const allowed = truth.allowed(n, observer);
    if (view && JSON.stringify(view.past) !== allowed?.past())
      leaks.push(`past ${n}: ${JSON.stringify(view.past)}`);
    if (view && JSON.stringify(view.now) !== allowed?.now)
      leaks.push(`now ${n}: ${JSON.stringify(view.now)}`);
    leaks.push(...strangeWords(rest, words));
  }
  return leaks;
}

/** Texts that are neither words of the API nor known to everybody at the table. */
export function strangeWords(value: unknown, words: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return PLAIN.test(value) || words.has(value) ? [] : [`the word “${value}”`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => [
    ...(PLAIN.test(key) || /^\d+$/.test(key) || words.has(key) ? [] : [`the field “${key}”`]),
    ...strangeWords(each, words),
  ]);
}
