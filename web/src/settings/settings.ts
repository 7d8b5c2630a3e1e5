import type { Face } from '@overtrick/api';
import type { Language } from '@overtrick/engine';
import { useSyncExternalStore } from 'react';
import { FACES } from '../look/faces/look.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PALETTES = ['rich', 'safe'] as const;
export const CARD_SIZES = ['small', 'medium', 'large'] as const;
export const MOTIONS = ['full', 'reduced', 'off'] as const;
export const PACES = ['slow', 'normal', 'fast'] as const;
const LANGUAGES = ['en', 'ja'] as const;

/** Everything a person can set, beside what it is before they do. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** `safe`: suits and ranks told apart without red against green. */
  readonly palette: (typeof PALETTES)[number];
  readonly cardSize: (typeof CARD_SIZES)[number];
  /** `full`: cards fly · `reduced`: what is new fades in · `off`: nothing moves. The system's wish for less is heard too. */
  readonly motion: (typeof MOTIONS)[number];
  /** How quickly bots play and how long things stay on show; nothing stays shorter than people need. */
  readonly pace: (typeof PACES)[number];
  /** Every trick stays until the person goes on. */
  readonly waitForMe: boolean;
  readonly sound: boolean;
  /** Somebody was asked whether they want sounds: it is asked once. */
  readonly soundOffered: boolean;
  /** A second tap on a chosen card does not play it; only the button does. */
  readonly confirm: boolean;
  /** The only card that may be played is played by itself. */
  readonly autoPlay: boolean;
  /** Number keys and letters act at the table (WCAG 2.1.4: they can be switched off). */
  readonly keys: boolean;
  /** The face that this person has at tables of this browser; empty for one by chance. */
  readonly face: Face | '';
}

const KEY = 'overtrick.settings';

function defaults(): Settings {
  return {
    // Tests draw without a browser.
    language: globalThis.navigator?.language?.startsWith('ja') ? 'ja' : 'en',
    theme: 'system',
    palette: 'rich',
    cardSize: 'medium',
    motion: 'full',
    pace: 'normal',
    waitForMe: false,
    sound: false,
    soundOffered: false,
    confirm: false,
    autoPlay: true,
    keys: true,
    face: '',
  };
}

const CHOICES: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = {
  language: LANGUAGES,
  theme: THEMES,
  palette: PALETTES,
  cardSize: CARD_SIZES,
  motion: MOTIONS,
  pace: PACES,
  face: ['', ...FACES],
};

/** Up to version 0.4 one setting said both how things move and how quickly bots play. */
const SPEEDS: Readonly<Record<string, Pick<Settings, 'motion' | 'pace'>>> = {
  slow: { motion: 'full', pace: 'slow' },
  normal: { motion: 'full', pace: 'normal' },
  fast: { motion: 'full', pace: 'fast' },
  off: { motion: 'off', pace: 'fast' },
};

/** What was stored, as far as it still makes sense. */
export function readSettings(text: string | null): Settings {
  const settings: Record<string, unknown> = { ...defaults() };
  try {
    const stored: Record<string, unknown> = { ...JSON.parse(text ?? '{}') };
    const older = SPEEDS[String(stored.speed)];
    for (const [key, value] of Object.entries({ ...older, ...stored })) {
      const choices = CHOICES[key as keyof Settings];
      const fits = choices
        ? typeof value === 'string' && choices.includes(value)
        : typeof value === typeof settings[key];
      if (key in settings && fits) settings[key] = value;
    }
  } catch {
    // It holds something foreign: the defaults will do.
  }
  return settings as unknown as Settings;
}

function read(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    // Storage is switched off.
    return defaults();
  }
}

let current = read();
const listeners = new Set<() => void>();

/** Changes some settings, keeps them, and shows them. */
export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Not kept, but in force until the page closes.
  }
  showSettings();
  for (const listener of listeners) listener();
}

/** Tells the style sheets: they read attributes of the root element. */
export function showSettings(): void {
  const { dataset } = document.documentElement;
  document.documentElement.lang = current.language;
  set(dataset, 'theme', current.theme === 'system' ? null : current.theme);
  set(dataset, 'palette', current.palette === 'safe' ? 'safe' : null);
  set(dataset, 'motion', current.motion === 'full' ? null : current.motion);
  set(dataset, 'pace', current.pace === 'normal' ? null : current.pace);
  set(dataset, 'cards', current.cardSize);
}

function set(dataset: DOMStringMap, name: string, value: string | null): void {
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

export const settingsNow = (): Settings => current;

/** Calls back on every change; returns how to stop that. */
export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The settings, live. */
export const useSettings = (): Settings => useSyncExternalStore(onSettings, settingsNow, settingsNow);
