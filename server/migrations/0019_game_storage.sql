-- The second store of a game beside its state: keys and JSON values of a player, as text for the reasons of saved_states.
create table stored_values (
  account_id uuid not null references accounts (id),
  game_id uuid not null references games (id),
  key text not null check (char_length(key) between 1 and 256),
  value text not null,
  updated_at timestamptz not null,
  primary key (account_id, game_id, key)
);
