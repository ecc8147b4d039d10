import { sql } from 'kysely';
import { tooManyIn } from '../access/audit-limits.ts';
import type { Check } from '../database/audit.ts';

/** Counters and ranks are stored next to the rows they count; these checks recount them. */
export const playChecks: readonly Check[] = [
  {
    id: 'I18',
    rule: 'plays, time and games are counted as they are',
    query: sql`
      select 'account ' || s.account_id as what from account_stats s
      left join (
        select p.account_id as id, sum(p.plays) as plays, sum(p.play_seconds) as seconds, count(*) as games,
          sum(p.plays) filter (where g.id is not null) as own_plays,
          sum(p.play_seconds) filter (where g.id is not null) as own_seconds, count(g.id) as own_games
        from played_games p left join games g on g.id = p.game_id and g.creator_id = p.account_id group by 1) as p
        on p.id = s.account_id
      where s.is_open and (s.plays <> coalesce(p.plays, 0) or s.play_seconds <> coalesce(p.seconds, 0)
        or s.games_played <> coalesce(p.games, 0) or s.own_plays <> coalesce(p.own_plays, 0)
        or s.own_play_seconds <> coalesce(p.own_seconds, 0) or s.own_games_played <> coalesce(p.own_games, 0))`,
  },
  {
    id: 'I19',
    rule: 'a best score is the best on the boards of all time where the highest wins',
    query: sql`
      select 'account ' || s.account_id as what from account_stats s
      left join (
        select b.account_id as id, max(b.score) as best from board_scores b join games g on g.id = b.game_id
        where b.board = 'infinity' and not g.lowest_wins group by 1) as b
        on b.id = s.account_id
      where s.is_open and s.best_score is distinct from b.best`,
  },
  {
    id: 'I20',
    rule: "a board's blocks, with the changes that are not compacted yet, hold all its entries",
    query: sql`
      select 'game ' || game_id || ', board ' || board as what from (
        select game_id, board, count(*) as number from board_scores group by 1, 2
        union all select game_id, board, -sum(entries) from board_blocks group by 1, 2
        union all select game_id, board, -sum(change) from board_changes group by 1, 2) as numbers
      group by game_id, board having sum(number) <> 0`,
  },
  {
    id: 'I21',
    rule: 'a merged guest has no plays left',
    query: sql`
      select 'guest ' || g.id as what from accounts g where g.merged_into is not null and (
        exists (select from played_games p where p.account_id = g.id)
        or exists (select from board_scores b where b.account_id = g.id)
        or exists (select from play_days d where d.account_id = g.id)
        or exists (select from play_events e where e.account_id = g.id))`,
  },
  {
    id: 'I14',
    rule: 'nobody sent more events in an hour than the limit allows',
    query: tooManyIn('event', sql`select account_id, happened_at as at from play_events`),
  },
];
