-- Moves the counters of play from a guest to a member; what is read from rows (games, streaks) comes along as it now is.
create function accounts_move_plays(
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
