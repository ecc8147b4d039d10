-- The times that count in a window, oldest first.
create or replace function access_times(p_limit text, p_subject text, p_cutoff timestamptz) returns timestamptz[]
language sql stable as $$
  select coalesce(array_agg(t.used_at order by t.number), '{}') from (
    select u.used_at, c.first_use + u.place - 1 as number, w.oldest_use
      from limit_windows w join limit_chunks c using (limit_name, subject)
      cross join unnest(c.used_at) with ordinality as u (used_at, place)
      where w.limit_name = p_limit and w.subject = p_subject
    union all select u.used_at, w.next_use - cardinality(w.recent) + u.place - 1, w.oldest_use
      from limit_windows w cross join unnest(w.recent) with ordinality as u (used_at, place)
      where w.limit_name = p_limit and w.subject = p_subject
    union all select u.used_at, w.next_use - row_number() over (order by u.used_at desc, u.slot), w.oldest_use
      from limit_windows w join limit_uses u using (limit_name, subject)
      where w.limit_name = p_limit and w.subject = p_subject and w.recent is null) as t
  where t.number >= t.oldest_use and t.used_at > p_cutoff
$$;

-- The same, with the window's row locked.
create or replace function access_uses(p_limit text, p_subject text, p_cutoff timestamptz) returns timestamptz[] language plpgsql as $$
begin
  perform 1 from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  return access_times(p_limit, p_subject, p_cutoff);
end
$$;

-- Moves the times of a window from limit_uses, where versions before chunks stored them.
create or replace function access_convert(p_limit text, p_subject text) returns void language plpgsql as $$
declare
  uses constant timestamptz[] := access_uses(p_limit, p_subject, '-infinity');
begin
  perform access_rewrite(p_limit, p_subject, null, cardinality(uses), uses);
end
$$;

-- Rewrites a window from the given times (oldest first); the newest p_max count.
create or replace function access_rewrite(
  p_limit text, p_subject text, p_account uuid, p_max int, p_uses timestamptz[]
) returns void language plpgsql as $$
declare
  uses timestamptz[] := p_uses[greatest(1, cardinality(p_uses) - p_max + 1):];
  -- What comes before the last chunk's times.
  older int := (greatest(0, cardinality(uses) - 1) / access_chunk_max()) * access_chunk_max();
begin
  insert into limit_windows (limit_name, subject, account_id) values (p_limit, p_subject, p_account)
    on conflict (limit_name, subject) do nothing;
  perform 1 from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  delete from limit_chunks where limit_name = p_limit and subject = p_subject;
  delete from limit_uses where limit_name = p_limit and subject = p_subject;
  insert into limit_chunks (limit_name, subject, first_use, used_at)
    select p_limit, p_subject, n, uses[n + 1 : n + access_chunk_max()]
    from generate_series(0, older - 1, access_chunk_max()) as n;
  update limit_windows set next_use = cardinality(uses), oldest_use = 0, recent = uses[older + 1:],
    oldest_at = uses[1], last_used_at = coalesce(uses[cardinality(uses)], '-infinity')
    where limit_name = p_limit and subject = p_subject;
end
$$;

-- Refuses when a window is used up, without spending: for limits that only failures spend.
create or replace function access_refuse_if_spent(p_limit text, p_subject text, p_max int, p_window_seconds int, p_now timestamptz)
returns void language plpgsql as $$
declare
  cutoff constant timestamptz := p_now - make_interval(secs => p_window_seconds);
  uses constant timestamptz[] := access_times(p_limit, p_subject, cutoff);
begin
  if cardinality(uses) >= p_max then perform platform_refuse('rate_limited', '', access_seconds(uses[1] - cutoff)); end if;
end
$$;
