-- queued     waits for a worker
-- running    a worker holds the fence; stage and progress tell how far it is
-- succeeded  game_id is listed
-- failed     error says why
-- canceled   its owner stopped it
create table generation_jobs (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  prompt text not null check (char_length(prompt) between 3 and 2000),
  remix_of uuid references games (id),
  status text not null default 'queued' check (status in ('queued', 'running', 'succeeded', 'failed', 'canceled')),
  stage text not null default 'waiting',
  -- What is being tried in the game, or mended, while a worker is at it.
  detail text,
  progress double precision not null default 0,
  game_id uuid unique references games (id),
  error text,
  -- Tries since it was asked for; also what tells a worker that it was overtaken.
  tries int not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  changed_at timestamptz not null,
  check ((status = 'succeeded') = (game_id is not null)),
  check ((status = 'failed') = (error is not null)),
  check ((status in ('succeeded', 'failed', 'canceled')) = (finished_at is not null))
);
create index generation_jobs_by_account on generation_jobs (account_id, created_at desc, id desc);
create index generation_jobs_unfinished on generation_jobs (changed_at) where status in ('queued', 'running');

-- What a generated game was made from, so that a remix can start there.
create table game_plans (
  game_id uuid primary key references games (id),
  plan text not null
);
