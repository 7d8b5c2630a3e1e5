import { type DestinationStream, type Logger, pino, type SerializedError } from 'pino';
import type { Config } from './config.ts';
import { hideSecrets, type Secretive } from './secrets.ts';

/**
 * The log: JSON lines. Errors of the system and of databases have a code, which says all there is to know; those without one are
 * bugs, and say where they happened.
 */
export function makeLog(config: Pick<Config, 'logLevel'> & Secretive, sink?: DestinationStream): Logger {
  const err = (error: unknown): unknown => {
    if (!(error instanceof Error)) return { message: hideSecrets(String(error), config) };
    const written: SerializedError = pino.stdSerializers.err(error);
    const { type, message, stack, code } = written;
    return {
      type,
      ...(code !== undefined && { code }),
      message: hideSecrets(message, config),
      ...(code === undefined && stack !== undefined && { stack: hideSecrets(stack, config) }),
    };
  };
  const options = { level: config.logLevel, serializers: { err } };
  return sink ? pino(options, sink) : pino(options);
}
