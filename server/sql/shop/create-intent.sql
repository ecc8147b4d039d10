create or replace function shop_create_intent(
  p_id uuid, p_account uuid, p_game uuid, p_item uuid, p_seed bytea, p_lifetime_seconds int, p_pending_max int,
  p_now timestamptz
) returns json language plpgsql as $$
declare
  item record;
  pending record;
  made purchase_intents;
begin
  perform accounts_require_open(p_account);
  perform 1 from games where id = p_game and hidden_at is not null;
  if found then perform platform_refuse('game_hidden'); end if;
  select i.kind, i.version, v.price into item from items i
    join item_versions v on v.item_id = i.id and v.version = i.version
    where i.id = p_item and i.game_id = p_game and v.active;
  if not found then perform platform_refuse('not_found', 'There is no such item in this game.'); end if;
  perform 1 from inventory_items
    where account_id = p_account and game_id = p_game and item_id = p_item and quantity > 0 and item.kind = 'durable';
  if found then perform platform_refuse('already_owned'); end if;
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
      p_now, p_now + make_interval(secs => p_lifetime_seconds))
    returning * into made;
  return shop_intent_view(made, p_now);
end
$$;
