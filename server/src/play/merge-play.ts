import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import type { Context } from '../platform/context.ts';
import { utcDay } from './utc-day.ts';

export type Merge = { guestId: string; memberId: string };

/**
 * Merges the guest's plays into the member's: plays and time are added, the better of two best scores wins, an open
 * play continues, and the streak covers all days on which either played.
 */
export async function mergePlay(tx: Tx, ctx: Pick<Context, 'clock'>, { guestId, memberId }: Merge): Promise<void> {
  await waitForEvents(tx, [guestId, memberId], ctx.clock.now());
  await sql`update play_events set account_id = ${memberId} where account_id = ${guestId}`.execute(tx);
  await sql`
    with gone as (delete from played_games where account_id = ${guestId} returning *)
    insert into played_games as p (account_id, game_id, plays, plays_on_last_day, last_played_on, play_seconds, started_at,
      is_start_claimed, last_started_at, last_ended_at)
    select ${memberId}::uuid, game_id, plays, plays_on_last_day, last_played_on, play_seconds, started_at,
      is_start_claimed, last_started_at, last_ended_at from gone
    on conflict (account_id, game_id) do update set plays = p.plays + excluded.plays,
      plays_on_last_day = case when p.last_played_on = excluded.last_played_on
          then p.plays_on_last_day + excluded.plays_on_last_day
        when p.last_played_on > excluded.last_played_on then p.plays_on_last_day else excluded.plays_on_last_day end,
      last_played_on = greatest(p.last_played_on, excluded.last_played_on),
      play_seconds = p.play_seconds + excluded.play_seconds,
      started_at = greatest(p.started_at, excluded.started_at),
      is_start_claimed = p.is_start_claimed or excluded.is_start_claimed,
      last_started_at = case when p.last_ended_at >= excluded.last_ended_at or excluded.last_ended_at is null
        then p.last_started_at else excluded.last_started_at end,
      last_ended_at = greatest(p.last_ended_at, excluded.last_ended_at)`.execute(tx);
  await sql`
    with gone as (delete from board_scores where account_id = ${guestId} returning *)
    insert into board_scores as b (game_id, board, account_id, score, achieved_at)
    select game_id, board, ${memberId}::uuid, score, achieved_at from gone
    on conflict (game_id, board, account_id) do update set score = excluded.score, achieved_at = excluded.achieved_at
      where (b.negative_score, b.achieved_at) > (excluded.negative_score, excluded.achieved_at)`.execute(tx);
  await sql`
    with gone as (delete from daily_players where account_id = ${guestId} returning day, game_id)
    insert into daily_players (day, game_id, account_id, is_member)
    select day, game_id, ${memberId}::uuid, true from gone on conflict do nothing`.execute(tx);
  await sql`
    with gone as (delete from play_days where account_id = ${guestId} returning day)
    insert into play_days (account_id, day) select ${memberId}::uuid, day from gone on conflict do nothing`.execute(tx);
  await movePlayStats(tx, { guestId, memberId }, utcDay(ctx.clock.now()));
}

/**
 * Waits for events that are being written and blocks later ones: events lock their account's limit window first and its
 * counters last. Events after the merge find the guest closed.
 */
async function waitForEvents(tx: Tx, accountIds: string[], now: Date): Promise<void> {
  const inOrder = accountIds.toSorted();
  await sql`select access_uses('event', id, ${now}) from unnest(${inOrder}::text[]) as id`.execute(tx);
  await sql`select 1 from account_stats where account_id = any(${inOrder}::uuid[]) order by account_id for update`.execute(
    tx,
  );
}

/** Consecutive days have the same difference to a running number: each group is a streak. */
async function movePlayStats(tx: Tx, { guestId, memberId }: Merge, today: string): Promise<void> {
  await sql`
    with streaks as (
      select max(day) as last_day, count(*)::int as days from (
        select day, day - row_number() over (order by day)::int as group_day
        from play_days where account_id = ${memberId}) as numbered
      group by group_day)
    select accounts_merge_plays(${guestId}, ${memberId}, played.games, played.own_games, played.own_plays, played.own_seconds,
      coalesce((select days from streaks where last_day >= ${today}::date - 1), 0),
      coalesce((select max(days) from streaks), 0), (select max(last_day) from streaks))
    from (
      select count(*) as games, count(*) filter (where is_own) as own_games,
        coalesce(sum(plays) filter (where is_own), 0)::bigint as own_plays,
        coalesce(sum(play_seconds) filter (where is_own), 0)::bigint as own_seconds
      from (
        select p.plays, p.play_seconds, exists (
          select from games g where g.id = p.game_id and g.creator_id = p.account_id) as is_own
        from played_games p where p.account_id = ${memberId}) as each_game) as played`.execute(tx);
}
