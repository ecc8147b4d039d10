-- access_spend for many subjects at once: spends one use for each subject that has one left and returns the outcome of
-- each, without raising a refusal. The windows' rows are the locks, taken in the order of their subjects, so that
-- concurrent callers are serialized and cannot deadlock.
create or replace function access_spend_each(
  p_limit text, p_subjects text[], p_accounts uuid[], p_max int, p_window_seconds int, p_now timestamptz
) returns table (account_id uuid, is_spent boolean, remaining int, reset_seconds int)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  cutoff constant timestamptz := p_now - make_interval(secs => p_window_seconds);
  done text[];
  lefts int[];
  resets int[];
  place int;
begin
  -- A row that is not updated stays locked all the same.
  with spent as (
    insert into limit_windows as w (limit_name, subject, account_id, next_use, oldest_use, last_used_at, oldest_at, recent)
    select p_limit, e.subject, e.account_id, 1, 0, p_now, p_now, array[p_now]
      from unnest(p_subjects, p_accounts) as e (subject, account_id) order by e.subject
    on conflict (limit_name, subject) do update set
      next_use = w.next_use + 1,
      oldest_use = case when w.last_used_at <= cutoff then w.next_use else w.oldest_use end,
      last_used_at = greatest(w.last_used_at, p_now),
      oldest_at = case when w.last_used_at <= cutoff then p_now else w.oldest_at end,
      recent = case when w.last_used_at <= cutoff then array[p_now] else w.recent || greatest(w.last_used_at, p_now) end
    where w.last_used_at <= cutoff
      or w.oldest_at > cutoff and w.next_use - w.oldest_use < p_max and cardinality(w.recent) < access_chunk_max()
    returning w.subject, p_max - (w.next_use - w.oldest_use)::int as remaining,
      case when w.next_use - w.oldest_use = 1 then p_window_seconds else access_seconds(w.oldest_at - cutoff) end as reset)
  select array_agg(s.subject), array_agg(s.remaining), array_agg(s.reset) into done, lefts, resets from spent s;
  for i in 1 .. cardinality(p_subjects) loop
    account_id := p_accounts[i];
    place := array_position(done, p_subjects[i]);
    if place is null then
      select s.is_spent, s.remaining, s.reset_seconds into is_spent, remaining, reset_seconds
        from access_spend_trimmed(p_limit, p_subjects[i], p_max, p_window_seconds, p_now) as s;
    else
      is_spent := true;
      remaining := lefts[place];
      reset_seconds := resets[place];
    end if;
    return next;
  end loop;
end
$$;
