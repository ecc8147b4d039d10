-- Counts a batch of events, at most one per account, for the accounts in p_spent, and returns the counters of the open
-- ones. Each event has its day. p_new_players play their game for the first time, p_enders are credited p_credits
-- seconds, p_own play a game of their own, p_ranked sent a ranked score, with p_bests as its value for a best score. A
-- streak continues from yesterday; a broken one counts as zero until the next play; own games make no streak. A node
-- whose clock is slightly behind does not move the day back.
create or replace function accounts_count_events(
  p_accounts uuid[], p_types text[], p_bests double precision[], p_days date[], p_new_players uuid[], p_enders uuid[],
  p_credits int[], p_own uuid[], p_ranked uuid[], p_spent uuid[]
) returns setof account_stats language plpgsql as $$
begin
  return query
  update account_stats s set
    plays = s.plays + e.starts,
    own_plays = s.own_plays + e.starts * e.own,
    games_played = s.games_played + e.is_new,
    own_games_played = s.own_games_played + e.is_new * e.own,
    play_seconds = s.play_seconds + e.seconds,
    own_play_seconds = s.own_play_seconds + e.seconds * e.own,
    scores = s.scores + (e.type = 'score')::int,
    ranked_scores = s.ranked_scores + e.ranked * (1 - e.own),
    best_score = greatest(s.best_score, e.best),
    ranked_best_score = case when e.own = 0 then greatest(s.ranked_best_score, e.best) else s.ranked_best_score end,
    current_streak_days = case
      when s.last_played_on >= e.day then s.current_streak_days
      when e.starts > e.own then case when s.last_played_on = e.day - 1 then s.current_streak_days + 1 else 1 end
      when s.last_played_on = e.day - 1 then s.current_streak_days
      else 0 end,
    longest_streak_days = case
      when e.starts <= e.own or s.last_played_on >= e.day then s.longest_streak_days
      when s.last_played_on = e.day - 1 then greatest(s.longest_streak_days, s.current_streak_days + 1)
      else greatest(s.longest_streak_days, 1) end,
    last_played_on = case when e.starts > e.own then greatest(s.last_played_on, e.day) else s.last_played_on end
  from (
    select o.account_id, o.type, o.best, o.day, (o.type = 'play_start')::int as starts,
      coalesce(o.account_id = any (p_own), false)::int as own,
      coalesce(o.account_id = any (p_new_players), false)::int as is_new,
      coalesce(o.account_id = any (p_ranked), false)::int as ranked,
      coalesce(p_credits[array_position(p_enders, o.account_id)], 0) as seconds
    from unnest(p_accounts, p_types, p_bests, p_days) as o (account_id, type, best, day)) as e
  where e.account_id = any (p_spent) and s.account_id = e.account_id and s.is_open
  returning s.*;
end
$$;

-- Ends up to p_max streaks of accounts that played neither yesterday nor today, and returns how many. Accounts that are
-- locked by a concurrent count are skipped.
create or replace function accounts_end_streaks(p_day date, p_max int) returns bigint language sql as $$
  with ended as (
    update account_stats set current_streak_days = 0 where account_id in (
      select account_id from account_stats where current_streak_days > 0 and last_played_on < p_day - 1
      limit p_max for no key update skip locked)
    returning 1)
  select count(*) from ended
$$;

-- Moves the play counters from a guest to a member; counters derived from rows (games, own games, streaks) are passed
-- in, already recomputed.
create or replace function accounts_merge_plays(
  p_guest uuid, p_member uuid, p_games bigint, p_own_games bigint, p_own_plays bigint, p_own_seconds bigint,
  p_current_streak int, p_longest_streak int, p_last_day date
) returns void language plpgsql as $$
declare
  moved account_stats;
begin
  select * into strict moved from account_stats where account_id = p_guest;
  update account_stats set plays = 0, play_seconds = 0, games_played = 0, scores = 0, best_score = null,
    own_plays = 0, own_play_seconds = 0, own_games_played = 0, ranked_scores = 0, ranked_best_score = null,
    current_streak_days = 0, longest_streak_days = 0, last_played_on = null where account_id = p_guest;
  update account_stats set plays = plays + moved.plays, play_seconds = play_seconds + moved.play_seconds,
    scores = scores + moved.scores, best_score = greatest(best_score, moved.best_score), games_played = p_games,
    own_plays = p_own_plays, own_play_seconds = p_own_seconds, own_games_played = p_own_games,
    ranked_scores = ranked_scores + moved.ranked_scores,
    ranked_best_score = greatest(ranked_best_score, moved.ranked_best_score),
    current_streak_days = p_current_streak, longest_streak_days = p_longest_streak, last_played_on = p_last_day
    where account_id = p_member;
end
$$;

-- Sets the best scores of these accounts after a board was cleaned.
create or replace function accounts_set_best_scores(p_accounts uuid[], p_bests double precision[], p_ranked_bests double precision[])
returns void language sql as $$
  update account_stats s set best_score = e.best, ranked_best_score = e.ranked_best
  from unnest(p_accounts, p_bests, p_ranked_bests) as e (account_id, best, ranked_best)
  where s.account_id = e.account_id
$$;
