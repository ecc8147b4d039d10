import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Limits, leases and expiry use the clock of each node, so the clocks must agree this closely. */
export const skewSecondsMax = 2;

export type ClockSkew = {
  /** How far this machine is ahead of the database. */
  seconds: number;
  /** Half the round trip: the true difference is within this of `seconds`. */
  uncertainSeconds: number;
};

/** Compares the system clock, not the injected one, with the database's. */
export async function measureClockSkew(db: Db, systemMs: () => number = Date.now): Promise<ClockSkew> {
  const [before, startedAt] = [systemMs(), performance.now()];
  const { rows } = await sql<{ at: number }>`
    select extract(epoch from clock_timestamp())::double precision as at`.execute(db);
  const tookSeconds = (performance.now() - startedAt) / 1000;
  const databaseSeconds = rows[0]?.at ?? Number.NaN;
  return { seconds: before / 1000 + tookSeconds / 2 - databaseSeconds, uncertainSeconds: tookSeconds / 2 };
}

/** The error message when the clocks certainly differ by more than is allowed. */
export function problemOfSkew({ seconds, uncertainSeconds }: ClockSkew): string | undefined {
  if (Math.abs(seconds) - uncertainSeconds <= skewSecondsMax) return undefined;
  const direction = seconds > 0 ? 'ahead of' : 'behind';
  return `The clock of this machine is ${Math.abs(seconds).toFixed(1)} seconds ${direction} the database's; set both by NTP.`;
}
