-- The state is JSON as text, never jsonb: jsonb sorts keys, drops duplicates, and refuses U+0000 and lone surrogates.
create table saved_states (
  account_id uuid not null references accounts (id),
  game_id uuid not null references games (id),
  state text not null check (octet_length(state) <= 32768),
  version bigint not null default 1,
  updated_at timestamptz not null,
  primary key (account_id, game_id)
) with (fillfactor = 80);
