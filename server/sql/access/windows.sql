-- Writes a window anew from the given times (oldest first); the newest p_max count.
create or replace function access_rewrite(
  p_limit text, p_subject text, p_account uuid, p_max int, p_uses timestamptz[]
) returns void language plpgsql as $$
declare
  uses timestamptz[] := p_uses[greatest(1, cardinality(p_uses) - p_max + 1):];
begin
  insert into limit_windows (limit_name, subject, account_id) values (p_limit, p_subject, p_account)
    on conflict (limit_name, subject) do nothing;
  perform 1 from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  delete from limit_uses where limit_name = p_limit and subject = p_subject;
  insert into limit_uses (limit_name, subject, slot, used_at)
    select p_limit, p_subject, n - 1, used_at from unnest(uses) with ordinality as u (used_at, n);
  update limit_windows set next_use = cardinality(uses), oldest_use = 0,
    last_used_at = coalesce(uses[cardinality(uses)], '-infinity')
    where limit_name = p_limit and subject = p_subject;
end
$$;

-- The times still inside a window, oldest first, with its row locked.
create or replace function access_uses(p_limit text, p_subject text, p_cutoff timestamptz) returns timestamptz[] language plpgsql as $$
begin
  perform 1 from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  return coalesce((select array_agg(used_at order by used_at) from limit_uses
    where limit_name = p_limit and subject = p_subject and used_at > p_cutoff), '{}');
end
$$;

-- Room left in a window, without spending: for counts that are spent only by what goes wrong.
create or replace function access_refuse_if_spent(p_limit text, p_subject text, p_max int, p_window_seconds int, p_now timestamptz)
returns void language plpgsql as $$
declare
  cutoff timestamptz := p_now - make_interval(secs => p_window_seconds);
  uses int;
  oldest timestamptz;
begin
  select count(*), min(used_at) into uses, oldest from limit_uses
    where limit_name = p_limit and subject = p_subject and used_at > cutoff;
  if uses >= p_max then
    perform platform_refuse('rate_limited', '', greatest(1, ceil(extract(epoch from oldest - cutoff)))::int);
  end if;
end
$$;
