-- That something was seen is not worth waiting for the disk: a crash forgets the last moments of it.
create or replace function feed_record_seen(p_account uuid, p_seen_at timestamptz, p_keys bytea, p_played_at timestamptz, p_played bytea)
returns void language plpgsql as $$
begin
  perform accounts_require_open(p_account), set_config('synchronous_commit', 'off', true);
  insert into feed_seen (account_id, seen_at, keys)
    select p_account, seen_at, keys from (values (p_seen_at, p_keys), (p_played_at, p_played)) as s (seen_at, keys)
    where octet_length(keys) > 0;
end
$$;

-- A ctid says where a row lies in its partition, so a statement that deletes by it meets strangers in the others. Versions
-- before the partitions sweep like that, and may still run beside a newer one.
create or replace function feed_refuse_ctid() returns trigger language plpgsql as $$
begin
  if current_query() ~* '\mctid\M' then raise exception 'Rows of feed_seen cannot be found by ctid'; end if;
  return null;
end
$$;
create or replace trigger feed_seen_without_ctid before update or delete on feed_seen
  for each statement execute function feed_refuse_ctid();
