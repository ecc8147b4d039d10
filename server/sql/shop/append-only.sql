create or replace function shop_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: what was sold stays as it was', tg_op, tg_table_name;
end
$$;
create or replace trigger item_versions_stay before update or delete or truncate on item_versions
  for each statement execute function shop_refuse_change();
create or replace trigger item_odds_stay before update or delete or truncate on item_odds
  for each statement execute function shop_refuse_change();

-- A quote never changes; a settled intent changes only its owner, when a guest becomes a member, and by a refund, which
-- is final too.
create or replace trigger purchase_intents_quote_stays before update on purchase_intents for each row
  when ((old.id, old.game_id, old.item_id, old.item_version, old.price, old.server_seed, old.created_at, old.expires_at)
    is distinct from
    (new.id, new.game_id, new.item_id, new.item_version, new.price, new.server_seed, new.created_at, new.expires_at))
  execute function shop_refuse_change();
create or replace trigger purchase_intents_settled_stay before update on purchase_intents for each row
  when (old.status <> 'pending' and
    (old.status, old.client_seed, old.granted_item_id, old.granted_name, old.settled_at) is distinct from
    (new.status, new.client_seed, new.granted_item_id, new.granted_name, new.settled_at))
  execute function shop_refuse_change();
create or replace trigger purchase_intents_refund_stays before update on purchase_intents for each row
  when (old.refunded_at is not null and new.refunded_at is distinct from old.refunded_at)
  execute function shop_refuse_change();
create or replace trigger purchase_intents_stay before delete or truncate on purchase_intents
  for each statement execute function shop_refuse_change();
create or replace trigger inventory_moves_append_only before update or delete or truncate on inventory_moves
  for each statement execute function shop_refuse_change();
