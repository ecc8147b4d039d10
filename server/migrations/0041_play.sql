-- Games are never deleted, and these tables do not refer to them by foreign key: checking one would lock the row of a
-- game that thousands play at once.

-- What players did, as they told it: added to, re-owned when a guest becomes a member, and removed when old.
create table play_events (
  account_id uuid not null,
  id bigint not null generated always as identity,
  game_id uuid not null,
  type text not null check (type in ('play_start', 'play_end', 'score')),
  -- The seconds or the score that was sent; a start has none.
  value double precision check ((value is null) = (type = 'play_start')),
  credited_seconds int,
  happened_at timestamptz not null,
  primary key (account_id, id)
);
create index play_events_by_age on play_events using brin (happened_at);

create function play_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A play event stays as it was told';
end
$$;
create trigger play_events_stay before update on play_events for each row
  when ((old.id, old.game_id, old.type, old.value, old.credited_seconds, old.happened_at)
    is distinct from (new.id, new.game_id, new.type, new.value, new.credited_seconds, new.happened_at))
  execute function play_refuse_change();

-- A player's standing in a game. started_at is the open play: set by a start, taken by the end that is credited for it.
create table played_games (
  account_id uuid not null references accounts (id),
  game_id uuid not null,
  plays bigint not null default 1,
  plays_on_last_day int not null default 1,
  last_played_on date not null,
  play_seconds bigint not null default 0,
  started_at timestamptz,
  primary key (account_id, game_id)
) with (fillfactor = 70);

-- The UTC days on which somebody played, kept for ever: streaks are read from them when two accounts become one.
create table play_days (
  account_id uuid not null references accounts (id),
  day date not null,
  primary key (account_id, day)
);

-- Who played which game on which UTC day, for as long as it says what is popular.
create table daily_players (
  day date not null,
  game_id uuid not null,
  account_id uuid not null references accounts (id),
  is_member boolean not null,
  primary key (day, game_id, account_id) include (is_member)
);
create index daily_players_by_account on daily_players (account_id);

-- Plays that the game's own count does not have yet. Counting in the game's row would queue its players up behind it.
create table uncounted_plays (game_id uuid not null);

-- A player's best score on a board: of a UTC day, or of all time (infinity). One ascending index holds a board's order:
-- the best first, of equals whoever was there first.
create table board_scores (
  game_id uuid not null,
  board date not null,
  account_id uuid not null references accounts (id),
  score double precision not null,
  negative_score double precision not null generated always as (-score) stored,
  achieved_at timestamptz not null,
  primary key (game_id, board, account_id)
) with (fillfactor = 80);
create index board_scores_in_order on board_scores (game_id, board, negative_score, achieved_at, account_id);
create index board_scores_by_account on board_scores (account_id);

create index account_stats_by_last_day on account_stats (last_played_on) where current_streak_days > 0;

-- Counts what events brought, at most one event an account, for those of p_spent, and answers the counters of those that
-- are open. p_new_players play their game for the first time, p_enders are credited p_credits seconds. A streak goes on
-- from yesterday, and one that was broken counts as none until the next play. A node whose clock is a little behind does
-- not turn the day back.
create function accounts_count_plays(
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
create function accounts_end_streaks(p_day date, p_max int) returns bigint language sql as $$
  with ended as (
    update account_stats set current_streak_days = 0 where account_id in (
      select account_id from account_stats where current_streak_days > 0 and last_played_on < p_day - 1
      limit p_max for no key update skip locked)
    returning 1)
  select count(*) from ended
$$;

