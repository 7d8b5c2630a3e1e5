import type { Config } from './config.ts';
import { WrongKey } from './fingerprint.ts';
import { hideSecrets } from './secrets.ts';
import { NewerSchema } from './store/migrate.ts';
import { nameStore } from './store/place.ts';

/** PostgreSQL says 28… when it does not let somebody in, 3D000 when there is no such database. */
const DATABASE_CODES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'what listens there is no PostgreSQL, or it hung up',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its name cannot be looked up',
  ETIMEDOUT: 'it does not answer',
  '28P01': 'the password is wrong',
  '28000': 'this user is not let in',
  '3D000': 'there is no such database',
  '42501': 'this user may not create tables in it',
};

/** What to tell a host about an error from outside: the port, the folder, the database. No secrets. */
export function explainError(error: unknown, config: Config): string {
  return hideSecrets(explain(error, config), config);
}

function explain(error: unknown, config: Config): string {
  if (error instanceof WrongKey || error instanceof NewerSchema) return error.message;
  const { code, message, path } = first(error);
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') {
    const [driver, store] = config.database === undefined ? ['libsql', 'SQLite'] : ['pg', 'PostgreSQL'];
    return `the driver of ${store} is not here. Install it beside the command: npm install ${driver}; or run this where the server runs.`;
  }
  if (code === 'EADDRINUSE') {
    return `port ${config.port} is in use; set PORT to another, such as PORT=${config.port + 1}.`;
  }
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && config.database === undefined)) {
    return `HOST=${config.host} is no address of this machine.`;
  }
  if (code === 'EACCES' && path === undefined) {
    return `port ${config.port} may not be used; set PORT to one above 1023.`;
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return `${path ?? 'a file'} cannot be written; check who owns it, or set OVERTRICK_DATA to another folder.`;
  }
  if (code === 'EEXIST' || code === 'ENOTDIR' || code === 'EISDIR') {
    return `${path ?? config.data} is in the way; set OVERTRICK_DATA to a folder.`;
  }
  if (code === 'ENOSPC' || code === 'SQLITE_FULL' || code === '53100') return 'the disk is full.';
  if (/not a database|malformed/.test(message)) {
    return `${nameStore(config)} is damaged. Restore your last backup into a new folder and set OVERTRICK_DATA to it.`;
  }
  if (config.database !== undefined) {
    const why = DATABASE_CODES[code ?? ''] ?? message;
    return `${nameStore(config)} cannot be used: ${why}. Check DATABASE_URL.`;
  }
  return message;
}

interface SystemError {
  readonly code?: string | undefined;
  readonly message: string;
  readonly path?: string | undefined;
}

/** When several addresses were tried, the error of the first says what is wrong. */
function first(error: unknown): SystemError {
  if (error instanceof AggregateError) return first(error.errors[0]);
  if (typeof error !== 'object' || error === null) return { message: String(error) };
  // An error that comes from another thread may have lost its class on the way.
  const { code, path, message } = error as Partial<NodeJS.ErrnoException>;
  return { code, path, message: typeof message === 'string' ? message : JSON.stringify(error) };
}
