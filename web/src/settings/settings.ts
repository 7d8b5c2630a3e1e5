import type { Language } from '@overtrick/engine';
import { useSyncExternalStore } from 'react';

export const THEMES = ['system', 'light', 'dark'] as const;
export const PALETTES = ['rich', 'safe'] as const;
export const CARD_SIZES = ['small', 'medium', 'large'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
const LANGUAGES = ['en', 'ja'] as const;

/** Everything a person can set, beside what it is before they do. */
export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  /** `safe`: suits and ranks told apart without red against green. */
  readonly palette: (typeof PALETTES)[number];
  readonly cardSize: (typeof CARD_SIZES)[number];
  readonly speed: (typeof SPEEDS)[number];
  readonly sound: boolean;
  /** A second tap on a chosen card does not play it; only the button does. */
  readonly confirm: boolean;
  /** The only card that may be played is played by itself. */
  readonly autoPlay: boolean;
  /** Number keys and letters act at the table (WCAG 2.1.4: they can be switched off). */
  readonly keys: boolean;
}

const KEY = 'overtrick.settings';

function defaults(): Settings {
  return {
    // Tests draw without a browser.
    language: globalThis.navigator?.language?.startsWith('ja') ? 'ja' : 'en',
    theme: 'system',
    palette: 'rich',
    cardSize: 'medium',
    speed: 'normal',
    sound: false,
    confirm: false,
    autoPlay: true,
    keys: true,
  };
}

const CHOICES: Readonly<Partial<Record<keyof Settings, readonly string[]>>> = {
  language: LANGUAGES,
  theme: THEMES,
  palette: PALETTES,
  cardSize: CARD_SIZES,
  speed: SPEEDS,
};

/** What was stored, as far as it still makes sense. */
function read(): Settings {
  const settings: Record<string, unknown> = { ...defaults() };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    for (const [key, value] of Object.entries(stored ?? {})) {
      const choices = CHOICES[key as keyof Settings];
      const fits = choices
        ? typeof value === 'string' && choices.includes(value)
        : typeof value === typeof settings[key];
      if (key in settings && fits) settings[key] = value;
    }
  } catch {
    // Storage is switched off or holds something foreign: the defaults will do.
  }
  return settings as unknown as Settings;
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
  set(dataset, 'speed', current.speed === 'normal' ? null : current.speed);
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
