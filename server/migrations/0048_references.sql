-- A reference costs a query and a lock of the row it leads to at every insert, and all purchases of a game lock the same
-- rows. These lead to rows that are never deleted, and the functions that insert them have just read or made those rows;
-- the audit looks for what leads nowhere.
alter table coin_entries
  drop constraint coin_entries_coin_account_id_fkey,
  drop constraint coin_entries_transaction_id_fkey;
alter table purchase_intents
  drop constraint purchase_intents_game_id_fkey,
  drop constraint purchase_intents_item_id_item_version_fkey,
  drop constraint purchase_intents_granted_item_id_fkey;
alter table inventory_items
  drop constraint inventory_items_game_id_fkey,
  drop constraint inventory_items_item_id_fkey;
alter table inventory_moves
  drop constraint inventory_moves_intent_id_fkey;
