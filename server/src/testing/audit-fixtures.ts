import { expect } from 'vitest';
import { checks } from '../commands/audit.ts';
import { runChecks } from '../database/audit.ts';
import type { Context } from '../platform/context.ts';

/** Expects every check of `coinop audit` to pass. */
export async function allChecksHold(ctx: Context): Promise<void> {
  const results = await runChecks(ctx.db, checks, ctx.clock.now());
  expect(results.filter(({ found }) => found > 0)).toEqual([]);
}
