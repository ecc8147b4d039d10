-- Without a synchronous commit: after a crash the last moments may be missing, which is harmless.
create or replace function feed_record_seen(p_account uuid, p_seen_at timestamptz, p_keys bytea, p_played_at timestamptz, p_played bytea)
returns void language plpgsql as $$
begin
  perform accounts_require_open(p_account), set_config('synchronous_commit', 'off', true);
  insert into feed_seen (account_id, seen_at, keys)
    select p_account, seen_at, keys from (values (p_seen_at, p_keys), (p_played_at, p_played)) as s (seen_at, keys)
    where octet_length(keys) > 0;
end
$$;

-- The same for several accounts, some of which may occur twice. Returns which were recorded: an account that is closed,
-- or is being merged or closed, is left to the function above, so that the others do not wait for it.
create or replace function feed_record_seen_each(p_accounts uuid[], p_seen_at timestamptz, p_keys bytea[], p_played_at timestamptz[], p_played bytea[])
returns setof uuid language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  return query
    with open as materialized (
      select id from accounts where id = any (p_accounts) and closed_at is null and banned_at is null
      order by id for key share skip locked),
    recorded as (
      insert into feed_seen (account_id, seen_at, keys)
      select o.id, s.seen_at, s.keys from unnest(p_accounts, p_keys, p_played_at, p_played) as e (account_id, keys, played_at, played)
      join open o on o.id = e.account_id
      cross join lateral (values (p_seen_at, e.keys), (e.played_at, e.played)) as s (seen_at, keys)
      where octet_length(s.keys) > 0)
    select id from open;
end
$$;

-- A ctid is only unique within its partition, so a delete by ctid would hit unrelated rows in others. Versions before
-- partitioning sweep that way and may still run beside a newer one.
create or replace function feed_refuse_ctid() returns trigger language plpgsql as $$
begin
  if current_query() ~* '\mctid\M' then raise exception 'Rows of feed_seen cannot be found by ctid'; end if;
  return null;
end
$$;
create or replace trigger feed_seen_without_ctid before update or delete on feed_seen
  for each statement execute function feed_refuse_ctid();
