create or replace function shop_odds_view(p_item uuid, p_version int) returns json language sql stable as $$
  select json_agg(json_build_object('itemId', o.prize_id, 'name', v.name, 'weight', o.weight,
      'probability', o.weight::float8 / o.total) order by o.position)
  from (select prize_id, weight, position, sum(weight) over () as total
    from item_odds where item_id = p_item and version = p_version) as o
  join items i on i.id = o.prize_id
  join item_versions v on v.item_id = i.id and v.version = i.version
$$;

-- The JSON of an item as it was in that version.
create or replace function shop_item_view(p_item uuid, p_version int) returns json language sql stable as $$
  select json_build_object('id', i.id, 'gameId', i.game_id, 'kind', i.kind, 'name', v.name, 'description', v.description,
    'price', v.price, 'imageUrl', v.image_url, 'active', v.active,
    'odds', case when i.kind = 'loot_box' then shop_odds_view(i.id, v.version) end)
  from items i join item_versions v on v.item_id = i.id
  where i.id = p_item and v.version = p_version
$$;

create or replace function shop_time_view(p_time timestamptz) returns text language sql stable as $$
  select to_char(p_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- The JSON of an intent. The seed is shown only when the row itself is settled: a node whose clock runs ahead must not
-- show a seed with which another node would still draw.
create or replace function shop_intent_view(p_intent purchase_intents, p_now timestamptz) returns json language sql stable as $$
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
