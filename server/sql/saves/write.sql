-- Saves of distinct accounts on whatever version there is, in one commit. The limit of a player in a game is the lock
-- that serializes all their writes. A save whose limit is used up is returned with is_spent = false and writes nothing;
-- one in a game that does not exist is not returned. A closed account is refused, or not returned if there are others.
create or replace function saves_write_each(
  p_accounts uuid[], p_games uuid[], p_states text[], p_max int, p_window_seconds int, p_now timestamptz
) returns table (account_id uuid, version bigint, is_spent boolean, remaining int, reset_seconds int)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  is_batch constant boolean := cardinality(p_accounts) > 1;
  open_accounts uuid[];
  writers uuid[];
  in_games uuid[];
  states text[];
begin
  if is_batch then perform platform_limit_waiting(); end if;
  select array_agg(o.id) into open_accounts from (
    select a.id from accounts a where a.id = any (p_accounts) and a.closed_at is null and a.banned_at is null
      order by a.id for key share) as o;
  if open_accounts is null and not is_batch then perform platform_refuse('token_invalid'); end if;
  select array_agg(e.account_id order by e.account_id), array_agg(e.game_id order by e.account_id),
      array_agg(e.state order by e.account_id)
    into writers, in_games, states
    from unnest(p_accounts, p_games, p_states) as e (account_id, game_id, state) join games g on g.id = e.game_id
    where e.account_id = any (open_accounts);
  return query
  with spent as materialized (
    select s.account_id, s.is_spent, s.remaining, s.reset_seconds
      from access_spend_each('state_write',
        array(select e.account_id || ':' || e.game_id from unnest(writers, in_games) with ordinality
          as e (account_id, game_id, n) order by e.n),
        writers, p_max, p_window_seconds, p_now) as s),
  written as (
    insert into saved_states as s (account_id, game_id, state, updated_at)
      select e.account_id, e.game_id, e.state, p_now
        from spent join unnest(writers, in_games, states) as e (account_id, game_id, state)
          on e.account_id = spent.account_id
        where spent.is_spent
      on conflict (account_id, game_id) do update set state = excluded.state, version = s.version + 1, updated_at = p_now
      returning s.account_id, s.version)
  select spent.account_id, written.version, spent.is_spent, spent.remaining, spent.reset_seconds
    from spent left join written on written.account_id = spent.account_id;
end
$$;

-- A save based on a version (0: nothing saved yet), which is refused when another one is there. Nodes of earlier versions
-- also save on any version with it (null).
create or replace function saves_write(
  p_account uuid, p_game uuid, p_state text, p_if_version bigint, p_max int, p_window_seconds int, p_now timestamptz,
  out version bigint, out updated_at timestamptz, out remaining int, out reset_seconds int
) language plpgsql as $$
begin
  perform accounts_require_open(p_account);
  select s.remaining, s.reset_seconds into remaining, reset_seconds
    from access_spend('state_write', p_account || ':' || p_game, p_account, p_max, p_window_seconds, p_now) as s;
  if p_if_version > 0 then
    update saved_states as s set state = p_state, version = s.version + 1, updated_at = p_now
      where s.account_id = p_account and s.game_id = p_game and s.version = p_if_version
      returning s.version, s.updated_at into version, updated_at;
  elsif p_if_version = 0 then
    insert into saved_states as s (account_id, game_id, state, updated_at)
      select p_account, g.id, p_state, p_now from games g where g.id = p_game
      on conflict (account_id, game_id) do nothing
      returning s.version, s.updated_at into version, updated_at;
  else
    insert into saved_states as s (account_id, game_id, state, updated_at)
      select p_account, g.id, p_state, p_now from games g where g.id = p_game
      on conflict (account_id, game_id) do update set state = excluded.state, version = s.version + 1, updated_at = p_now
      returning s.version, s.updated_at into version, updated_at;
    if version is null then perform platform_refuse('not_found', 'There is no such game.'); end if;
  end if;
  if version is null then perform platform_refuse('stale_version'); end if;
end
$$;
