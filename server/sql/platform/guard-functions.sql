-- Version 0.1.0 restores its own functions whenever it starts. Only a node that knows superseded_functions may write
-- this row, which it shows by a setting of its transaction.
create or replace function platform_guard_functions() returns trigger language plpgsql as $$
begin
  if current_setting('coinop.replaces_functions', true) is distinct from 'yes' then
    raise exception 'this database is of a newer version of Coinop; start that version';
  end if;
  return new;
end
$$;
create or replace trigger applied_functions_guard before insert or update on applied_functions
  for each row execute function platform_guard_functions();
