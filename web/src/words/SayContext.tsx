import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { makeSay, type Say } from './say.ts';

const SayContext = createContext<Say>(makeSay('en'));

/** Gives everything below it the voice of the chosen language. */
export function SayProvider({ children }: { readonly children: ReactNode }) {
  const { language } = useSettings();
  const say = useMemo(() => makeSay(language), [language]);
  return <SayContext value={say}>{children}</SayContext>;
}

/** The voice of the page. */
export const useSay = (): Say => useContext(SayContext);
