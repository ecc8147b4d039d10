import { sql } from 'kysely';
import { tooManyIn } from '../access/audit-limits.ts';
import type { Check } from '../database/audit.ts';
import { secondsAfter } from '../platform/clock.ts';
import { generationLimits } from './job.ts';

// The sweeper runs once a minute and fails a job that has not changed for twice its timeout.
const untouchedSecondsMax = 2 * generationLimits.seconds + 120;

export const generationChecks: readonly Check[] = [
  {
    id: 'I13',
    rule: 'no job has more than three attempts, and no running job is stale',
    query: (now) => sql`
      select 'job ' || id as what from generation_jobs
      where tries > ${sql.lit(generationLimits.triesMax)}
        or (status = 'running' and changed_at < ${secondsAfter(now, -untouchedSecondsMax)})`,
  },
  {
    id: 'I14',
    rule: 'nobody requested more games in an hour than the limit allows',
    // A failed or canceled job may have been refunded.
    query: tooManyIn(
      'generation',
      sql`select account_id, created_at as at from generation_jobs where status not in ('failed', 'canceled')`,
    ),
  },
  {
    id: 'I15',
    rule: 'a job that succeeded has its game, and every game its document',
    query: sql`
      select 'job ' || j.id as what from generation_jobs j left join games g on g.id = j.game_id
      where (j.status = 'succeeded') <> (g.id is not null)
      union all
      select 'game ' || g.id from games g left join game_documents d on d.game_id = g.id
      where g.deleted_at is null and (d.game_id is null or octet_length(d.html) = 0)`,
  },
];
