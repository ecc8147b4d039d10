-- A guest's state of a game in which the member had one too, kept for a while so that the member can take it instead.
create table previous_states (
  account_id uuid not null references accounts (id),
  game_id uuid not null references games (id),
  state text not null check (octet_length(state) <= 32768),
  updated_at timestamptz not null,
  kept_until timestamptz not null,
  primary key (account_id, game_id)
);
create index previous_states_by_end on previous_states (kept_until);
