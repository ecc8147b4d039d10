create or replace function games_set_hidden(p_game uuid, p_hidden_at timestamptz) returns void language sql as $$
  update games set hidden_at = p_hidden_at where id = p_game
$$;
