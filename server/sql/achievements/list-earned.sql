-- The achievements of an account as `id milliseconds,id milliseconds,…`; null if it has none.
create or replace function achievements_earned_text(p_account uuid) returns text stable language plpgsql as $$
begin
  return (
    select string_agg(achievement_id || ' ' || floor(extract(epoch from earned_at) * 1000)::bigint, ','
      order by achievement_id)
    from earned_achievements where account_id = p_account);
end
$$;

-- Keeps that text beside the counters of the account, whoever changes its achievements.
create or replace function achievements_list_earned() returns trigger language plpgsql as $$
declare
  holder uuid := coalesce(new.account_id, old.account_id);
begin
  perform accounts_set_earned(holder, achievements_earned_text(holder));
  return null;
end
$$;
create or replace trigger earned_achievements_listed after insert or delete or update of earned_at
  on earned_achievements for each row execute function achievements_list_earned();
