-- HMAC-SHA-256 with a key of 32 bytes, for PostgreSQL has SHA-256 without extensions but no HMAC. The key is worked on
-- as four words of eight bytes; the second half of the block is padding alone.
create or replace function shop_hmac_sha256(p_key bytea, p_message bytea) returns bytea language sql immutable strict as $$
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
create or replace function shop_draw(p_seed bytea, p_intent uuid, p_client_seed text, p_item uuid, p_version int)
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
