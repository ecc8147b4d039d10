import { sql } from 'kysely';
import type { Check } from '../database/audit.ts';

/** The action log is complete and append-only. */
export const operatorChecks: readonly Check[] = [
  {
    id: 'I25',
    rule: 'the log of actions cannot be changed, and has every approved request with both names',
    query: sql`
      select 'operator_actions can be changed' as what where not exists (
        select from pg_trigger where tgrelid = 'operator_actions'::regclass and tgname = 'operator_actions_append_only'
          and tgenabled = 'O')
      union all
      select 'request ' || r.id from operator_requests r where r.status = 'approved' and not exists (
        select from operator_actions t where t.operator_id = r.operator_id and t.approved_by = r.decided_by
          and t.action = r.action and t.target_id = r.target_id and t.created_at = r.decided_at)
      union all
      select 'action ' || id from operator_actions where approved_by = operator_id`,
  },
];
