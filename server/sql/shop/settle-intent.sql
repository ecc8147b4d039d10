-- Whose wallet a sale of this game pays into, held open until the sale is done; null when there is nobody: the creator
-- closed the account, and the game stands under the neutral one.
create or replace function shop_payee_of(p_game uuid) returns uuid language sql volatile as $$
  select a.id from games g join accounts a on a.id = g.creator_id
  where g.id = p_game and a.closed_at is null and a.handle <> 'former_player' for key share of a
$$;

-- Everything an approval does, or nothing: prize, inventory, coins, counters. The caller holds the intent's row.
create or replace function shop_approve(p_intent purchase_intents, p_client_seed text, p_now timestamptz)
returns purchase_intents language plpgsql as $$
declare
  settled purchase_intents := p_intent;
  item record;
  payee uuid;
  share int;
begin
  select i.kind, v.name, g.title, g.hidden_at into strict item
    from items i join item_versions v on v.item_id = i.id join games g on g.id = i.game_id
    where i.id = p_intent.item_id and v.version = p_intent.item_version;
  if item.hidden_at is not null then perform platform_refuse('game_hidden'); end if;

  settled.granted_item_id := p_intent.item_id;
  settled.granted_name := item.name;
  if item.kind = 'loot_box' then
    settled.client_seed := p_client_seed;
    settled.granted_item_id :=
      shop_draw(p_intent.server_seed, p_intent.id, p_client_seed, p_intent.item_id, p_intent.item_version);
    select v.name into strict settled.granted_name from items i
      join item_versions v on v.item_id = i.id and v.version = i.version where i.id = settled.granted_item_id;
  end if;

  -- A durable is bought once, also by two intents at once: the second finds the first one's row. A box may give one again.
  insert into inventory_items as owned (account_id, game_id, item_id, quantity)
    values (p_intent.account_id, p_intent.game_id, settled.granted_item_id, 1)
    on conflict (account_id, game_id, item_id) do update set quantity = owned.quantity + 1
    where item.kind <> 'durable' or owned.quantity = 0;
  if not found then perform platform_refuse('already_owned'); end if;
  insert into inventory_moves (account_id, game_id, item_id, quantity, reason, intent_id, created_at)
    values (p_intent.account_id, p_intent.game_id, settled.granted_item_id, 1, 'purchase', p_intent.id, p_now);

  if p_intent.price > 0 then
    payee := nullif(shop_payee_of(p_intent.game_id), p_intent.account_id);
    share := case when payee is null then 0 else p_intent.price * 7 / 10 end;
    if not coins_post('purchase', 'intent:' || p_intent.id, item.name || ' in ' || item.title, p_intent.id::text,
        case when share > 0 then array[p_intent.account_id, payee, coins_revenue()]
          else array[p_intent.account_id, coins_revenue()] end,
        case when share > 0 then array[-p_intent.price, share, p_intent.price - share]
          else array[-p_intent.price, p_intent.price] end, p_now) then
      raise exception 'Intent % was paid before it was approved', p_intent.id;
    end if;
  end if;
  perform accounts_count_purchase(p_intent.account_id, item.kind = 'loot_box');

  update purchase_intents set status = 'approved', client_seed = settled.client_seed, settled_at = p_now,
      granted_item_id = settled.granted_item_id, granted_name = settled.granted_name
    where id = p_intent.id and status = 'pending' returning * into strict settled;
  return settled;
end
$$;

-- Settles an intent one way ('approved' or 'declined'); settling it the same way again answers the same.
create or replace function shop_settle_intent(
  p_intent uuid, p_account uuid, p_decision text, p_client_seed text, p_now timestamptz,
  out intent json, out balance bigint, out changed boolean
) language plpgsql as $$
declare
  held purchase_intents;
begin
  perform accounts_require_open(p_account);
  select * into held from purchase_intents where id = p_intent and account_id = p_account for no key update;
  if not found then perform platform_refuse('not_found', 'There is no such purchase.'); end if;
  changed := held.status = 'pending';
  if held.status = 'expired' or (changed and held.expires_at <= p_now) then perform platform_refuse('intent_expired'); end if;
  if not changed and held.status <> p_decision then perform platform_refuse('intent_settled'); end if;
  if changed and p_decision = 'approved' then
    held := shop_approve(held, p_client_seed, p_now);
  elsif changed then
    update purchase_intents set status = 'declined', settled_at = p_now
      where id = p_intent and status = 'pending' returning * into strict held;
  end if;
  intent := shop_intent_view(held, p_now);
  balance := coins_balance(p_account);
end
$$;
