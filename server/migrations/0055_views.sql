-- Who has watched a clip on a day, so that a viewer counts once. Both columns are keyed hashes, which name nobody: the
-- place of a guest is their address, that of a member is the member.
create table clip_viewers (
  clip_id uuid not null references clips (id) on delete cascade,
  day date not null,
  place uuid not null,
  viewer uuid not null,
  primary key (clip_id, day, place, viewer)
);
create index clip_viewers_by_day on clip_viewers using brin (day);

create table clip_view_days (
  clip_id uuid not null references clips (id) on delete cascade,
  day date not null,
  views int not null check (views > 0),
  primary key (clip_id, day)
) with (fillfactor = 70);

-- The sum of those days, so that no list adds them up. Apart from the clips, whose rows are read all the time.
create table clip_view_counts (
  clip_id uuid primary key references clips (id) on delete cascade,
  views bigint not null check (views > 0)
) with (fillfactor = 70);

-- Who watches a stream, as the same hashes, with when they last said so; a stream's viewers are counted over these.
create table live_watchers (
  stream_id uuid not null references live_streams (id) on delete cascade,
  place uuid not null,
  viewer uuid not null,
  seen_at timestamptz not null,
  primary key (stream_id, place, viewer)
) with (fillfactor = 70);
