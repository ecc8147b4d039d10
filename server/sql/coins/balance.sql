-- A wallet's balance: the stored one plus unsettled entries. Inlined into the query when used in a `from`.
create or replace function coins_held(p_account uuid) returns table (balance bigint) rows 1 language sql stable as $$
  select (coalesce((select a.balance from coin_accounts a where a.id = p_account), 0)
    + coalesce((select sum(u.amount) from coin_unsettled u where u.coin_account_id = p_account), 0))::bigint
$$;

create or replace function coins_balance(p_account uuid) returns bigint language plpgsql stable as $$
begin
  return (select balance from coins_held(p_account));
end
$$;
