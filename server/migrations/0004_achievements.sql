-- The catalogue lives in code; this copy of it lets statements join titles and coins, and is written at every start.
create table achievements (
  id text primary key,
  title text not null,
  description text not null,
  coins int not null check (coins >= 0),
  position int not null
);

create table earned_achievements (
  account_id uuid not null references accounts (id),
  achievement_id text not null references achievements (id),
  earned_at timestamptz not null,
  announced_at timestamptz,
  paid_at timestamptz,
  primary key (account_id, achievement_id)
);
create index earned_achievements_unannounced on earned_achievements (account_id) where announced_at is null;
