import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCodeOf, messageOf, StartupError } from '../process/startup-error.ts';
import { hostsOf } from './primary-host.ts';

export type Wait = {
  /** How long to wait for a database that is unreachable or still starting. */
  waitMs: number;
  onWait(reason: string): void;
};

const passing =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|EAGAIN|ENOENT|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[123]|53[13]00)$/;

/**
 * Unreachable, starting, stopping, out of connections or disk space, or closed while connecting: it may be back soon. A
 * wrong password is permanent.
 */
export function mayPass(error: unknown): boolean {
  return passing.test(errorCodeOf(error) ?? '') || /timeout|terminated/i.test(messageOf(error));
}

/** A connection for the start of a node; throws a StartupError when there is none in time. */
export async function openClient(connectionString: string, applicationName: string, wait?: Wait): Promise<pg.Client> {
  const until = performance.now() + (wait?.waitMs ?? 0);
  let isSaid = false;
  for (let pauseMs = 250; ; pauseMs = Math.min(2 * pauseMs, 3000)) {
    try {
      const client = new pg.Client({
        connectionString: await hostsOf(connectionString).find(),
        application_name: applicationName,
        // Also limits the wait for a host that does not answer at all.
        connectionTimeoutMillis: 15_000,
      });
      // Its queries fail by themselves when it is lost; without a listener the event would end the process.
      client.on('error', () => undefined);
      await client.connect();
      return client;
    } catch (error) {
      // The driver's message names the host or the user, never the password.
      const reason = messageOf(error) || errorCodeOf(error) || 'no answer';
      if (!mayPass(error) || performance.now() + pauseMs > until) {
        throw new StartupError(`The database cannot be opened (${reason}); check DATABASE_URL.`, { cause: error });
      }
      if (!isSaid) wait?.onWait(reason);
      isSaid = true;
      await sleep(pauseMs);
    }
  }
}
