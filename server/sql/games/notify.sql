-- Every node caches the newest games and must be notified of each change, whoever makes it. Play counts are not
-- published.
create or replace function games_notify_nodes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'games' then perform pg_notify('coinop', 'games ' || new.id);
  else perform pg_notify('coinop', 'games ' || new.game_id);
  end if;
  return null;
end
$$;
create or replace trigger games_changed
  after insert or update of title, description, tags, orientation, listed, hidden_at, creator_id, remix_of, rating on games
  for each row execute function games_notify_nodes();
create or replace trigger game_documents_changed after insert or update of html, thumbnail on game_documents
  for each row execute function games_notify_nodes();

-- Games show their creator's name unless the profile is hidden, and a ban hides them.
create or replace function games_notify_of_creator() returns trigger language plpgsql as $$
begin
  perform pg_notify('coinop', 'games ' || id) from games where creator_id = new.id;
  return null;
end
$$;
create or replace trigger accounts_changed after update of handle, name, banned_at, hidden_at on accounts
  for each row when ((old.handle, old.name, old.banned_at, old.hidden_at)
    is distinct from (new.handle, new.name, new.banned_at, new.hidden_at))
  execute function games_notify_of_creator();
