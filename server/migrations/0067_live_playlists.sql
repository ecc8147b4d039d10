-- The playlists of streams whose segments lie in a bucket, so that every node can show them without a shared folder. A playlist
-- names only segments that are there.
create table live_playlists (
  stream_id uuid not null references live_streams (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  content text not null check (char_length(content) <= 65536),
  changed_at timestamptz not null,
  primary key (stream_id, name)
);
create index live_playlists_by_age on live_playlists (changed_at);
