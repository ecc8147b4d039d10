-- A game whose files are more than one document has versions of them; the active one is played. None: its document is.
alter table games add column active_version int;
-- A deleted game keeps its row, because what people played, scored and bought in it goes on to name it.
alter table games add column deleted_at timestamptz;

-- The files of one version, never changed. Their bytes lie in the storage as builds/<sha256>, shared by all versions.
create table game_versions (
  game_id uuid not null references games (id),
  number int not null check (number > 0),
  -- Stands in the paths of its files, so that caches may keep them for ever.
  sha256 bytea not null,
  -- path → { sha256, sizeBytes, type, encoding?, variants? }
  files jsonb not null,
  -- Every stored file that the manifest names, to find out which are needed no more.
  stored bytea[] not null,
  file_count int not null check (file_count > 0),
  size_bytes bigint not null check (size_bytes > 0),
  -- The document for apps that load htmlUrl.
  html text not null check (octet_length(html) <= 1048576),
  -- { adapters, rewards?, threads? }: what its documents are delivered with.
  settings jsonb not null default '{}',
  report jsonb not null,
  created_at timestamptz not null,
  primary key (game_id, number),
  unique (game_id, sha256)
);
create index game_versions_by_stored on game_versions using gin (stored);
-- The two tables point at each other: a restore checks this one at its end.
alter table games add foreign key (id, active_version) references game_versions (game_id, number) deferrable;

-- Every file under builds/ in the storage. last_used_at is when a version last wanted it; it is removed some time later.
create table build_files (
  sha256 bytea primary key,
  size_bytes bigint not null,
  last_used_at timestamptz not null
);

-- awaiting_upload  the row exists and its upload address works; parts lists what has arrived
-- processing       the whole archive has arrived and a job is at work on it
-- ready            game_id has a new version; report says what was noticed
-- failed           error says why; nothing of it is kept
create table game_uploads (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  -- Named in the request: a new version of that game. Else the game that was made, once ready.
  game_id uuid references games (id),
  status text not null default 'awaiting_upload' check (status in ('awaiting_upload', 'processing', 'ready', 'failed')),
  -- What the author says about the game; null where the archive or the play test is to say it.
  title text check (char_length(title) between 1 and 100),
  description text check (char_length(description) <= 500),
  tags text[],
  orientation text check (orientation in ('portrait', 'landscape', 'any')),
  listed boolean not null default true,
  -- [{ name, sizeBytes }] in their order.
  parts jsonb not null default '[]',
  received_bytes bigint not null default 0,
  report jsonb,
  error text,
  tries int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check ((status = 'failed') = (error is not null)),
  check (status <> 'ready' or (game_id is not null and report is not null))
);
create index game_uploads_by_account on game_uploads (account_id, created_at desc);
create index game_uploads_unfinished on game_uploads (changed_at) where status in ('awaiting_upload', 'processing');
