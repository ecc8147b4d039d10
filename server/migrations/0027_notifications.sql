-- What happened and somebody is to be told of, written by triggers in the transaction that caused it and collected into
-- notifications a moment later. Rows are only added, so that nobody who buys or likes waits for anybody else. Who is
-- told is found out at collecting, where told_id is null. They live for seconds, so they refer to nothing by foreign key.
create table notification_events (
  id bigint primary key generated always as identity,
  kind text not null,
  told_id uuid,
  actor_id uuid,
  thing_type text,
  thing_id text,
  comment_id uuid,
  happened_at timestamptz not null
);

-- What a member is told. Of the same kind and thing, unread ones of some kinds are one row that counts.
create table notifications (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null check (kind in
    ('follow', 'friend', 'like', 'comment', 'mention', 'score_beaten', 'sale', 'achievement', 'job', 'live')),
  -- Who did it last.
  actor_id uuid references accounts (id),
  thing_type text check (thing_type in ('game', 'clip', 'live', 'item', 'job', 'achievement')),
  thing_id text,
  comment_id uuid,
  count int not null default 1,
  updated_at timestamptz not null,
  read_at timestamptz,
  check ((thing_type is null) = (thing_id is null))
) with (fillfactor = 80);
create index notifications_by_account on notifications (account_id, updated_at desc, id desc);
create index notifications_unread on notifications (account_id) where read_at is null;
create index notifications_by_actor on notifications (actor_id) where actor_id is not null;
create index notifications_by_age on notifications using brin (updated_at);
create unique index notifications_batched on notifications (account_id, kind, thing_id)
  where read_at is null and kind in ('like', 'sale', 'score_beaten', 'live');

-- The kinds that a member does not want to be told of.
create table muted_notifications (
  account_id uuid not null references accounts (id),
  kind text not null,
  primary key (account_id, kind)
);

-- Who was first on a game's board of all time when it was last looked at: a change of it is worth telling.
create table board_leaders (
  game_id uuid primary key,
  leader_id uuid not null
);
create index board_leaders_by_leader on board_leaders (leader_id);
