-- What a game declares about its scores: beyond it a score counts but does not rank. Where the lowest wins, boards hold
-- scores with their sign turned, so that one order serves all boards.
alter table games
  add column score_max double precision,
  add column score_per_second_max double precision check (score_per_second_max > 0),
  add column lowest_wins boolean not null default false;

-- The play before the open one, for scores that come after its end; and whether the open one's start was claimed by the
-- time that its event named.
alter table played_games
  add column last_started_at timestamptz,
  add column last_ended_at timestamptz,
  add column is_start_claimed boolean not null default false;

-- happened_at is when an event arrived, claimed_at when it says it happened. A start and an end have no rank.
alter table play_events
  add column claimed_at timestamptz,
  add column is_ranked boolean check (is_ranked is null or type = 'score');
create index play_events_unranked on play_events (game_id, happened_at) where is_ranked = false;
