-- A handle that was given up: nobody else can take it until then, so that old links do not lead to somebody new.
create table reserved_handles (
  handle text primary key,
  account_id uuid not null references accounts (id),
  reserved_until timestamptz not null
);
create index reserved_handles_by_account on reserved_handles (account_id);
