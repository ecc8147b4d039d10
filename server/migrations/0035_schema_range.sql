-- The nodes that a schema still serves: a migration that takes something away names the migration a node must know.
alter table migrations add column needs_node text;
