-- The name an item has in its game's game.json; none for one made in the app.
alter table items add column key text check (key ~ '^[a-z0-9-]{1,50}$');
create unique index items_by_key on items (game_id, key);

-- A game's boards beside its main one. Their scores lie in board_scores under the board's own id, so that ranks, compaction,
-- merging and closing are the same for all boards. A board begins with its first score.
create table game_boards (
  id uuid primary key,
  game_id uuid not null,
  name text not null check (name ~ '^[A-Za-z0-9_-]{1,40}$'),
  lowest_wins boolean not null,
  unique (game_id, name)
);

-- What games report to their authors, summed up for each UTC day: how often an event happened (no field), a field's numbers
-- (no word), and how often a field had a listed word. No row names a player. Shards keep the players of a busy game from
-- waiting for one row.
create table author_figures (
  game_id uuid not null,
  day date not null,
  name text not null,
  field text not null,
  word text not null,
  shard smallint not null,
  count bigint not null,
  total double precision not null,
  lowest double precision,
  highest double precision,
  primary key (game_id, day, name, field, word, shard)
) with (fillfactor = 70);
create index author_figures_by_day on author_figures using brin (day);
