import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import { measureClockSkew, problemOfSkew } from '../database/clock-skew.ts';
import { isDatabaseUnavailable } from '../database/db.ts';
import { readMigrations } from '../database/migrate.ts';
import { type AppliedMigration, requireServed } from '../database/schema-range.ts';
import type { Context } from '../platform/context.ts';
import { metrics } from '../platform/metrics.ts';
import { StartupError } from '../process/startup-error.ts';
import type { Readiness, ReadinessPart } from './readiness.ts';

const everyMs = 60_000;

const clockSkew = new Gauge({
  name: 'coinop_clock_skew_seconds',
  help: 'How far the clock of this machine is ahead of the database.',
  registers: [metrics],
});

/**
 * Checks at the start and every minute whether this node could break rules: by its clock, or by a schema it does not
 * know.
 */
export async function watchReadiness(
  ctx: Pick<Context, 'db' | 'log'>,
  readiness: Readiness,
  systemMs: () => number = Date.now,
): Promise<{ check(): Promise<void>; stop(): void }> {
  const known = readMigrations().map(({ name }) => name);
  const report = (part: ReadinessPart, problem: string | undefined) => {
    if (problem !== undefined && !readiness.problems.has(part)) ctx.log.error({ problem }, 'not ready');
    if (problem === undefined) readiness.problems.delete(part);
    else readiness.problems.set(part, problem);
  };
  const check = async () => {
    try {
      const skew = await measureClockSkew(ctx.db, systemMs);
      clockSkew.set(skew.seconds);
      report('clock', problemOfSkew(skew));
      report('schema', await findSchemaProblem(ctx, known));
    } catch (error) {
      // /readyz reports the unavailable database; the next check follows in a minute.
      if (!isDatabaseUnavailable(error)) throw error;
    }
  };
  await check();
  const timer = setInterval(() => {
    check().catch((error: Error) => ctx.log.error({ err: error }, 'readiness could not be checked'));
  }, everyMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

/** A newer version may migrate the database while this node runs. */
async function findSchemaProblem({ db }: Pick<Context, 'db'>, known: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<AppliedMigration>`
    select name, sha256, needs_node as needs from migrations`.execute(db);
  try {
    requireServed(rows, known);
    return undefined;
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  }
}
