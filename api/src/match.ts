/**
 * What the engine says about a match, as it goes over the wire. The types are the engine's and each game's own; what is checked here is
 * what all games have in common. Cards and decisions are text.
 */
import type {
  DealText,
  MatchEventText,
  MatchLog,
  NowText,
  Options,
  Refusal,
  ViewText,
} from '@overtrick/engine';
import * as v from 'valibot';
import { INTEGER, OBSERVER, SEAT } from './schema.ts';

const outlines = new WeakMap<object, v.GenericSchema>();

/** What is checked of a value that the engine types; undefined for other schemas. */
export const outlineOf = (schema: object): v.GenericSchema | undefined => outlines.get(schema);

/** A value of the engine's type T that has this outline. */
function typed<T>(outline: v.GenericSchema) {
  const schema = v.custom<T>(
    (value) => v.is(outline, value),
    ({ input }) => issuesOf(outline, input),
  );
  outlines.set(schema, outline);
  return schema;
}

function issuesOf(outline: v.GenericSchema, value: unknown): string {
  const { issues = [] } = v.safeParse(outline, value);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()).join('; ');
}

const FACTS = v.record(v.string(), v.unknown());
const CARDS = v.array(v.string());
const NUMBERS = v.array(v.number());

export const REFUSAL = typed<Refusal>(v.looseObject({ reason: v.string() }));
export const OPTIONS = typed<Options>(FACTS);

export const NOW = typed<NowText>(
  v.looseObject({
    deal: INTEGER,
    deals: INTEGER,
    asked: v.array(SEAT),
    legal: v.array(v.string()),
    hand: CARDS,
    handSizes: NUMBERS,
    points: NUMBERS,
    sheet: v.array(NUMBERS),
    over: v.boolean(),
    winners: v.array(SEAT),
    outcome: v.nullable(FACTS),
    sides: v.nullable(v.array(FACTS)),
    board: FACTS,
  }),
);

export const MATCH_EVENT = typed<MatchEventText>(
  v.variant('t', [
    v.object({ t: v.literal('deal'), deal: INTEGER, hand: CARDS, setup: FACTS }),
    v.object({
      t: v.literal('choice'),
      seat: SEAT,
      action: v.exactOptional(v.string()),
      shows: v.exactOptional(FACTS),
      dealEnd: v.exactOptional(NUMBERS),
      end: v.exactOptional(v.object({ scores: NUMBERS, winners: v.array(SEAT) })),
    }),
  ]),
);

export const VIEW = typed<ViewText>(
  v.object({
    game: v.string(),
    rules: INTEGER,
    players: INTEGER,
    options: OPTIONS,
    seat: OBSERVER,
    now: NOW,
    past: v.array(MATCH_EVENT),
  }),
);

export const DEAL_TEXT = typed<DealText>(v.looseObject({ hands: v.array(CARDS) }));

export const MATCH_LOG = typed<MatchLog>(
  v.looseObject({
    overtrick: INTEGER,
    game: v.string(),
    rules: INTEGER,
    players: INTEGER,
    options: OPTIONS,
    chance: FACTS,
    decisions: v.array(v.string()),
    names: v.array(v.string()),
    deals: v.array(DEAL_TEXT),
  }),
);
