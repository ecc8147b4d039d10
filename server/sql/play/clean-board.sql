-- Removes the entries of these players (null: of all) from boards, and recomputes their best scores. Returns how many
-- players were affected.
create or replace function play_clean_boards(p_boards uuid[], p_accounts uuid[]) returns int language plpgsql as $$
declare
  cleaned uuid[];
begin
  with gone as (
    delete from board_scores where game_id = any (p_boards) and (p_accounts is null or account_id = any (p_accounts))
    returning account_id)
  select coalesce(array_agg(distinct account_id order by account_id), '{}') into cleaned from gone;
  perform accounts_set_best_scores(array_agg(c.account_id), array_agg(b.best), array_agg(b.ranked_best))
    from unnest(cleaned) as c (account_id) cross join lateral (
      select max(s.score) as best, max(s.score) filter (where g.creator_id <> s.account_id) as ranked_best
      from board_scores s join games g on g.id = s.game_id
      where s.account_id = c.account_id and s.board = 'infinity' and not g.lowest_wins) as b
    having count(*) > 0;
  return cardinality(cleaned);
end
$$;

-- All boards of a game, including named ones.
create or replace function play_clean_board(p_game uuid, p_accounts uuid[]) returns int language sql as $$
  select play_clean_boards(array[p_game] || array(select id from game_boards where game_id = p_game), p_accounts)
$$;

-- Boards of a game where the lowest score wins store scores with the sign inverted, so they are reset when that
-- changes.
create or replace function play_restart_board() returns trigger language plpgsql as $$
begin
  perform play_clean_boards(array[new.id], null);
  return null;
end
$$;
create or replace trigger games_order_changed after update of lowest_wins on games
  for each row when (old.lowest_wins is distinct from new.lowest_wins) execute function play_restart_board();
create or replace trigger game_boards_order_changed after update of lowest_wins on game_boards
  for each row when (old.lowest_wins is distinct from new.lowest_wins) execute function play_restart_board();
