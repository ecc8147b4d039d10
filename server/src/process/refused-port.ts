import { errorCodeOf, StartupError } from './startup-error.ts';

/** One sentence for an operator whose port cannot be listened on; other errors as they are. */
export function refusedPort(error: unknown, host: string, port: number, setting: string): unknown {
  const code = errorCodeOf(error) ?? '';
  if (code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} on ${host} is in use by another program; set ${setting} to a free one.`);
  }
  if (!['EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) return error;
  return new StartupError(`The service cannot listen on ${host}:${port} (${code}); change HOST or ${setting}.`);
}
