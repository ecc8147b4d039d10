-- Spends one use or refuses with the seconds until one is free. The window's row is the lock, so that parallel callers
-- come one after the other; refusing rolls the statement back, so that a refused call does not count.
create or replace function access_spend(
  p_limit text, p_subject text, p_account uuid, p_max int, p_window_seconds int, p_now timestamptz,
  out remaining int, out reset_seconds int
) language plpgsql as $$
declare
  w limit_windows;
  cutoff timestamptz := p_now - make_interval(secs => p_window_seconds);
  oldest_at timestamptz;
begin
  insert into limit_windows (limit_name, subject, account_id) values (p_limit, p_subject, p_account)
    on conflict (limit_name, subject) do nothing;
  select * into strict w from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  if w.last_used_at <= cutoff then w.oldest_use := w.next_use; end if;
  while w.oldest_use < w.next_use loop
    select used_at into oldest_at from limit_uses
      where limit_name = p_limit and subject = p_subject and slot = w.oldest_use % p_max;
    exit when oldest_at > cutoff;
    w.oldest_use := w.oldest_use + 1;
  end loop;
  if w.next_use - w.oldest_use >= p_max then
    perform platform_refuse('rate_limited', '', greatest(1, ceil(extract(epoch from oldest_at - cutoff)))::int);
  end if;
  insert into limit_uses (limit_name, subject, slot, used_at)
    values (p_limit, p_subject, w.next_use % p_max, greatest(p_now, w.last_used_at))
    on conflict (limit_name, subject, slot) do update set used_at = excluded.used_at;
  update limit_windows set next_use = w.next_use + 1, oldest_use = w.oldest_use, last_used_at = greatest(p_now, w.last_used_at)
    where limit_name = p_limit and subject = p_subject;
  remaining := p_max - (w.next_use + 1 - w.oldest_use)::int;
  reset_seconds := case when w.oldest_use = w.next_use then p_window_seconds
    else greatest(1, ceil(extract(epoch from oldest_at - cutoff)))::int end;
end
$$;
