-- Serializes compacting and splitting: a split must not subtract what a concurrent compaction adds.
create or replace function play_await_turn() returns void language sql as $$
  select pg_advisory_xact_lock(7303041)
$$;

-- Splits a block into blocks of p_size. Pending changes will be added to the new blocks, so they are subtracted here.
create or replace function play_split_block(block board_blocks, p_size int) returns void language sql as $$
  with ending as (
    select coalesce(k.negative_score, 'infinity') as negative_score, coalesce(k.achieved_at, 'infinity') as achieved_at,
      coalesce(k.account_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as account_id
    from (select 1) as one left join lateral (
      select * from board_blocks where game_id = block.game_id and board = block.board
        and (negative_score, achieved_at, account_id) > (block.negative_score, block.achieved_at, block.account_id)
      order by negative_score, achieved_at, account_id limit 1) as k on true),
  numbered as (
    select b.negative_score, b.achieved_at, b.account_id,
      row_number() over (order by b.negative_score, b.achieved_at, b.account_id) - 1 as number
    from board_scores b, ending e where b.game_id = block.game_id and b.board = block.board
      and (b.negative_score, b.achieved_at, b.account_id) >= (block.negative_score, block.achieved_at, block.account_id)
      and (b.negative_score, b.achieved_at, b.account_id) < (e.negative_score, e.achieved_at, e.account_id)),
  parts as (
    select f.*, least(p_size, (select count(*) from numbered) - f.number) as entries
    from numbered f where f.number > 0 and f.number % p_size = 0),
  pending as (
    select c.change, (
      select max(p.number) from parts p where (p.negative_score, p.achieved_at, p.account_id)
        <= (c.negative_score, c.achieved_at, c.account_id)) as number
    from board_changes c, ending e where c.game_id = block.game_id and c.board = block.board
      and (c.negative_score, c.achieved_at, c.account_id) >= (block.negative_score, block.achieved_at, block.account_id)
      and (c.negative_score, c.achieved_at, c.account_id) < (e.negative_score, e.achieved_at, e.account_id)),
  made as (
    insert into board_blocks (game_id, board, negative_score, achieved_at, account_id, entries)
    select block.game_id, block.board, p.negative_score, p.achieved_at, p.account_id,
      p.entries - coalesce((select sum(u.change) from pending u where u.number = p.number), 0) from parts p
    returning entries)
  update board_blocks k set entries = k.entries - (select coalesce(sum(entries), 0) from made)
    where k.game_id = block.game_id and k.board = block.board and (k.negative_score, k.achieved_at, k.account_id)
      = (block.negative_score, block.achieved_at, block.account_id)
$$;

-- Adds up to p_max pending changes to their blocks; returns how many, and whether a block exceeds twice p_size.
create or replace function play_compact_boards(p_max int, p_size int, out compacted bigint, out is_grown boolean) language plpgsql as $$
begin
  perform play_await_turn();
  insert into board_blocks (game_id, board, negative_score, achieved_at, account_id, entries)
    select distinct game_id, board, '-infinity'::double precision, '-infinity'::timestamptz,
      '00000000-0000-0000-0000-000000000000'::uuid, 0 from board_changes
    on conflict do nothing;
  with gone as (
    delete from board_changes c where c.ctid = any (array(select ctid from board_changes limit p_max))
      and exists (select from board_blocks k where k.game_id = c.game_id and k.board = c.board)
    returning *),
  sums as (
    select k.game_id, k.board, k.negative_score, k.achieved_at, k.account_id, sum(c.change) as change
    from gone c cross join lateral (
      select * from board_blocks where game_id = c.game_id and board = c.board
        and (negative_score, achieved_at, account_id) <= (c.negative_score, c.achieved_at, c.account_id)
      order by negative_score desc, achieved_at desc, account_id desc limit 1) as k
    group by k.game_id, k.board, k.negative_score, k.achieved_at, k.account_id),
  changed as (
    update board_blocks k set entries = k.entries + s.change from sums s
    where s.change <> 0 and k.game_id = s.game_id and k.board = s.board
      and (k.negative_score, k.achieved_at, k.account_id) = (s.negative_score, s.achieved_at, s.account_id)
    returning k.entries)
  select (select count(*) from gone), coalesce((select bool_or(entries > 2 * p_size) from changed), false)
    into compacted, is_grown;
end
$$;

create or replace function play_split_blocks(p_size int) returns void language plpgsql as $$
begin
  perform play_await_turn();
  perform play_split_block(k, p_size) from board_blocks k where entries > 2 * p_size;
end
$$;
