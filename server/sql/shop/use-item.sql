-- Uses up items. With a key, a repeated use returns the first result.
create or replace function shop_use_item(
  p_account uuid, p_game uuid, p_item uuid, p_quantity int, p_key text, p_now timestamptz,
  out name text, out kind text, out quantity_left int
) language plpgsql as $$
declare
  before item_uses;
  owned int;
begin
  perform accounts_require_open(p_account);
  if p_key is not null then
    insert into item_uses (account_id, game_id, idempotency_key, item_id, quantity, quantity_left, used_at)
      values (p_account, p_game, p_key, p_item, p_quantity, 0, p_now) on conflict do nothing;
    if not found then
      select * into strict before from item_uses
        where account_id = p_account and game_id = p_game and idempotency_key = p_key;
      if before.item_id <> p_item or before.quantity <> p_quantity then perform platform_refuse('idempotency_mismatch'); end if;
    end if;
  end if;
  select i.kind, v.name into kind, name from items i
    join item_versions v on v.item_id = i.id and v.version = i.version where i.id = p_item and i.game_id = p_game;
  if not found then perform platform_refuse('not_found', 'There is no such item in this game.'); end if;
  if before.item_id is null then
    select quantity into owned from inventory_items
      where account_id = p_account and game_id = p_game and item_id = p_item for no key update;
    if not found then perform platform_refuse('not_found', 'You never had this item.'); end if;
    if kind <> 'consumable' then perform platform_refuse('not_consumable'); end if;
    if owned < p_quantity then perform platform_refuse('not_enough_items'); end if;
    owned := owned - p_quantity;
    update inventory_items set quantity = owned
      where account_id = p_account and game_id = p_game and item_id = p_item;
    insert into inventory_moves (account_id, game_id, item_id, quantity, reason, created_at)
      values (p_account, p_game, p_item, -p_quantity, 'use', p_now);
    update item_uses set quantity_left = owned
      where account_id = p_account and game_id = p_game and idempotency_key = p_key;
  end if;
  quantity_left := coalesce(before.quantity_left, owned);
end
$$;
