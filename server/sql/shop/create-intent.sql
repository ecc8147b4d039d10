-- Quotes an item as it stands now, and answers the version that was quoted; null, and nothing done, when it is not for sale
-- to this player. Refuses when p_pending_max quotes wait in this game already. Only a loot box gets the seed.
create or replace function shop_create_intent(
  p_id uuid, p_account uuid, p_game uuid, p_item uuid, p_seed bytea, p_expires_at timestamptz, p_pending_max int,
  p_now timestamptz
) returns int language plpgsql as $$
declare
  item record;
  pending record;
begin
  perform accounts_require_open(p_account);
  select i.kind, i.version, v.price into item
    from items i join item_versions v on v.item_id = i.id and v.version = i.version join games g on g.id = i.game_id
    join accounts c on c.id = g.creator_id
    where i.id = p_item and i.game_id = p_game and v.active and games_is_open(g.hidden_at, g.deleted_at, c.banned_at);
  if not found then return null; end if;
  if item.kind = 'durable' then
    perform 1 from inventory_items
      where account_id = p_account and game_id = p_game and item_id = p_item and quantity > 0;
    if found then return null; end if;
  end if;
  -- One at a time for a player in a game, so that those counted are all there are.
  perform pg_advisory_xact_lock(hashtextextended('shop_create_intent ' || p_account || ' ' || p_game, 0));
  select count(*) as number, min(expires_at) as first_end into pending from purchase_intents
    where account_id = p_account and game_id = p_game and status = 'pending' and expires_at > p_now;
  if pending.number >= p_pending_max then
    perform platform_refuse('too_many_pending', '', greatest(1, ceil(extract(epoch from pending.first_end - p_now)))::int);
  end if;
  insert into purchase_intents
      (id, account_id, game_id, item_id, item_version, price, server_seed, created_at, expires_at)
    values (p_id, p_account, p_game, p_item, item.version, item.price, case when item.kind = 'loot_box' then p_seed end,
      p_now, p_expires_at);
  return item.version;
end
$$;
