-- Clips show their creator's name and are hidden by a ban, so nodes that cache them must reload.
create or replace function feed_notify_of_creator() returns trigger language plpgsql as $$
begin
  perform pg_notify('coinop', 'feed ' || new.id);
  return null;
end
$$;
create or replace trigger accounts_changed_for_feed after update of handle, name, banned_at on accounts
  for each row when (new.kind = 'member' and (old.handle, old.name, old.banned_at) is distinct from (new.handle, new.name, new.banned_at))
  execute function feed_notify_of_creator();
