-- Whether anyone may open, play and buy in a game. Documents, sessions, items, intents, approvals, leaderboards and
-- events all use this; a test fails for a statement that checks the columns itself.
create or replace function games_is_open(
  p_hidden_at timestamptz, p_deleted_at timestamptz, p_creator_banned_at timestamptz) returns boolean
language sql immutable parallel safe as $$
  select p_hidden_at is null and p_deleted_at is null and p_creator_banned_at is null
$$;

create or replace function games_set_hidden(p_game uuid, p_hidden_at timestamptz) returns void language sql as $$
  update games set hidden_at = p_hidden_at where id = p_game
$$;
