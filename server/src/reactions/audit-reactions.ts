import { sql } from 'kysely';
import type { Check } from '../database/audit.ts';

/** Counters are stored next to the rows they count; these checks recount them. */
export const reactionChecks: readonly Check[] = [
  {
    id: 'I22',
    rule: 'likes and comments of a thing are counted as they are',
    query: sql`
      select 'thing ' || thing_id as what from (
        select thing_id, likes, comments from reaction_counts
        union all select thing_id, -1, 0 from likes
        union all select thing_id, 0, -1 from comments) as numbers
      group by thing_id having sum(likes) <> 0 or sum(comments) <> 0`,
  },
  {
    id: 'I23',
    rule: 'answers to a comment are counted as they are',
    query: sql`
      select 'comment ' || m.id as what from comments m
      left join (select parent_id as id, count(*) as number from comments group by 1) as replies on replies.id = m.id
      where m.replies <> coalesce(replies.number, 0)`,
  },
];
