-- An approval, all or nothing: status, inventory, coins, counters. The caller has decided from the immutable quote what
-- is granted and who is paid how much. Returns the buyer's balance; null, without any effect, when the intent is no
-- longer pending, the game was closed, or the payee has left in the meantime: then the caller decides again. Locking
-- the creator's row makes a ban happen either before or after the whole sale.
create or replace function shop_approve_intent(
  p_intent uuid, p_account uuid, p_client_seed text, p_granted_item uuid, p_granted_name text, p_is_durable boolean,
  p_memo text, p_payee uuid, p_share int, p_now timestamptz
) returns bigint language plpgsql as $$
declare
  settled purchase_intents;
  creator uuid;
  held int;
begin
  perform accounts_require_open(p_account);
  select c.id into creator from purchase_intents i join games g on g.id = i.game_id join accounts c on c.id = g.creator_id
    where i.id = p_intent and games_is_open(g.hidden_at, g.deleted_at, c.banned_at)
      and (p_payee is null or (c.id = p_payee and c.closed_at is null))
    for key share of c;
  if not found then return null; end if;
  update purchase_intents set status = 'approved', client_seed = p_client_seed, settled_at = p_now,
      granted_item_id = p_granted_item, granted_name = p_granted_name
    where id = p_intent and account_id = p_account and status = 'pending' and expires_at > p_now
    returning * into settled;
  if not found then return null; end if;

  -- A durable is bought only once, even by two concurrent intents: the second finds the row of the first. A box may
  -- grant one again.
  with granted as (
    insert into inventory_items as owned (account_id, game_id, item_id, quantity)
      values (p_account, settled.game_id, p_granted_item, 1)
      on conflict (account_id, game_id, item_id) do update set quantity = owned.quantity + 1
      where not p_is_durable or owned.quantity = 0
      returning item_id, quantity),
  moved as (
    insert into inventory_moves (account_id, game_id, item_id, quantity, reason, intent_id, created_at)
    select p_account, settled.game_id, item_id, 1, 'purchase', p_intent, p_now from granted)
  select quantity into held from granted;
  if not found then perform platform_refuse('already_owned'); end if;
  if held > 1 and p_client_seed is not null then
    update purchase_intents set granted_duplicate = true where id = p_intent;
  end if;

  if settled.price > 0 then
    if not coins_post('purchase', 'intent:' || p_intent, p_memo, p_intent::text,
        case when p_share > 0 then array[p_account, p_payee, coins_revenue()] else array[p_account, coins_revenue()] end,
        case when p_share > 0 then array[-settled.price, p_share, settled.price - p_share]
          else array[-settled.price, settled.price] end, p_now) then
      raise exception 'Intent % was paid before it was approved', p_intent;
    end if;
  end if;
  -- Buying in one's own game earns nothing.
  if creator <> p_account then perform accounts_count_purchase(p_account, p_client_seed is not null); end if;
  return coins_balance(p_account);
end
$$;

-- Approvals of distinct buyers, in one commit. Those that are refused or no longer pending have no effect and are not
-- returned: they are decided alone. Buyers and creators are locked first, in order: whoever closes or bans an account
-- locks it before everything else of it.
create or replace function shop_approve_each(
  p_intents uuid[], p_accounts uuid[], p_client_seeds text[], p_granted_items uuid[], p_granted_names text[],
  p_are_durable boolean[], p_memos text[], p_payees uuid[], p_shares int[], p_nows timestamptz[]
) returns table (place int, balance bigint) language plpgsql as $$
begin
  perform platform_limit_waiting();
  perform 1 from accounts where id = any (p_accounts || array(
      select g.creator_id from purchase_intents i join games g on g.id = i.game_id where i.id = any (p_intents)))
    order by id for key share;
  for i in 1 .. cardinality(p_intents) loop
    begin
      balance := shop_approve_intent(p_intents[i], p_accounts[i], p_client_seeds[i], p_granted_items[i],
        p_granted_names[i], p_are_durable[i], p_memos[i], p_payees[i], p_shares[i], p_nows[i]);
    exception when sqlstate 'COINP' then continue;
    end;
    if balance is null then continue; end if;
    place := i;
    return next;
  end loop;
end
$$;

-- Returns the balance; null, without any effect, when the intent is no longer pending.
create or replace function shop_decline_intent(p_intent uuid, p_account uuid, p_now timestamptz)
returns bigint language plpgsql as $$
begin
  perform accounts_require_open(p_account);
  update purchase_intents set status = 'declined', settled_at = p_now
    where id = p_intent and account_id = p_account and status = 'pending' and expires_at > p_now;
  if not found then return null; end if;
  return coins_balance(p_account);
end
$$;
