import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { type JobHandler, recurring } from '../platform/jobs.ts';

/** Events may arrive a day late, so yesterday is counted again with today. */
export async function countGameDays({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  await sql`
    with played as (
      select game_id, (happened_at at time zone 'UTC')::date as day,
        count(*) filter (where type = 'play_start') as plays, coalesce(sum(credited_seconds), 0) as seconds
      from play_events where happened_at >= (${today}::date - 1)::timestamp at time zone 'UTC' group by 1, 2),
    players as (
      select d.game_id, d.day, count(*) as players, count(*) filter (where exists (
          select from daily_players b where b.game_id = d.game_id and b.account_id = d.account_id
            and b.day between d.day - 7 and d.day - 1)) as returning_players
      from daily_players d where d.day >= ${today}::date - 1 group by 1, 2)
    insert into game_days as g (game_id, day, plays, players, returning_players, play_seconds)
    select game_id, day, coalesce(p.plays, 0), coalesce(n.players, 0), coalesce(n.returning_players, 0), coalesce(p.seconds, 0)
    from played p full join players n using (game_id, day)
    order by game_id, day
    on conflict (game_id, day) do update set plays = excluded.plays, players = excluded.players,
      returning_players = excluded.returning_players, play_seconds = excluded.play_seconds
      where (g.plays, g.players, g.returning_players, g.play_seconds)
        <> (excluded.plays, excluded.players, excluded.returning_players, excluded.play_seconds)`.execute(db);
}

export const countGameDaysJob: JobHandler = {
  ...recurring,
  name: 'count-game-days',
  expireSeconds: 1800,
  cron: '7 * * * *',
  run: countGameDays,
};
