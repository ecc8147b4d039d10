-- Who likes what. Things of three kinds lie in three tables, so there is no foreign key to them; when one is deleted, a
-- trigger removes what was said about it.
create table likes (
  account_id uuid not null references accounts (id),
  target text not null check (target in ('game', 'clip', 'live')),
  thing_id uuid not null,
  created_at timestamptz not null,
  primary key (account_id, thing_id)
);
create index likes_by_thing on likes (thing_id);
create index likes_by_account_and_age on likes (account_id, created_at desc, thing_id desc);
create index likes_by_age on likes using brin (created_at);

-- How many reactions a thing has, so that no list counts rows. Apart from the things, whose rows are read all the time.
create table reaction_counts (
  thing_id uuid primary key,
  likes bigint not null default 0 check (likes >= 0),
  comments bigint not null default 0 check (comments >= 0)
) with (fillfactor = 70);
