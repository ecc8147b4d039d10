-- One save: requires an open account, a free use of the limit, and the version the save is based on (null: any; 0: none
-- yet). Concurrent writes of one player in one game are serialized by the limit's row.
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
