create or replace function play_rank(p_game uuid, p_board date, p_negative_score double precision, p_achieved_at timestamptz, p_account uuid)
returns bigint language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  block board_blocks;
begin
  select * into block from board_blocks k where k.game_id = p_game and k.board = p_board
    and (k.negative_score, k.achieved_at, k.account_id) <= (p_negative_score, p_achieved_at, p_account)
    order by k.negative_score desc, k.achieved_at desc, k.account_id desc limit 1;
  if not found then
    return 1 + (select count(*) from board_scores b where b.game_id = p_game and b.board = p_board
      and (b.negative_score, b.achieved_at, b.account_id) < (p_negative_score, p_achieved_at, p_account));
  end if;
  return 1
    + coalesce((select sum(k.entries) from board_blocks k where k.game_id = p_game and k.board = p_board
      and (k.negative_score, k.achieved_at, k.account_id) < (block.negative_score, block.achieved_at, block.account_id)), 0)
    + coalesce((select sum(c.change) from board_changes c where c.game_id = p_game and c.board = p_board
      and (c.negative_score, c.achieved_at, c.account_id) < (block.negative_score, block.achieved_at, block.account_id)), 0)
    + (select count(*) from board_scores b where b.game_id = p_game and b.board = p_board
      and (b.negative_score, b.achieved_at, b.account_id) >= (block.negative_score, block.achieved_at, block.account_id)
      and (b.negative_score, b.achieved_at, b.account_id) < (p_negative_score, p_achieved_at, p_account));
end
$$;
