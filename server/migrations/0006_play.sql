-- Games are never deleted, and these tables do not refer to them by foreign key: checking one would lock the row of a
-- game that thousands play at once.

-- What players did, as they sent it: added to, re-owned when a guest becomes a member, and removed when old.
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

-- A rank is the number of entries before it, and counting a million of them for everybody who looks is too slow. So a
-- board is split into blocks of its order, each with its number of entries, and a rank is the sum of the blocks before,
-- plus what is counted inside its own. The place of a block is that of its first entry; the first begins before all.
--
-- Changes of a board are added as rows of their own, so that players of a busy game do not wait for each other, and
-- compacted into the blocks by one caller at a time. Until then they are added to the sum: a rank is exact at any moment.
create table board_blocks (
  game_id uuid not null,
  board date not null,
  negative_score double precision not null,
  achieved_at timestamptz not null,
  account_id uuid not null,
  entries bigint not null,
  primary key (game_id, board, negative_score, achieved_at, account_id)
) with (fillfactor = 70);

create table board_changes (
  game_id uuid not null,
  board date not null,
  negative_score double precision not null,
  achieved_at timestamptz not null,
  account_id uuid not null,
  change int not null
);
create index board_changes_by_board on board_changes (game_id, board);
