-- Those who run the service. They are no players: no account, no wallet, tokens of a kind of their own.
create table operators (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  role text not null check (role in ('owner', 'moderator', 'support', 'viewer')),
  -- The secret of the authenticator app, sealed; none until the operator has enrolled one.
  sealed_secret bytea,
  -- The time step of the last one-time password that was used: each counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null,
  enrolled_at timestamptz,
  disabled_at timestamptz,
  check ((sealed_secret is null) = (enrolled_at is null))
);

create table operator_invites (
  token_hash bytea primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- A sign-in that was begun. Whoever begins one gets a challenge, and tries count for that challenge alone, so that
-- strangers cannot use up an operator's. An address that belongs to no operator has rows as well: nothing tells them apart.
create table operator_codes (
  id uuid primary key,
  challenge_hash bytea not null unique,
  operator_id uuid references operators (id) on delete cascade,
  code_hash bytea not null,
  sealed_code bytea,
  tries int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_codes_by_expiry on operator_codes (expires_at);

create table operator_sessions (
  id uuid primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_sessions_by_expiry on operator_sessions (expires_at);

-- What operators did, with their reason. Rows are only ever added.
create table operator_actions (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  action text not null,
  target text not null,
  target_id text not null,
  reason text not null check (char_length(reason) between 1 and 500),
  before jsonb,
  after jsonb,
  request_id text not null,
  created_at timestamptz not null
);
create index operator_actions_by_time on operator_actions (created_at desc, id desc);
create index operator_actions_by_target on operator_actions (target, target_id, created_at desc);

-- What an operator switched off, and what all players are told.
create table feature_switches (
  name text primary key check (name in ('sign_up', 'generation', 'uploads', 'live', 'purchases')),
  is_off boolean not null,
  message text check (char_length(message) between 1 and 200),
  changed_at timestamptz not null
);
create table announcements (
  id uuid primary key,
  text text not null check (char_length(text) between 1 and 300),
  kind text not null check (kind in ('news', 'maintenance')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz
);
create index announcements_by_end on announcements (expires_at) where withdrawn_at is null;

-- A correction is what an operator takes out of a wallet.
alter table coin_transactions drop constraint coin_transactions_kind_check;
alter table coin_transactions add constraint coin_transactions_kind_check
  check (kind in ('welcome', 'achievement', 'grant', 'purchase', 'merge', 'closing', 'correction'));
