-- Takes coins from a wallet, or refuses. Recent unsettled entries are read only when the stored balance is too low.
create or replace function coins_debit(p_wallet uuid, p_coins bigint) returns void language plpgsql as $$
begin
  update coin_accounts set balance = balance - p_coins where id = p_wallet and balance >= p_coins;
  if found then return; end if;
  perform coins_settle(p_wallet);
  update coin_accounts set balance = balance - p_coins where id = p_wallet and balance >= p_coins;
  if not found then perform platform_refuse('insufficient_coins'); end if;
end
$$;

-- Posts one transaction; false, without any effect, when its cause was posted before. Refuses when the paying wallet
-- holds too little. Only one wallet pays, so that two posts cannot deadlock.
create or replace function coins_post(
  p_kind text, p_cause text, p_memo text, p_ref text, p_accounts uuid[], p_amounts bigint[], p_now timestamptz
) returns boolean language plpgsql as $$
declare
  posted uuid := platform_uuid7(p_now);
  payer uuid;
begin
  insert into coin_transactions (id, kind, cause, memo, ref_id, created_at)
    values (posted, p_kind, p_cause, p_memo, p_ref, p_now) on conflict (cause) do nothing;
  if not found then return false; end if;
  for i in 1 .. cardinality(p_accounts) loop
    if p_accounts[i] in (coins_issuance(), coins_revenue()) then continue; end if;
    if p_amounts[i] > 0 then
      -- Checked first: a conflicting insert would wait for a concurrent payment from that wallet.
      if not exists (select from coin_accounts where id = p_accounts[i]) then
        insert into coin_accounts (id, kind, account_id) values (p_accounts[i], 'wallet', p_accounts[i])
          on conflict (id) do nothing;
      end if;
    else
      if payer is not null then raise exception 'Only one wallet can pay in a coin transaction'; end if;
      payer := p_accounts[i];
      -- Debited before the entries get their numbers, so that no statement shows a negative balance in between.
      update coin_accounts set balance = balance + p_amounts[i] where id = payer and balance >= -p_amounts[i];
      if not found then perform coins_debit(payer, -p_amounts[i]); end if;
    end if;
  end loop;
  with entered as (
    insert into coin_entries (transaction_id, coin_account_id, amount)
    select posted, id, amount from unnest(p_accounts, p_amounts) as e (id, amount)
    returning coin_account_id, number, amount)
  insert into coin_unsettled (coin_account_id, number, amount)
    select coin_account_id, number, amount from entered where coin_account_id is distinct from payer;
  return true;
end
$$;
