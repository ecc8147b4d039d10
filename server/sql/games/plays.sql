create or replace function games_add_plays(p_game uuid, p_by bigint) returns void language sql as $$
  update games set plays = plays + p_by where id = p_game
$$;
