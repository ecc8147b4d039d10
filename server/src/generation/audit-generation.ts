import { sql } from 'kysely';
import { tooManyIn } from '../access/audit-limits.ts';
import type { Check } from '../database/audit.ts';
import { secondsAfter } from '../platform/clock.ts';
import { generationLimits } from './job.ts';

// The sweeper ends a job that nobody has moved for twice its time, once a minute.
const untouchedSecondsMax = 2 * generationLimits.seconds + 120;

export const generationChecks: readonly Check[] = [
  {
    id: 'I13',
    rule: 'no game was tried to be made more than three times, and none that is being made lies untouched',
    query: (now) => sql`
      select 'job ' || id as what from generation_jobs
      where tries > ${sql.lit(generationLimits.triesMax)}
        or (status = 'running' and changed_at < ${secondsAfter(now, -untouchedSecondsMax)})`,
  },
  {
    id: 'I14',
    rule: 'nobody asked for more games in an hour than the limit allows',
    // One that failed or was canceled may have given its place back.
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
      where d.game_id is null or octet_length(d.html) = 0`,
  },
];
