-- Whether the owner wants what the stream sends to be kept.
alter table live_streams add column record boolean not null default false;

-- What a stream sent, kept segment by segment.
-- recording  the stream runs, or may still come back after a cut
-- ready      nothing is added any more
create table recordings (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  stream_id uuid not null references live_streams (id) on delete cascade,
  title text check (char_length(title) between 1 and 100),
  game_id uuid references games (id),
  status text not null default 'recording' check (status in ('recording', 'ready')),
  is_public boolean not null default false,
  -- Why it holds less than the stream did.
  stopped_because text check (stopped_because in ('length', 'quota')),
  duration_seconds double precision not null default 0,
  size_bytes bigint not null default 0,
  hidden_at timestamptz,
  created_at timestamptz not null
);
create index recordings_of_account on recordings (account_id, created_at desc, id desc);
create unique index recordings_running on recordings (stream_id) where status = 'recording';

-- Names sort by the moment the publisher connected, then by number: that is the order of playing.
create table recording_segments (
  recording_id uuid not null references recordings (id) on delete cascade,
  name text collate "C" not null,
  seconds double precision not null,
  size_bytes int not null,
  primary key (recording_id, name)
);

alter table moderation_cases drop constraint moderation_cases_target_check;
alter table moderation_cases add constraint moderation_cases_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment', 'chat_message', 'purchase', 'recording'));
alter table moderation_decisions drop constraint moderation_decisions_target_check;
alter table moderation_decisions add constraint moderation_decisions_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment', 'chat_message', 'purchase', 'recording', 'account'));
