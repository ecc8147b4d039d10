-- Stands in a thumbnail's address, so that browsers may keep a picture for ever and a new one has a new address.
alter table game_documents add column thumbnail_sha256 bytea generated always as (sha256(thumbnail)) stored;

create index games_by_origin on games (remix_of) where remix_of is not null;

-- Every node keeps the catalogue in memory and must hear of each change, whoever makes it. Play counts are not news.
create function games_tell_nodes() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'games' then perform pg_notify('coinop', 'games ' || new.id);
  else perform pg_notify('coinop', 'games ' || new.game_id);
  end if;
  return null;
end
$$;

create trigger games_changed
  after insert or update of title, description, tags, orientation, listed, hidden_at, creator_id, remix_of on games
  for each row execute function games_tell_nodes();

create trigger game_documents_changed after insert or update of html, thumbnail on game_documents
  for each row execute function games_tell_nodes();

-- A creator's name stands on their games, and a ban hides them.
create function games_tell_of_creator() returns trigger language plpgsql as $$
begin
  perform pg_notify('coinop', 'games ' || id) from games where creator_id = new.id;
  return null;
end
$$;

create trigger accounts_changed after update of handle, name, banned_at on accounts
  for each row when ((old.handle, old.name, old.banned_at) is distinct from (new.handle, new.name, new.banned_at))
  execute function games_tell_of_creator();

create function games_add_plays(p_game uuid, p_by bigint) returns void language sql as $$
  update games set plays = plays + p_by where id = p_game
$$;
