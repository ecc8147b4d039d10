-- Counts what events brought, at most one event an account, for those of p_spent, and answers the counters of those that
-- are open. p_new_players play their game for the first time, p_enders are credited p_credits seconds. A streak goes on
-- from yesterday, and one that was broken counts as none until the next play. A node whose clock is a little behind does
-- not turn the day back.
create or replace function accounts_count_plays(
  p_accounts uuid[], p_types text[], p_values double precision[], p_new_players uuid[], p_enders uuid[], p_credits int[],
  p_spent uuid[], p_day date
) returns setof account_stats language plpgsql as $$
begin
  return query
  update account_stats s set
    plays = s.plays + (e.type = 'play_start')::int,
    games_played = s.games_played + coalesce(e.account_id = any (p_new_players), false)::int,
    play_seconds = s.play_seconds + coalesce(p_credits[array_position(p_enders, e.account_id)], 0),
    scores = s.scores + (e.type = 'score')::int,
    best_score = case when e.type = 'score' then greatest(s.best_score, e.value) else s.best_score end,
    current_streak_days = case
      when s.last_played_on >= p_day then s.current_streak_days
      when e.type = 'play_start' then case when s.last_played_on = p_day - 1 then s.current_streak_days + 1 else 1 end
      when s.last_played_on = p_day - 1 then s.current_streak_days
      else 0 end,
    longest_streak_days = case
      when e.type <> 'play_start' or s.last_played_on >= p_day then s.longest_streak_days
      when s.last_played_on = p_day - 1 then greatest(s.longest_streak_days, s.current_streak_days + 1)
      else greatest(s.longest_streak_days, 1) end,
    last_played_on = case when e.type = 'play_start' then greatest(s.last_played_on, p_day) else s.last_played_on end
  from unnest(p_accounts, p_types, p_values) as e (account_id, type, value)
  where e.account_id = any (p_spent) and s.account_id = e.account_id and s.is_open
  returning s.*;
end
$$;

-- Ends up to p_max streaks of those who played neither yesterday nor today, and answers how many. Somebody who is just
-- being counted is left to that count.
create or replace function accounts_end_streaks(p_day date, p_max int) returns bigint language sql as $$
  with ended as (
    update account_stats set current_streak_days = 0 where account_id in (
      select account_id from account_stats where current_streak_days > 0 and last_played_on < p_day - 1
      limit p_max for no key update skip locked)
    returning 1)
  select count(*) from ended
$$;

-- Moves the counters of play from a guest to a member; what is read from rows (games, streaks) comes along as it now is.
create or replace function accounts_move_plays(
  p_guest uuid, p_member uuid, p_games bigint, p_current_streak int, p_longest_streak int, p_last_day date
) returns void language plpgsql as $$
declare
  moved account_stats;
begin
  select * into strict moved from account_stats where account_id = p_guest;
  update account_stats set plays = 0, play_seconds = 0, games_played = 0, scores = 0, best_score = null,
    current_streak_days = 0, longest_streak_days = 0, last_played_on = null where account_id = p_guest;
  update account_stats set plays = plays + moved.plays, play_seconds = play_seconds + moved.play_seconds,
    scores = scores + moved.scores, best_score = greatest(best_score, moved.best_score), games_played = p_games,
    current_streak_days = p_current_streak, longest_streak_days = p_longest_streak, last_played_on = p_last_day
    where account_id = p_member;
end
$$;
