-- What access_spend does, for many subjects at once: spends one use for each that has one left and says how it went,
-- refusing nobody. The windows' rows are the locks, taken in the order of their subjects, so that parallel callers come
-- one after the other and never wait in a circle.
create or replace function access_spend_each(
  p_limit text, p_subjects text[], p_accounts uuid[], p_max int, p_window_seconds int, p_now timestamptz
) returns table (account_id uuid, is_spent boolean, remaining int, reset_seconds int)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  cutoff constant timestamptz := p_now - make_interval(secs => p_window_seconds);
  locked int;
  w record;
  oldest bigint;
  oldest_at timestamptz;
  subjects text[] := '{}';
  numbers bigint[] := '{}';
  oldests bigint[] := '{}';
  times timestamptz[] := '{}';
begin
  perform 1 from limit_windows where limit_name = p_limit and subject = any (p_subjects)
    order by subject for no key update;
  get diagnostics locked = row_count;
  if locked < cardinality(p_subjects) then
    insert into limit_windows (limit_name, subject, account_id)
      select p_limit, e.subject, e.account_id from unnest(p_subjects, p_accounts) as e (subject, account_id)
      order by e.subject on conflict (limit_name, subject) do nothing;
    perform 1 from limit_windows where limit_name = p_limit and subject = any (p_subjects)
      order by subject for no key update;
  end if;
  for w in
    select e.account_id, v.subject, v.next_use, v.oldest_use, v.last_used_at, u.used_at
    from unnest(p_subjects, p_accounts) as e (subject, account_id)
    cross join lateral (
      select * from limit_windows where limit_name = p_limit and subject = e.subject offset 0) as v
    left join lateral (
      select used_at from limit_uses
      where limit_name = p_limit and subject = v.subject and slot = (v.oldest_use % p_max)::int offset 0) as u on true
  loop
    oldest := case when w.last_used_at <= cutoff then w.next_use else w.oldest_use end;
    oldest_at := w.used_at;
    while oldest < w.next_use and oldest_at <= cutoff loop
      oldest := oldest + 1;
      select used_at into oldest_at from limit_uses
        where limit_name = p_limit and subject = w.subject and slot = (oldest % p_max)::int;
    end loop;
    account_id := w.account_id;
    is_spent := w.next_use - oldest < p_max;
    reset_seconds := case when oldest = w.next_use then p_window_seconds
      else greatest(1, ceil(extract(epoch from oldest_at - cutoff)))::int end;
    remaining := greatest(0, p_max - (w.next_use + 1 - oldest)::int);
    if is_spent then
      subjects := subjects || w.subject;
      numbers := numbers || w.next_use;
      oldests := oldests || oldest;
      times := times || greatest(p_now, w.last_used_at);
    end if;
    return next;
  end loop;
  insert into limit_uses (limit_name, subject, slot, used_at)
    select p_limit, e.subject, e.number % p_max, e.used_at from unnest(subjects, numbers, times) as e (subject, number, used_at)
    on conflict (limit_name, subject, slot) do update set used_at = excluded.used_at;
  update limit_windows v set next_use = next_use + 1, oldest_use = oldests[array_position(subjects, v.subject)],
    last_used_at = times[array_position(subjects, v.subject)]
    where v.limit_name = p_limit and v.subject = any (subjects);
end
$$;
