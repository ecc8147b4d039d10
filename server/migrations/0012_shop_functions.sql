-- A purchase moves its buyer's counters in one update; a box that was opened is a find.
create function accounts_count_purchase(p_account uuid, p_is_find boolean) returns void language sql as $$
  update account_stats set purchases = purchases + 1, finds = finds + p_is_find::int where account_id = p_account
$$;

create function shop_odds_view(p_item uuid, p_version int) returns json language sql stable as $$
  select json_agg(json_build_object('itemId', o.prize_id, 'name', v.name, 'weight', o.weight,
      'probability', o.weight::float8 / o.total) order by o.position)
  from (select prize_id, weight, position, sum(weight) over () as total
    from item_odds where item_id = p_item and version = p_version) as o
  join items i on i.id = o.prize_id
  join item_versions v on v.item_id = i.id and v.version = i.version
$$;

-- The JSON of an item as it was in that version.
create function shop_item_view(p_item uuid, p_version int) returns json language sql stable as $$
  select json_build_object('id', i.id, 'gameId', i.game_id, 'kind', i.kind, 'name', v.name, 'description', v.description,
    'price', v.price, 'imageUrl', v.image_url, 'active', v.active,
    'odds', case when i.kind = 'loot_box' then shop_odds_view(i.id, v.version) end)
  from items i join item_versions v on v.item_id = i.id
  where i.id = p_item and v.version = p_version
$$;

create function shop_time_view(p_time timestamptz) returns text language sql stable as $$
  select to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The JSON of an intent. The seed is shown only when the row itself is settled: a node whose clock runs ahead must not
-- show a seed with which another node would still draw.
create function shop_intent_view(p_intent purchase_intents, p_now timestamptz) returns json language sql stable as $$
  select json_build_object('id', p_intent.id, 'gameId', p_intent.game_id, 'itemId', p_intent.item_id, 'item', quoted.item,
    'price', p_intent.price,
    'status', case when overdue then 'expired' else p_intent.status end,
    'granted', case when p_intent.granted_item_id is null then '[]'::json else json_build_array(json_build_object(
      'itemId', p_intent.granted_item_id, 'name', p_intent.granted_name, 'quantity', 1)) end,
    'fairness', case when p_intent.server_seed is not null then json_build_object(
      'algorithm', 'hmac-sha256-v1',
      'serverSeedHash', encode(sha256(p_intent.server_seed), 'hex'),
      'serverSeed', case when p_intent.status <> 'pending' then encode(p_intent.server_seed, 'hex') end,
      'clientSeed', p_intent.client_seed,
      'odds', quoted.item -> 'odds') end,
    'createdAt', shop_time_view(p_intent.created_at),
    'expiresAt', shop_time_view(p_intent.expires_at),
    'settledAt', shop_time_view(case when overdue then p_intent.expires_at else p_intent.settled_at end))
  from (select shop_item_view(p_intent.item_id, p_intent.item_version) as item,
    p_intent.status = 'pending' and p_intent.expires_at <= p_now as overdue) as quoted
$$;

-- HMAC-SHA-256 with a key of 32 bytes, for PostgreSQL has SHA-256 without extensions but no HMAC. The key is worked on
-- as four words of eight bytes; the second half of the block is padding alone.
create function shop_hmac_sha256(p_key bytea, p_message bytea) returns bytea language sql immutable strict as $$
  select sha256(outer_half || decode(repeat('5c', 32), 'hex')
    || sha256(inner_half || decode(repeat('36', 32), 'hex') || p_message))
  from (
    select string_agg(int8send(word # x'3636363636363636'::bigint), ''::bytea order by n) as inner_half,
      string_agg(int8send(word # x'5c5c5c5c5c5c5c5c'::bigint), ''::bytea order by n) as outer_half
    from (select n, ('x' || encode(substring(p_key from n * 8 + 1 for 8), 'hex'))::bit(64)::bigint as word
      from generate_series(0, 3) as n) as words) as halves
$$;

-- The prize of a loot box: a function of the two seeds, the intent and the odds alone, so that drawing again after a
-- crash draws the same. docs/fair-draws.md says the same in words.
create function shop_draw(p_seed bytea, p_intent uuid, p_client_seed text, p_item uuid, p_version int)
returns uuid language plpgsql stable as $$
declare
  total numeric;
  highest numeric;
  drawn numeric;
  counter int := 0;
begin
  select sum(weight) into strict total from item_odds where item_id = p_item and version = p_version;
  highest := div(18446744073709551616, total) * total;
  loop
    -- A signed word read as an unsigned one.
    drawn := ('x' || encode(substring(shop_hmac_sha256(p_seed,
      convert_to(p_intent || ':' || p_client_seed || ':' || counter, 'UTF8')) from 1 for 8), 'hex'))::bit(64)::bigint;
    if drawn < 0 then drawn := drawn + 18446744073709551616; end if;
    exit when drawn < highest;
    counter := counter + 1;
  end loop;
  return (select prize_id from (
      select prize_id, position, sum(weight) over (order by position) as reach
      from item_odds where item_id = p_item and version = p_version) as odds
    where reach > mod(drawn, total) order by position limit 1);
end
$$;

-- Whose wallet a sale of this game pays into, held open until the sale is done; null when there is nobody: the creator
-- closed the account, and the game stands under the neutral one.
create function shop_payee_of(p_game uuid) returns uuid language sql volatile as $$
  select a.id from games g join accounts a on a.id = g.creator_id
  where g.id = p_game and a.closed_at is null and a.handle <> 'former_player' for key share of a
$$;

create function shop_create_intent(
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

-- Everything an approval does, or nothing: prize, inventory, coins, counters. The caller holds the intent's row.
create function shop_approve(p_intent purchase_intents, p_client_seed text, p_now timestamptz)
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
create function shop_settle_intent(
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

-- Uses items up. With a key, the same use again answers what it answered before.
create function shop_use_item(
  p_account uuid, p_game uuid, p_item uuid, p_quantity int, p_key text, p_now timestamptz
) returns json language plpgsql as $$
declare
  item record;
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
  select i.kind, v.name into item from items i
    join item_versions v on v.item_id = i.id and v.version = i.version where i.id = p_item and i.game_id = p_game;
  if not found then perform platform_refuse('not_found', 'There is no such item in this game.'); end if;
  if before.item_id is null then
    select quantity into owned from inventory_items
      where account_id = p_account and game_id = p_game and item_id = p_item for no key update;
    if not found then perform platform_refuse('not_found', 'You never had this item.'); end if;
    if item.kind <> 'consumable' then perform platform_refuse('not_consumable'); end if;
    if owned < p_quantity then perform platform_refuse('not_enough_items'); end if;
    owned := owned - p_quantity;
    update inventory_items set quantity = owned
      where account_id = p_account and game_id = p_game and item_id = p_item;
    insert into inventory_moves (account_id, game_id, item_id, quantity, reason, created_at)
      values (p_account, p_game, p_item, -p_quantity, 'use', p_now);
    update item_uses set quantity_left = owned
      where account_id = p_account and game_id = p_game and idempotency_key = p_key;
  end if;
  return json_build_object('itemId', p_item, 'name', item.name, 'kind', item.kind,
    'quantity', coalesce(before.quantity_left, owned));
end
$$;
