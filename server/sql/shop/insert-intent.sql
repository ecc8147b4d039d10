-- Writes a quote down, unless the player has p_pending_max that wait in this game already.
create or replace function shop_insert_intent(
  p_id uuid, p_account uuid, p_game uuid, p_item uuid, p_version int, p_price int, p_seed bytea, p_expires_at timestamptz,
  p_pending_max int, p_now timestamptz
) returns void language plpgsql as $$
declare
  pending record;
begin
  perform accounts_require_open(p_account);
  -- One at a time for a player in a game, so that those counted are all there are.
  perform pg_advisory_xact_lock(hashtextextended('shop_insert_intent ' || p_account || ' ' || p_game, 0));
  select count(*) as number, min(expires_at) as first_end into pending from purchase_intents
    where account_id = p_account and game_id = p_game and status = 'pending' and expires_at > p_now;
  if pending.number >= p_pending_max then
    perform platform_refuse('too_many_pending', '', greatest(1, ceil(extract(epoch from pending.first_end - p_now)))::int);
  end if;
  insert into purchase_intents
      (id, account_id, game_id, item_id, item_version, price, server_seed, created_at, expires_at)
    values (p_id, p_account, p_game, p_item, p_version, p_price, p_seed, p_now, p_expires_at);
end
$$;
