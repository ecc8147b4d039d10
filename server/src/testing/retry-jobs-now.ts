import { sql } from 'kysely';
import type { Job } from '../platform/jobs.ts';
import type { Service } from './service.ts';

/** Expires these jobs' heartbeats and retry delays, so that they are retried now. */
export async function retryJobsNow({ boss, ctx }: Service, { name }: Pick<Job, 'name'>): Promise<void> {
  await sql`
    update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour'
    where name = ${name} and state = 'active'`.execute(ctx.db);
  const silent = async () => {
    const { rows } = await sql`
      select 1 from pgboss.job
      where name = ${name} and state = 'active' and heartbeat_on < now() - interval '30 minutes'`.execute(ctx.db);
    return rows.length > 0;
  };
  while (await silent()) {
    // Nodes take turns to check, and another node may just have done so.
    await sql`update pgboss.queue set monitor_claim_on = null, monitor_on = null where name = ${name}`.execute(ctx.db);
    await boss.supervise(name);
  }
  await sql`update pgboss.job set start_after = now() where name = ${name} and state = 'retry'`.execute(ctx.db);
}
