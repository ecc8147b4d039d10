create or replace function coins_balance(p_account uuid) returns bigint language sql stable as $$
  select (coalesce((select balance from coin_accounts where id = p_account), 0)
    + coalesce((select sum(amount) from coin_unsettled where coin_account_id = p_account), 0))::bigint
$$;
