-- A game's words as they are compared in a search: as people's are, with "&" read out and only words left. It stands here
-- and not in server/sql, because stored columns are made by it.
create function games_spell(p_text text) returns text language sql immutable parallel safe return
  ' ' || regexp_replace(accounts_spell(replace(p_text, '&', ' and ')), '[^a-z0-9]+', ' ', 'g') || ' ';

create function games_join_tags(p_tags text[]) returns text language sql immutable parallel safe return
  array_to_string(p_tags, ' ');

-- What a game is called and filed under forgives typing errors; its description is searched word by word.
alter table games
  add column search_title text generated always as (games_spell(title || ' ' || games_join_tags(tags))) stored,
  add column search_text text generated always as (
    games_spell(title || ' ' || games_join_tags(tags) || ' ' || description)) stored;
create index games_by_title_trigrams on games using gin (search_title gin_trgm_ops) where listed and deleted_at is null;
create index games_by_text_trigrams on games using gin (search_text gin_trgm_ops) where listed and deleted_at is null;
create index games_by_tag on games using gin (tags) where listed and deleted_at is null;
