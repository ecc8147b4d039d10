import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

export type Log = Logger;

/** JSON lines, or readable ones in a terminal, but never in production. No caller may pass a token, code, key or address to it. */
export function createLog(level: string, production = false, destination: NodeJS.WriteStream = process.stdout): Log {
  const options = { level, base: null };
  if (production || !destination.isTTY) return pino(options, destination);
  return pino(options, pretty({ colorize: true, translateTime: 'HH:MM:ss', ignore: 'requestId', destination: 1 }));
}
