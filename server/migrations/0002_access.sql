create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- A rolling window as a ring: the uses still inside the window are those numbered oldest_use … next_use - 1, and use
-- number n stands in slot n mod max. Spending looks at one slot and writes one slot, however large the window.
create table limit_windows (
  limit_name text not null,
  subject text not null,
  account_id uuid references accounts (id),
  next_use bigint not null default 0,
  oldest_use bigint not null default 0,
  last_used_at timestamptz not null default '-infinity',
  primary key (limit_name, subject)
) with (fillfactor = 70);
create index limit_windows_by_account on limit_windows (account_id) where account_id is not null;

create table limit_uses (
  limit_name text not null,
  subject text not null,
  slot int not null,
  used_at timestamptz not null,
  primary key (limit_name, subject, slot),
  foreign key (limit_name, subject) references limit_windows (limit_name, subject) on delete cascade
) with (fillfactor = 70);
