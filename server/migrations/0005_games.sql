-- A game can be seen by others while it is listed and not hidden; its creator sees it always.
create table games (
  id uuid primary key,
  creator_id uuid not null references accounts (id),
  title text not null check (char_length(title) between 1 and 100),
  description text not null default '' check (char_length(description) <= 500),
  tags text[] not null default '{}',
  orientation text not null default 'any' check (orientation in ('portrait', 'landscape', 'any')),
  remix_of uuid references games (id),
  -- The folder name of a starter or imported game: importing again updates the same game.
  slug text unique,
  is_starter boolean not null default false,
  listed boolean not null default true,
  hidden_at timestamptz,
  plays bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index games_by_creator on games (creator_id, created_at desc, id desc);
create index games_by_age on games (created_at desc, id desc);
create index games_by_origin on games (remix_of) where remix_of is not null;

create table game_documents (
  game_id uuid primary key references games (id),
  html text not null check (octet_length(html) <= 1048576),
  sha256 bytea not null,
  thumbnail bytea,
  thumbnail_type text check (thumbnail_type in ('image/webp', 'image/jpeg', 'image/png')),
  -- Stands in a thumbnail's address, so that browsers may keep a picture for ever and a new one has a new address.
  thumbnail_sha256 bytea generated always as (sha256(thumbnail)) stored,
  check ((thumbnail is null) = (thumbnail_type is null))
);
