-- A member's one stream. Its key is kept as a hash, to be found by, and sealed, to be shown to its owner.
-- offline       nothing can be watched
-- live          a publisher sends (lease, heartbeat_at) and its playlist has two segments
-- reconnecting  the connection was cut at cut_at; the same stream goes on if it comes back within a minute
-- A live row whose heartbeat is old counts as cut since then: its ingest was killed.
create table live_streams (
  id uuid primary key,
  account_id uuid not null unique references accounts (id),
  key_hash bytea not null unique,
  sealed_key bytea not null,
  title text check (char_length(title) between 1 and 100),
  game_id uuid references games (id),
  status text not null default 'offline' check (status in ('offline', 'live', 'reconnecting')),
  -- Who is sending right now; one at a time.
  lease uuid,
  heartbeat_at timestamptz,
  cut_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null,
  check (status <> 'live' or (lease is not null and started_at is not null)),
  check (status <> 'reconnecting' or cut_at is not null)
);
create index live_streams_on_air on live_streams (started_at) where status <> 'offline';

-- What each node counted in the last seconds; a stream's viewers are the sum of the fresh ones.
create table live_viewers (
  stream_id uuid not null references live_streams (id) on delete cascade,
  node_id uuid not null,
  viewers int not null,
  counted_at timestamptz not null,
  primary key (stream_id, node_id)
);
