import { type RawBuilder, sql } from 'kysely';
import type { Check, Query } from '../database/audit.ts';
import { limits } from './limits.ts';

const table = sql.join(
  Object.entries(limits).map(([name, { max }]) => sql`(${sql.lit(name)}, ${sql.lit(max)})`),
  sql`, `,
);

export const limitChecks: readonly Check[] = [
  {
    id: 'I14',
    rule: 'no window of a limit holds more uses than the limit allows, and the time of each is there',
    query: sql`
      select w.limit_name || ' of ' || w.subject as what
      from limit_windows w left join (values ${table}) as l (name, max) on l.name = w.limit_name
      left join (select limit_name, subject, sum(cardinality(used_at)) as uses from limit_chunks group by 1, 2) as c
        using (limit_name, subject)
      where l.max is null or w.next_use - w.oldest_use > l.max
        or coalesce(c.uses, 0) + cardinality(w.recent) < w.next_use - w.oldest_use
        or w.recent is null and cardinality(access_times(w.limit_name, w.subject, '-infinity')) < w.next_use - w.oldest_use`,
  },
];

/**
 * Accounts with more rows in some window than a limit allows, recounted from the rows themselves; `happened` selects
 * account_id and at. Each merged guest may have brought as many again. A minute of tolerance covers nodes whose clocks
 * differ.
 */
export function tooManyIn(name: keyof typeof limits, happened: RawBuilder<unknown>): Query {
  const { max, windowSeconds } = limits[name];
  return sql`
    with happened as not materialized (${happened}),
    busy as (
      select account_id,
        (${sql.lit(max)} * (1 + (select count(*) from accounts g where g.merged_into = h.account_id)))::int as allowed
      from happened h group by account_id having count(*) > ${sql.lit(max)})
    select distinct 'account ' || account_id || ': more than ' || allowed as what from (
      select h.account_id, b.allowed, h.at,
        lag(h.at, b.allowed) over (partition by h.account_id order by h.at) as first_at
      from happened h join busy b using (account_id)) as spans
    where at - first_at < make_interval(secs => ${sql.lit(windowSeconds - 60)})`;
}
