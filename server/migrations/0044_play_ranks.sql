-- A rank is the number of entries before it, and counting a million of them for everybody who looks is too slow. So a
-- board is cut into blocks of its order, each with its number of entries, and a rank is the sum of the blocks before,
-- plus what is counted inside its own. The place of a block is that of its first entry; the first begins before all.
--
-- Changes of a board are added as rows of their own, so that players of a busy game do not wait for each other, and
-- folded into the blocks by one caller at a time. Until then they are added to the sum: a rank is exact at any moment.
create table board_blocks (
  game_id uuid not null,
  board date not null,
  negative_score double precision not null,
  achieved_at timestamptz not null,
  account_id uuid not null,
  entries bigint not null,
  primary key (game_id, board, negative_score, achieved_at, account_id)
) with (fillfactor = 70);

create table board_changes (
  game_id uuid not null,
  board date not null,
  negative_score double precision not null,
  achieved_at timestamptz not null,
  account_id uuid not null,
  change int not null
);
create index board_changes_by_board on board_changes (game_id, board);

create function play_note_added() returns trigger language plpgsql as $$
begin
  insert into board_changes select game_id, board, negative_score, achieved_at, account_id, 1 from added;
  return null;
end
$$;
create function play_note_removed() returns trigger language plpgsql as $$
begin
  insert into board_changes select game_id, board, negative_score, achieved_at, account_id, -1 from removed;
  return null;
end
$$;
create function play_note_moved() returns trigger language plpgsql as $$
begin
  insert into board_changes
    select game_id, board, negative_score, achieved_at, account_id, -1 from removed
    union all select game_id, board, negative_score, achieved_at, account_id, 1 from added;
  return null;
end
$$;
create trigger board_scores_added after insert on board_scores
  referencing new table as added for each statement execute function play_note_added();
create trigger board_scores_removed after delete on board_scores
  referencing old table as removed for each statement execute function play_note_removed();
create trigger board_scores_moved after update on board_scores
  referencing old table as removed new table as added for each statement execute function play_note_moved();

create function play_rank(p_game uuid, p_board date, p_negative_score double precision, p_achieved_at timestamptz, p_account uuid)
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

-- Folding and cutting take turns: a cut must not take off what a fold is just adding.
create function play_await_turn() returns void language sql as $$
  select pg_advisory_xact_lock(7303041)
$$;

-- Cuts a block into blocks of p_size. What is not folded yet will be folded into the new ones, so it is taken off them.
create function play_cut_block(block board_blocks, p_size int) returns void language sql as $$
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
  unfolded as (
    select c.change, (
      select max(p.number) from parts p where (p.negative_score, p.achieved_at, p.account_id)
        <= (c.negative_score, c.achieved_at, c.account_id)) as number
    from board_changes c, ending e where c.game_id = block.game_id and c.board = block.board
      and (c.negative_score, c.achieved_at, c.account_id) >= (block.negative_score, block.achieved_at, block.account_id)
      and (c.negative_score, c.achieved_at, c.account_id) < (e.negative_score, e.achieved_at, e.account_id)),
  made as (
    insert into board_blocks (game_id, board, negative_score, achieved_at, account_id, entries)
    select block.game_id, block.board, p.negative_score, p.achieved_at, p.account_id,
      p.entries - coalesce((select sum(u.change) from unfolded u where u.number = p.number), 0) from parts p
    returning entries)
  update board_blocks k set entries = k.entries - (select coalesce(sum(entries), 0) from made)
    where k.game_id = block.game_id and k.board = block.board and (k.negative_score, k.achieved_at, k.account_id)
      = (block.negative_score, block.achieved_at, block.account_id)
$$;

-- Folds up to p_max changes into their blocks; answers how many, and whether a block has grown past twice p_size.
create function play_fold_boards(p_max int, p_size int, out folded bigint, out is_grown boolean) language plpgsql as $$
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
    into folded, is_grown;
end
$$;

create function play_cut_boards(p_size int) returns void language plpgsql as $$
begin
  perform play_await_turn();
  perform play_cut_block(k, p_size) from board_blocks k where entries > 2 * p_size;
end
$$;
