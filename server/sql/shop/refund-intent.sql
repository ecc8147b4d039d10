-- A refund, all or nothing: the item is taken back, the buyer gets the price, the payee returns the share as far as the
-- wallet covers it, and the platform bears the rest. Nulls, without any effect, when there is nothing to refund (any
-- more) or the purchase moved to another account in the meantime. The buyer's account is locked first, in the order of
-- a merge.
create or replace function shop_refund_intent(
  p_intent uuid, p_account uuid, p_even_if_used boolean, p_now timestamptz,
  out coins bigint, out share_taken bigint, out item_taken boolean
) language plpgsql as $$
declare
  refunded purchase_intents;
  sale record;
begin
  perform 1 from accounts where id = p_account and closed_at is null for key share;
  if not found then return; end if;
  update purchase_intents set refunded_at = p_now
    where id = p_intent and account_id = p_account and status = 'approved' and refunded_at is null
    returning * into refunded;
  if not found then return; end if;

  update inventory_items set quantity = quantity - 1
    where account_id = p_account and game_id = refunded.game_id and item_id = refunded.granted_item_id and quantity > 0;
  item_taken := found;
  if item_taken then
    insert into inventory_moves (account_id, game_id, item_id, quantity, reason, intent_id, created_at)
      values (p_account, refunded.game_id, refunded.granted_item_id, -1, 'refund', p_intent, p_now);
  elsif not p_even_if_used then
    perform platform_refuse('item_used_up');
  end if;

  coins := refunded.price;
  share_taken := 0;
  if coins = 0 then return; end if;
  select t.memo, e.coin_account_id as payee, e.amount as share into strict sale from coin_transactions t
    left join coin_entries e on e.transaction_id = t.id and e.amount > 0 and e.coin_account_id <> coins_revenue()
    where t.cause = 'intent:' || p_intent;
  if sale.payee = p_account then
    -- Bought as a guest in a game that is now the buyer's own: the share is already in this wallet.
    share_taken := sale.share;
  elsif sale.payee is not null then
    -- Settling locks the wallet, so that nothing is spent from it between this read and the debit.
    perform coins_settle(sale.payee);
    share_taken := least(sale.share, coins_balance(sale.payee));
  end if;
  if not coins_post('refund', 'refund:' || p_intent, left('Refund: ' || sale.memo, 200), p_intent::text,
      case when share_taken > 0 and sale.payee <> p_account then array[p_account, sale.payee, coins_revenue()]
        else array[p_account, coins_revenue()] end,
      case when share_taken = 0 then array[coins, -coins]
        when sale.payee = p_account then array[coins - share_taken, share_taken - coins]
        else array[coins, -share_taken, share_taken - coins] end, p_now) then
    raise exception 'Intent % was refunded before it said so', p_intent;
  end if;
end
$$;
