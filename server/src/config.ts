import { fail, ok, type Result } from '@overtrick/engine';
import * as v from 'valibot';
import { LADDERS, type LadderName } from './ladder/rules.ts';

const within = (least: number, most: number, form: RegExp, words: string) => {
  const wanted = `give ${words} from ${least} to ${most}`;
  return v.pipe(
    v.string(),
    v.regex(form, wanted),
    v.transform(Number),
    v.minValue(least, wanted),
    v.maxValue(most, wanted),
  );
};
const whole = (least: number, most: number) => within(least, most, /^\d+$/, 'a whole number');
const decimal = (least: number, most: number) => within(least, most, /^\d+(\.\d+)?$/, 'a number');

/** Whether every part of an address means something, and no part of a password has slipped into another. */
function isReadable(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { username, password, host, pathname, search, hash } = new URL(address);
  if (hash !== '' || `${host}${pathname}${search}`.includes('@')) return false;
  try {
    for (const part of [username, password, host, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** The address of a service that may have a password in it; the words are all that is said of a wrong one. */
const address = (form: RegExp, example: string) => {
  const wanted = `give ${example}, and in a password write / ? # @ and % as %2F %3F %23 %40 and %25`;
  return v.pipe(v.string(), v.regex(form, wanted), v.check(isReadable, wanted));
};

/** An address for visitors, which is printed. */
function isSite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
const MINUTE = 60_000;

/** A length of time such as 6h, in milliseconds. */
const duration = (words: string) =>
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,3}[mhd]$/, words),
    v.transform((text) => Number(text.slice(0, -1)) * (UNITS[text.slice(-1)] ?? MINUTE)),
  );

const ACCESS = ['none', 'problems', 'all'] as const;
const LADDER_NAMES = Object.keys(LADDERS) as LadderName[];
const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** Every variable that the server reads, with its default. */
export const VARIABLES = v.object({
  PORT: v.optional(whole(0, 65_535), '4242'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1)), '0.0.0.0'),
  OVERTRICK_DATA: v.optional(v.pipe(v.string(), v.minLength(1)), '.overtrick'),
  OVERTRICK_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, 'give 64 hexadecimal digits'))),
  DATABASE_URL: v.optional(address(/^postgres(ql)?:\/\//, 'postgres://user:password@host/name')),
  DATABASE_CONNECTIONS: v.optional(whole(2, 100), '8'),
  REDIS_URL: v.optional(address(/^rediss?:\/\/[^/?#]+(\/\d*)?$/, 'redis://host')),
  TRUSTED_PROXIES: v.optional(whole(0, 5), '0'),
  PUBLIC_URL: v.optional(
    v.pipe(v.string(), v.check(isSite, 'give the address that visitors use, such as https://cards.example')),
  ),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'give at least 16 characters'))),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'give at least 16 characters'))),
  LOG_LEVEL: v.optional(v.picklist(LEVELS, `give one of ${LEVELS.join(', ')}`), 'info'),
  ACCESS_LOG: v.optional(v.picklist(ACCESS, `give one of ${ACCESS.join(', ')}`), 'none'),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(address(/^https?:\/\//, 'http://host:4318')),
  BOT_THREADS: v.optional(whole(1, 64)),
  BOT_PACE: v.optional(decimal(0, 10), '1'),
  DEAL_PAUSE: v.optional(decimal(0, 600), '8'),
  REVEAL_TIME: v.optional(decimal(0, 3600), '30'),
  RATE_LIMIT: v.optional(decimal(0.1, 1_000_000), '1'),
  BACKUP_EVERY: v.optional(duration('give minutes, hours or days, such as 30m, 6h or 1d')),
  BACKUP_KEEP: v.optional(whole(1, 10_000), '14'),
  OVERTRICK_BACKUPS: v.optional(v.pipe(v.string(), v.minLength(1))),
  LADDER: v.optional(v.picklist(LADDER_NAMES, `give one of ${LADDER_NAMES.join(', ')}`), 'strangers'),
  VAPID_SUBJECT: v.optional(v.pipe(v.string(), v.regex(/^(mailto:|https:)/, 'give mailto:… or https:…'))),
});

/** What a host can choose. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite file and of the key. */
  readonly data: string;
  /** Hexadecimal; unless given, the file `secret.key` in the data folder. */
  readonly key?: string | undefined;
  readonly database?: string | undefined;
  readonly connections: number;
  readonly redis?: string | undefined;
  /** How many trusted proxies are in front of the server. */
  readonly proxies: number;
  readonly publicUrl?: string | undefined;
  readonly adminToken?: string | undefined;
  /** Opens `/metrics` from elsewhere; with it set, they are closed on this machine too without it. */
  readonly metricsToken?: string | undefined;
  readonly logLevel: string;
  /** Which requests are written to the log. */
  readonly accessLog?: (typeof ACCESS)[number];
  /** The OpenTelemetry collector that traces are sent to. */
  readonly traces?: string | undefined;
  readonly botThreads?: number | undefined;
  /** How long bots pause: 1 is a person's pace, 0 is no pause. */
  readonly botPace?: number;
  /** Milliseconds between two deals. */
  readonly dealPause?: number;
  /** Milliseconds that contributions to the shuffle are waited for. */
  readonly revealTime?: number;
  /** Multiplies every rate limit. */
  readonly patience?: number;
  /** Whom ratings believe: unless given, strangers. */
  readonly ladder?: LadderName;
  readonly vapidSubject?: string | undefined;
  /** Milliseconds between two backups; without it none are made. */
  readonly backupEvery?: number | undefined;
  /** How many backups are kept. */
  readonly backupKeep?: number;
  /** The folder of the backups; unless given, `backups` in the data folder. */
  readonly backups?: string | undefined;
}

/** Reads the environment; the answer names the variable that is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Result<Config, string> {
  const given = Object.fromEntries(
    Object.entries(env).filter(
      ([name, value]) => name in VARIABLES.entries && value !== undefined && value !== '',
    ),
  );
  const read = v.safeParse(VARIABLES, given, { abortEarly: true });
  if (!read.success) {
    const [issue] = read.issues;
    const name = v.getDotPath(issue) ?? 'the environment';
    // Keys, tokens and database passwords must not appear on a screen or in a log.
    return fail(`${name} is wrong: ${issue.message}.`);
  }
  const found = read.output;
  return ok({
    port: found.PORT,
    host: found.HOST,
    data: found.OVERTRICK_DATA,
    key: found.OVERTRICK_KEY,
    database: found.DATABASE_URL,
    connections: found.DATABASE_CONNECTIONS,
    redis: found.REDIS_URL,
    proxies: found.TRUSTED_PROXIES,
    publicUrl: found.PUBLIC_URL,
    adminToken: found.ADMIN_TOKEN,
    metricsToken: found.METRICS_TOKEN,
    logLevel: found.LOG_LEVEL,
    accessLog: found.ACCESS_LOG,
    traces: found.OTEL_EXPORTER_OTLP_ENDPOINT,
    botThreads: found.BOT_THREADS,
    botPace: found.BOT_PACE,
    dealPause: found.DEAL_PAUSE * 1000,
    revealTime: found.REVEAL_TIME * 1000,
    patience: found.RATE_LIMIT,
    ladder: found.LADDER,
    vapidSubject: found.VAPID_SUBJECT,
    backupEvery: found.BACKUP_EVERY,
    backupKeep: found.BACKUP_KEEP,
    backups: found.OVERTRICK_BACKUPS,
  });
}
