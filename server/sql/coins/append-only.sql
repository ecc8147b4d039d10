create or replace function coins_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % of % is refused', lower(tg_op), tg_table_name;
end
$$;
create or replace trigger coin_entries_append_only before update or delete or truncate on coin_entries
  for each statement execute function coins_refuse_change();
create or replace trigger coin_transactions_append_only before update or delete or truncate on coin_transactions
  for each statement execute function coins_refuse_change();

-- All entries of a transaction are inserted by one statement.
create or replace function coins_check_entries() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transaction_id having sum(amount) <> 0 or count(*) < 2) then
    raise exception 'The entries of a coin transaction must sum to zero';
  end if;
  return null;
end
$$;
create or replace trigger coin_entries_sum_to_zero after insert on coin_entries
  referencing new table as added for each statement execute function coins_check_entries();
