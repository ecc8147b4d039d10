-- Creates guests with their counters; returns the ids of those whose handle was free.
create or replace function accounts_open_guests(p_ids uuid[], p_handles text[], p_now timestamptz) returns uuid[]
language sql as $$
  with made as (
    insert into accounts (id, kind, handle, created_at)
    select e.id, 'guest', e.handle, p_now from unnest(p_ids, p_handles) as e (id, handle)
    on conflict (handle) do nothing returning id),
  counted as (insert into account_stats (account_id) select id from made)
  select coalesce(array_agg(id), '{}') from made
$$;
