/** What people report, and what those who look after a server do about it. */
import * as v from 'valibot';
import { cleanText, written } from './cleanText.ts';
import { between, type Given, ID, INTEGER, OBSERVER, type Taken } from './schema.ts';

/** Why somebody is reported. */
export const REASONS = ['rude', 'name', 'spam', 'cheating', 'stalling', 'other'] as const;
/** Letters of the words that go with a report, a warning or an act of an admin. */
export const MOST_WORDS = 500;
const MOST_LINES = 10;
const YEAR = 24 * 366;

const REMARK = v.optional(
  v.pipe(v.string(), v.transform(cleanText), v.maxLength(MOST_WORDS, `say it in ${MOST_WORDS} letters`)),
  '',
);
/** Hours, a year at most. */
const HOURS = between(1, YEAR);
/** The same, or null for without end. */
const HOURS_OR_EVER = v.optional(v.nullable(HOURS), null);

export const REPORT_INPUT = v.strictObject({
  reason: v.picklist(REASONS),
  words: REMARK,
  /** Where it happened; without it, it is about the person's profile. */
  table: v.optional(ID),
  /** Positions of what they said there, in the table's journal. */
  lines: v.optional(v.pipe(v.array(between(0, 10_000_000)), v.maxLength(MOST_LINES)), []),
});

/** What an admin tells a person, who sees it once. */
export const WARNING = v.object({ id: ID, words: v.string(), at: INTEGER });

/** What an admin may do: an owner everything, a moderator what concerns people. */
export const ROLES = ['owner', 'moderator'] as const;
const ROLE = v.picklist(ROLES);

const PERSON = v.object({ id: ID, name: v.string() });

/** A line of chat as it was when somebody reported it. */
const REPORTED_LINE = v.object({
  n: INTEGER,
  at: INTEGER,
  person: ID,
  name: v.string(),
  seat: OBSERVER,
  text: v.string(),
  /** True for what was reported, false for what was said around it. */
  reported: v.boolean(),
});

export const REPORT = v.object({
  id: ID,
  at: INTEGER,
  reporter: PERSON,
  person: PERSON,
  reason: v.picklist(REASONS),
  words: v.string(),
  table: v.nullable(ID),
  /** The last position of the table's journal when it was reported. */
  n: v.nullable(INTEGER),
  lines: v.array(REPORTED_LINE),
  /** Null while nobody has dealt with it. */
  closed: v.nullable(INTEGER),
});

/** A person as admins see them. Times are null where there is no end, or nothing. */
export const WATCHED_PERSON = v.object({
  id: ID,
  name: v.string(),
  robot: v.boolean(),
  created: INTEGER,
  seen: INTEGER,
  banned: v.boolean(),
  bannedUntil: v.nullable(INTEGER),
  mutedUntil: v.nullable(INTEGER),
});

export const SHUT_ADDRESS = v.object({
  id: ID,
  /** An IPv4 address or a /64 of IPv6; a network is a /48. The address itself is not kept. */
  scope: v.picklist(['address', 'network']),
  /** Whose address it was; null where an admin has typed it. */
  person: v.nullable(PERSON),
  by: v.string(),
  at: INTEGER,
  until: v.nullable(INTEGER),
  why: v.string(),
});

/** Whom and what is kept out or quiet now. */
export const MEASURES = v.object({ people: v.array(WATCHED_PERSON), addresses: v.array(SHUT_ADDRESS) });

export const ADMIN = v.object({ id: v.string(), name: v.string(), role: ROLE });
export const ADMIN_LINE = v.object({ ...ADMIN.entries, created: INTEGER, by: v.string() });
export const NEW_ADMIN = v.object({
  ...ADMIN.entries,
  /** Shown once. Send it in the header `Overtrick-Admin`. */
  token: v.string(),
});
export const ADMIN_INPUT = v.strictObject({
  name: written(40, 'a name has at most 40 letters', 'a name needs a letter that can be seen'),
  role: ROLE,
});

/** What admins do. */
export const ADMIN_ACTS = [
  ...(['warn', 'mute', 'unmute', 'end-sessions', 'ban', 'unban', 'close-report'] as const),
  ...(['ban-address', 'unban-address', 'close-table', 'make-admin', 'end-admin'] as const),
] as const;

export const AUDIT_LINE = v.object({
  id: ID,
  at: INTEGER,
  /** Who did it. */
  by: v.object({ id: v.string(), name: v.string() }),
  act: v.picklist(ADMIN_ACTS),
  /** To whom or what: a person's, a table's or an admin's name and id. */
  to: v.object({ id: v.string(), name: v.string() }),
  until: v.nullable(INTEGER),
  why: v.string(),
});
/** The newest first; `next` is where the page before these begins, null at the end. */
export const AUDIT = v.object({ lines: v.array(AUDIT_LINE), next: v.nullable(v.string()) });

const ON_PERSON = { person: ID, why: REMARK };
export const WARN_INPUT = v.strictObject({
  ...ON_PERSON,
  words: written(MOST_WORDS, `say it in ${MOST_WORDS} letters`, 'say something that can be seen'),
});
export const MUTE_INPUT = v.strictObject({ ...ON_PERSON, on: v.boolean(), hours: v.optional(HOURS, 24) });
export const BAN_INPUT = v.strictObject({ ...ON_PERSON, on: v.boolean(), hours: HOURS_OR_EVER });
export const SESSIONS_INPUT = v.strictObject(ON_PERSON);
export const WHY_INPUT = v.strictObject({ why: REMARK });

const SHUT = { hours: HOURS_OR_EVER, why: REMARK, wide: v.optional(v.boolean(), false) };
/** An address that somebody has typed, or wherever a person was last seen; `wide` takes the /48 of IPv6. */
export const SHUT_INPUT = v.variant('by', [
  v.strictObject({ by: v.literal('address'), address: v.pipe(v.string(), v.maxLength(60)), ...SHUT }),
  v.strictObject({ by: v.literal('person'), person: ID, ...SHUT }),
]);

export type Reason = (typeof REASONS)[number];
export type ReportInput = Taken<typeof REPORT_INPUT>;
export type Warning = Given<typeof WARNING>;
export type Role = (typeof ROLES)[number];
export type Report = Given<typeof REPORT>;
export type ReportedLine = Given<typeof REPORTED_LINE>;
export type WatchedPerson = Given<typeof WATCHED_PERSON>;
export type ShutAddress = Given<typeof SHUT_ADDRESS>;
export type Measures = Given<typeof MEASURES>;
export type Admin = Given<typeof ADMIN>;
export type AdminLine = Given<typeof ADMIN_LINE>;
export type NewAdmin = Given<typeof NEW_ADMIN>;
export type AdminAct = (typeof ADMIN_ACTS)[number];
export type AuditLine = Given<typeof AUDIT_LINE>;
export type Audit = Given<typeof AUDIT>;
