-- Adds the oldest p_max unsettled entries of an account to its stored balance.
create or replace function coins_settle(p_coin_account uuid, p_max int default null) returns void language plpgsql as $$
declare
  settled bigint;
begin
  perform 1 from coin_accounts where id = p_coin_account for no key update;
  with gone as (
    delete from coin_unsettled where coin_account_id = p_coin_account
      and (p_max is null or number <= (select max(number) from (
        select number from coin_unsettled where coin_account_id = p_coin_account order by number limit p_max) as oldest))
    returning amount)
  select sum(amount) into settled from gone;
  if settled <> 0 then update coin_accounts set balance = balance + settled where id = p_coin_account; end if;
end
$$;
