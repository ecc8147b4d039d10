-- Issues new coins to a wallet; false when this cause was paid before. At most 9e15 coins exist, so that every balance
-- fits a JSON number. Small amounts only check the stored issuance, which is up to a minute old: the margin between the
-- cap and the table's own check covers seven million of them.
create or replace function coins_issue(
  p_account uuid, p_amount bigint, p_kind text, p_cause text, p_memo text, p_ref text, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  large constant boolean := p_amount > 1000000;
begin
  if p_amount is null or p_amount < 1 then raise exception 'Coins are issued in amounts above zero, not %', p_amount; end if;
  if large then perform coins_settle(coins_issuance()); end if;
  if (select balance from coin_accounts where id = coins_issuance()) - p_amount < -9000000000000000 then
    perform platform_refuse('coins_used_up');
  end if;
  if not coins_post(p_kind, p_cause, p_memo, p_ref, array[p_account, coins_issuance()], array[p_amount, -p_amount], p_now) then
    return false;
  end if;
  if large then perform coins_settle(coins_issuance()); end if;
  return true;
end
$$;
