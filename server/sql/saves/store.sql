-- One write to a player's key-value storage in a game: keys set and removed at once, refused as a whole when it would
-- become too large. Concurrent writes of one player in one game are serialized by the limit's row.
create or replace function saves_store(
  p_account uuid, p_game uuid, p_keys text[], p_values text[], p_removed text[], p_bytes_max bigint, p_keys_max int,
  p_max int, p_window_seconds int, p_now timestamptz, out remaining int, out reset_seconds int
) language plpgsql as $$
declare
  held record;
begin
  perform accounts_require_open(p_account);
  select s.remaining, s.reset_seconds into remaining, reset_seconds
    from access_spend('storage_write', p_account || ':' || p_game, p_account, p_max, p_window_seconds, p_now) as s;
  delete from stored_values where account_id = p_account and game_id = p_game and key = any (p_removed);
  insert into stored_values as s (account_id, game_id, key, value, updated_at)
    select p_account, p_game, w.key, w.value, p_now from unnest(p_keys, p_values) as w (key, value)
    on conflict (account_id, game_id, key) do update set value = excluded.value, updated_at = excluded.updated_at;
  select coalesce(sum(octet_length(key) + octet_length(value)), 0) as bytes, count(*) as keys into held
    from stored_values where account_id = p_account and game_id = p_game;
  if held.bytes > p_bytes_max or held.keys > p_keys_max then
    perform platform_refuse('storage_over_limit', format('The values would have %s bytes in %s keys; at most %s bytes in %s keys can be stored.',
      held.bytes, held.keys, p_bytes_max, p_keys_max));
  end if;
end
$$;
