-- Marks the unannounced achievements of these accounts as announced and returns them: each is returned to one caller
-- only.
create or replace function achievements_announce(p_accounts uuid[], p_now timestamptz)
returns table (account_id uuid, achievement_id text) language plpgsql as $$
begin
  return query
  update earned_achievements e set announced_at = p_now
    where e.account_id = any (p_accounts) and e.announced_at is null returning e.account_id, e.achievement_id;
end
$$;
