import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { batchLines } from './batched-lines.ts';

export type Log = Logger;

/**
 * JSON lines, or readable ones in a terminal outside of production. Callers must not log tokens, codes, keys or
 * addresses.
 */
export function createLog(level: string, production = false, destination: NodeJS.WriteStream = process.stdout): Log {
  const options = { level, base: null };
  if (production || !destination.isTTY) return pino(options, batchLines(destination));
  return pino(options, pretty({ colorize: true, translateTime: 'HH:MM:ss', ignore: 'requestId', destination: 1 }));
}
