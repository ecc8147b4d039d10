import { listEndedBans } from '../accounts/ban-account.ts';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';
import { unbanAccount } from './decide-case.ts';

/** Lifts every ban that has expired. */
export async function liftEndedBans(ctx: Context): Promise<void> {
  for (const { handle } of await listEndedBans(ctx.db, ctx.clock.now())) {
    await unbanAccount(ctx, handle, { by: 'the end of the ban', reason: 'Its time is over' });
  }
}

export const liftEndedBansJob: JobHandler = {
  ...recurring,
  name: 'lift-ended-bans',
  cron: '* * * * *',
  run: liftEndedBans,
};
