import { sql } from 'kysely';
import type { Check } from '../database/audit.ts';
import { secondsAfter } from '../platform/clock.ts';
import { liveLimits } from './live-stream.ts';

export const liveChecks: readonly Check[] = [
  {
    id: 'I16',
    rule: 'one stream a member, and what is live is sent by somebody who may',
    query: (now) => sql`
      select 'account ' || account_id as what from live_streams group by account_id having count(*) > 1
      union all
      select 'stream ' || l.id from live_streams l join accounts a on a.id = l.account_id
      where a.kind <> 'member' or a.closed_at is not null
        or (live_status(l, ${now}) = 'live' and (l.lease is null
          or a.banned_at < ${secondsAfter(now, -liveLimits.leaseSeconds)}
          or l.hidden_at < ${secondsAfter(now, -liveLimits.leaseSeconds)}))`,
  },
];
