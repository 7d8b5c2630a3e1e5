import type { MatchEvent } from '@overtrick/engine';
import type { TableSnapshot } from '../source.ts';

/** A snapshot on its way to the page: of the record only what the page has not been told. */
export interface Telling {
  /** How many events of the last record still hold. */
  readonly known: number;
  readonly snapshot: TableSnapshot;
}

/** The table's end: leaves out what it told before. A long record would else be copied with every decision. */
export function teller(): (snapshot: TableSnapshot) => Telling {
  let told: readonly MatchEvent[] = [];
  return (snapshot) => {
    const { past } = snapshot.view;
    const news = past.findIndex((event, at) => event !== told[at]);
    const known = news < 0 ? past.length : news;
    told = past;
    return { known, snapshot: withPast(snapshot, past.slice(known)) };
  };
}

/** The page's end: puts the record together again. */
export function hearer(): (telling: Telling) => TableSnapshot {
  let heard: readonly MatchEvent[] = [];
  return ({ known, snapshot }) => {
    heard = [...heard.slice(0, known), ...snapshot.view.past];
    return withPast(snapshot, heard);
  };
}

const withPast = (snapshot: TableSnapshot, past: readonly MatchEvent[]): TableSnapshot => ({
  ...snapshot,
  view: { ...snapshot.view, past },
});
