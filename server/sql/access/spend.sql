-- Spends one use or refuses with the seconds until one is free. The window's row is the lock, so that concurrent
-- callers are serialized; a refusal rolls the statement back, so that a refused call does not count. Usually one
-- statement is enough: no use has left the window, or all have.
create or replace function access_spend(
  p_limit text, p_subject text, p_account uuid, p_max int, p_window_seconds int, p_now timestamptz,
  out remaining int, out reset_seconds int
) language plpgsql as $$
declare
  cutoff constant timestamptz := p_now - make_interval(secs => p_window_seconds);
  is_spent boolean;
begin
  insert into limit_windows as w (limit_name, subject, account_id, next_use, oldest_use, last_used_at, oldest_at, recent)
    values (p_limit, p_subject, p_account, 1, 0, p_now, p_now, array[p_now])
    on conflict (limit_name, subject) do update set
      next_use = w.next_use + 1,
      oldest_use = case when w.last_used_at <= cutoff then w.next_use else w.oldest_use end,
      last_used_at = greatest(w.last_used_at, p_now),
      oldest_at = case when w.last_used_at <= cutoff then p_now else w.oldest_at end,
      recent = case when w.last_used_at <= cutoff then array[p_now] else w.recent || greatest(w.last_used_at, p_now) end
    where w.last_used_at <= cutoff
      or w.oldest_at > cutoff and w.next_use - w.oldest_use < p_max and cardinality(w.recent) < access_chunk_max()
    returning p_max - (w.next_use - w.oldest_use)::int,
      case when w.next_use - w.oldest_use = 1 then p_window_seconds else access_seconds(w.oldest_at - cutoff) end
    into remaining, reset_seconds;
  if found then return; end if;
  select s.is_spent, s.remaining, s.reset_seconds into is_spent, remaining, reset_seconds
    from access_spend_trimmed(p_limit, p_subject, p_max, p_window_seconds, p_now) as s;
  if not is_spent then perform platform_refuse('rate_limited', '', reset_seconds); end if;
end
$$;

-- The slow path of access_spend, for an existing window: drops uses that have left it, and moves a full row of times
-- into a chunk. Returns is_spent = false when no use is left.
create or replace function access_spend_trimmed(
  p_limit text, p_subject text, p_max int, p_window_seconds int, p_now timestamptz,
  out is_spent boolean, out remaining int, out reset_seconds int
) language plpgsql as $$
declare
  cutoff constant timestamptz := p_now - make_interval(secs => p_window_seconds);
  w limit_windows;
  times timestamptz[];
  first bigint;
begin
  select * into strict w from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  if w.recent is null then
    perform access_convert(p_limit, p_subject);
    select * into strict w from limit_windows where limit_name = p_limit and subject = p_subject;
  end if;
  times := w.recent;
  first := w.next_use - cardinality(w.recent);
  while w.oldest_use < w.next_use and w.oldest_at <= cutoff loop
    w.oldest_use := w.oldest_use + 1;
    if w.oldest_use = w.next_use then exit; end if;
    if w.oldest_use < first or w.oldest_use >= first + cardinality(times) then
      if w.oldest_use >= w.next_use - cardinality(w.recent) then
        times := w.recent;
        first := w.next_use - cardinality(w.recent);
      else
        select c.used_at, c.first_use into strict times, first from limit_chunks c
          where c.limit_name = p_limit and c.subject = p_subject and c.first_use <= w.oldest_use
          order by c.first_use desc limit 1;
      end if;
    end if;
    w.oldest_at := times[w.oldest_use - first + 1];
  end loop;
  is_spent := w.next_use - w.oldest_use < p_max;
  reset_seconds := case when w.oldest_use = w.next_use then p_window_seconds else access_seconds(w.oldest_at - cutoff) end;
  remaining := greatest(0, p_max - (w.next_use + 1 - w.oldest_use)::int);
  if not is_spent then return; end if;

  w.last_used_at := greatest(p_now, w.last_used_at);
  if w.oldest_use = w.next_use then
    w.oldest_at := w.last_used_at;
    w.recent := '{}';
  elsif cardinality(w.recent) >= access_chunk_max() then
    insert into limit_chunks (limit_name, subject, first_use, used_at)
      values (p_limit, p_subject, w.next_use - cardinality(w.recent), w.recent);
    delete from limit_chunks
      where limit_name = p_limit and subject = p_subject and first_use + cardinality(used_at) <= w.oldest_use;
    w.recent := '{}';
  end if;
  update limit_windows set next_use = w.next_use + 1, oldest_use = w.oldest_use, last_used_at = w.last_used_at,
      oldest_at = w.oldest_at, recent = w.recent || w.last_used_at
    where limit_name = p_limit and subject = p_subject;
end
$$;

-- How many times a window's row holds before they become a chunk: a small row is cheap to write at each use.
create or replace function access_chunk_max() returns int language sql immutable parallel safe as $$ select 32 $$;

create or replace function access_seconds(p_left interval) returns int language sql immutable parallel safe as $$
  select greatest(1, ceil(extract(epoch from p_left)))::int
$$;
