-- What a person is shown of their sessions. device says in few words what signed in, null when it did not say.
alter table sessions
  add column last_used_at timestamptz,
  add column device text check (char_length(device) between 1 and 100);

-- When an account's last session ended, for guests that are swept some time after that.
create table ended_sessions (
  account_id uuid primary key references accounts (id),
  ended_at timestamptz not null
);
create index ended_sessions_by_age on ended_sessions (ended_at);
