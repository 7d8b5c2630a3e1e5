import type { Look } from '../look/faces/look.ts';
import { lookOf } from '../look/faces/look.ts';
import { settingsNow } from '../settings/settings.ts';
import { lookOfBot } from './characters.ts';
import type { Sitter } from './source.ts';

/** How whoever sits there looks. Whoever is alone with bots has the face of the settings. */
export function lookOfSitter({ name, kind, level = 'casual', look }: Sitter): Look {
  if (kind === 'bot') return lookOfBot(name, level);
  return look ?? lookOf(name || 'you', name === '' ? settingsNow().face || null : null);
}
