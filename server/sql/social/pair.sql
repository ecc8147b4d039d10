create or replace function social_are_blocked(p_one uuid, p_other uuid) returns boolean language sql stable as $$
  select exists (select from blocks where blocker_id = p_one and blocked_id = p_other)
    or exists (select from blocks where blocker_id = p_other and blocked_id = p_one)
$$;

-- Locks the open member behind a handle, so that it cannot close in the meantime.
create or replace function social_hold_member(p_handle text) returns uuid language plpgsql as $$
declare
  found_id uuid;
begin
  select id into found_id from accounts
    where handle = p_handle and kind = 'member' and closed_at is null and banned_at is null for key share;
  if not found then perform platform_refuse('not_found', 'There is no such profile.'); end if;
  return found_id;
end
$$;

-- Every change between two people happens under the rows of their counters, locked in the order of their ids: each
-- change sees the previous one, and a friendship is counted once, even when both follow at the same time.
create or replace function social_lock_pair(p_one uuid, p_other uuid) returns void language plpgsql as $$
begin
  perform 1 from account_stats where account_id in (p_one, p_other) order by account_id for no key update;
end
$$;
