-- Writes the quote of an item that the caller found for sale, with the version and price it found; false, without any
-- effect, when the player already owns this durable. Refuses when p_pending_max quotes are pending in this game. Only a
-- loot box gets the seed.
create or replace function shop_quote_item(
  p_id uuid, p_account uuid, p_game uuid, p_item uuid, p_kind text, p_version int, p_price int, p_seed bytea,
  p_expires_at timestamptz, p_pending_max int, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  first_end timestamptz;
begin
  perform accounts_require_open(p_account);
  if p_kind = 'durable' then
    perform 1 from inventory_items
      where account_id = p_account and game_id = p_game and item_id = p_item and quantity > 0;
    if found then return false; end if;
  end if;
  -- Serialized per player and game, so that concurrent requests cannot exceed the maximum.
  perform pg_advisory_xact_lock(hashtextextended('shop_create_intent ' || p_account || ' ' || p_game, 0));
  insert into purchase_intents
      (id, account_id, game_id, item_id, item_version, price, server_seed, created_at, expires_at)
    select p_id, p_account, p_game, p_item, p_version, p_price, case when p_kind = 'loot_box' then p_seed end, p_now,
      p_expires_at
    where (select count(*) from purchase_intents
      where account_id = p_account and game_id = p_game and status = 'pending' and expires_at > p_now) < p_pending_max;
  if found then return true; end if;
  select min(expires_at) into first_end from purchase_intents
    where account_id = p_account and game_id = p_game and status = 'pending' and expires_at > p_now;
  perform platform_refuse('too_many_pending', '', greatest(1, ceil(extract(epoch from first_end - p_now)))::int);
end
$$;

-- The same for one of several callers: null, without any effect, where it would refuse. A long wait fails them all.
create or replace function shop_quote_item_of_batch(
  p_id uuid, p_account uuid, p_game uuid, p_item uuid, p_kind text, p_version int, p_price int, p_seed bytea,
  p_expires_at timestamptz, p_pending_max int, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  perform platform_limit_waiting();
  return shop_quote_item(p_id, p_account, p_game, p_item, p_kind, p_version, p_price, p_seed, p_expires_at,
    p_pending_max, p_now);
exception when sqlstate 'COINP' then return null;
end
$$;
