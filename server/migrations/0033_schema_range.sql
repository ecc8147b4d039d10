-- The nodes that a schema still serves: a migration that takes something away names the migration a node must know.
alter table migrations add column needs_node text;

-- Functions that were replaced by those of a newer version; a node of the older version leaves the newer ones in place.
create table superseded_functions (
  sha256 text primary key,
  superseded_at timestamptz not null default now()
);

-- Version 0.1.0 puts its own functions back whenever it starts. From here on only a node that knows of
-- superseded_functions may write this row; it says so by a setting of its transaction.
create function platform_guard_functions() returns trigger language plpgsql as $$
begin
  if current_setting('coinop.replaces_functions', true) is distinct from 'yes' then
    raise exception 'this database is of a newer version of Coinop; start that version';
  end if;
  return new;
end
$$;
create trigger applied_functions_guard before insert or update on applied_functions
  for each row execute function platform_guard_functions();
