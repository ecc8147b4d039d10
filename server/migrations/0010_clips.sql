-- awaiting_upload  the row exists and its upload address works; there is no file
-- processing       the whole source is stored (source_name) and a job is at work on it
-- ready            video and thumbnail are stored and served; the source is gone
-- failed           error says why; the source is kept for a week, so that it can be tried again
create table clips (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  game_id uuid references games (id),
  title text check (char_length(title) between 1 and 100),
  trim_start double precision check (trim_start >= 0),
  trim_end double precision check (trim_end > 0),
  status text not null default 'awaiting_upload' check (status in ('awaiting_upload', 'processing', 'ready', 'failed')),
  error text,
  progress double precision not null default 0,
  source_name text,
  -- A clip taken from a stream is made of its segments, which are MPEG-TS.
  source_format text check (source_format in ('mov', 'matroska', 'mpegts')),
  video_name text,
  thumbnail_name text,
  size_bytes bigint,
  duration_seconds double precision,
  width int,
  height int,
  -- Tries since the upload or the last retry, and all tries ever: the latter tells a worker that it was overtaken.
  tries int not null default 0 check (tries <= 3),
  fence int not null default 0,
  hidden_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (trim_start is null or trim_end is null or trim_start < trim_end),
  check (status <> 'ready' or (video_name is not null and thumbnail_name is not null)),
  check (status <> 'processing' or source_name is not null),
  check ((status = 'failed') = (error is not null))
);
create index clips_by_account on clips (account_id, created_at desc, id desc);
create index clips_ready on clips (created_at desc, id desc) where status = 'ready' and hidden_at is null;
create index clips_unfinished on clips (changed_at) where status <> 'ready';
