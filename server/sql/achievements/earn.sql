-- Pays a member for unpaid achievements, unless one of its identities was already paid in an account that was closed.
-- The row marks it as settled, and the ledger's unique cause ensures that it is paid once.
create or replace function achievements_pay(p_account uuid, p_now timestamptz) returns void language plpgsql as $$
declare
  one record;
begin
  for one in
    update earned_achievements e set paid_at = p_now from achievements c
    where e.account_id = p_account and e.paid_at is null and c.id = e.achievement_id
    returning c.id, c.title, c.coins
  loop
    if one.coins > 0 and not exists (
      select from identities i join paid_achievements p on p.identity_hash = i.identity_hash
      where i.account_id = p_account and p.achievement_id = one.id) then
      perform coins_issue(p_account, one.coins, 'achievement', 'achievement:' || p_account || ':' || one.id,
        'Achievement: ' || one.title, one.id, p_now);
    end if;
  end loop;
end
$$;

-- Keeps under each identity of an account which achievements were paid; called before the identities of a closed
-- account are deleted.
create or replace function achievements_keep_paid(p_account uuid) returns void language sql as $$
  insert into paid_achievements (identity_hash, achievement_id, paid_at)
  select i.identity_hash, e.achievement_id, e.paid_at from identities i
  join earned_achievements e on e.account_id = i.account_id
  where i.account_id = p_account and e.paid_at is not null
  on conflict do nothing
$$;

-- Inserts the achievements that an open account lacks, pays them to a member, and returns those inserted: of concurrent
-- calls only one returns each. A guest is paid at sign-in; a closed account gets nothing.
create or replace function achievements_earn(p_account uuid, p_ids text[], p_announce boolean, p_now timestamptz)
returns text[] language plpgsql as $$
declare
  holder text;
  earned text[];
begin
  select kind into holder from accounts
    where id = p_account and closed_at is null and banned_at is null for key share;
  if not found then return '{}'; end if;
  with made as (
    insert into earned_achievements (account_id, achievement_id, earned_at, announced_at)
    select p_account, id, p_now, case when p_announce then p_now end from achievements
      where id = any (p_ids) order by position
    on conflict (account_id, achievement_id) do nothing returning achievement_id)
  select coalesce(array_agg(achievement_id), '{}') into earned from made;
  if holder = 'member' and earned <> '{}' then perform achievements_pay(p_account, p_now); end if;
  return earned;
end
$$;
