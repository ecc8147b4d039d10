-- What a player has unlocked of the achievements that a game declares itself. Which there are, its active version says.
create table unlocked_achievements (
  account_id uuid not null references accounts (id),
  game_id uuid not null references games (id),
  achievement_id text not null check (achievement_id ~ '^[A-Za-z0-9_.-]{1,64}$'),
  unlocked_at timestamptz not null,
  primary key (account_id, game_id, achievement_id)
);
