import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { UNHEARD_EVENTS } from './unheardEvents.ts';

/** React makes these out of the others: whoever enters something is over it. */
const MADE_OF_THEM = ['pointerenter', 'pointerleave', 'mouseenter', 'mouseleave'];

test('no component listens to an event that is kept from it', () => {
  const names = [...UNHEARD_EVENTS, ...MADE_OF_THEM];
  const listens = new RegExp(`\\bon(${names.join('|')})(Capture)?\\b`, 'i');
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const components = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  expect(components.length).toBeGreaterThan(50);
  const wrong = components.filter((path) => listens.test(readFileSync(`${folder}/${path}`, 'utf8')));
  expect(wrong).toEqual([]);
});
