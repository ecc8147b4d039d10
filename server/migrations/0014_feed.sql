-- What somebody was sent, or played: the random halves of the things' ids, eight bytes each, one row a page.
create table feed_seen (
  account_id uuid not null references accounts (id),
  seen_at timestamptz not null,
  keys bytea not null check (octet_length(keys) % 8 = 0)
);
create index feed_seen_by_account on feed_seen (account_id, seen_at);
create index feed_seen_by_age on feed_seen using brin (seen_at);

-- Players of a game on a UTC day, counted from who played; days that are over are counted once.
create table feed_daily_players (
  day date not null,
  game_id uuid not null,
  members int not null,
  guests int not null,
  primary key (day, game_id)
);

-- How popular games were when it was measured, for as long as somebody may read on in a feed that began with it.
-- Only games with players stand in it, each with its weight.
create table feed_popularity (
  measured_at timestamptz primary key,
  game_ids uuid[] not null,
  players double precision[] not null
);
