-- An item is a row that stays and versions that are added: a purchase points at the version it was quoted from.
create table items (
  id uuid primary key,
  game_id uuid not null references games (id),
  kind text not null check (kind in ('durable', 'consumable', 'loot_box')),
  version int not null default 1,
  created_at timestamptz not null
);
create index items_by_game on items (game_id, created_at, id);

create table item_versions (
  item_id uuid not null references items (id),
  version int not null,
  name text not null check (char_length(name) between 1 and 50),
  description text not null check (char_length(description) <= 500),
  price int not null check (price >= 0),
  image_url text,
  active boolean not null,
  created_at timestamptz not null,
  primary key (item_id, version)
);

-- The odds of a loot box, in the order in which they are shown and drawn.
create table item_odds (
  item_id uuid not null,
  version int not null,
  position int not null,
  prize_id uuid not null references items (id),
  weight int not null check (weight > 0),
  primary key (item_id, version, position),
  unique (item_id, version, prize_id),
  foreign key (item_id, version) references item_versions (item_id, version)
);

-- pending: quoted, nothing moved, nothing drawn. approved: paid and granted, both in the transaction that says so.
-- declined, expired: nothing moved, ever. A pending one past its time counts as expired before the sweeper says so.
create table purchase_intents (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  game_id uuid not null references games (id),
  item_id uuid not null,
  item_version int not null,
  price int not null check (price >= 0),
  status text not null default 'pending' check (status in ('pending', 'approved', 'declined', 'expired')),
  -- Of a loot box: its SHA-256 is public from the start, the seed itself once nothing can be drawn with it any more.
  server_seed bytea check (octet_length(server_seed) = 32),
  client_seed text,
  granted_item_id uuid references items (id),
  granted_name text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz,
  foreign key (item_id, item_version) references item_versions (item_id, version),
  check ((status = 'pending') = (settled_at is null)),
  check ((status = 'approved') = (granted_item_id is not null)),
  check ((granted_item_id is null) = (granted_name is null)),
  check (client_seed is null or (server_seed is not null and status = 'approved'))
) with (fillfactor = 80);
create index purchase_intents_by_account on purchase_intents (account_id, created_at desc, id desc);
create index purchase_intents_pending on purchase_intents (account_id, game_id, expires_at) where status = 'pending';
create index purchase_intents_overdue on purchase_intents (expires_at) where status = 'pending';

-- What a player has, and every move that made it so. A row that is used up stays: it says the item was once owned.
create table inventory_items (
  account_id uuid not null references accounts (id),
  game_id uuid not null references games (id),
  item_id uuid not null references items (id),
  quantity int not null check (quantity >= 0),
  primary key (account_id, game_id, item_id)
) with (fillfactor = 80);

create table inventory_moves (
  id bigint primary key generated always as identity,
  account_id uuid not null references accounts (id),
  game_id uuid not null,
  item_id uuid not null,
  quantity int not null check (quantity <> 0),
  reason text not null check (reason in ('purchase', 'use', 'merge', 'closing')),
  intent_id uuid unique references purchase_intents (id),
  created_at timestamptz not null,
  check ((reason = 'purchase') = (intent_id is not null))
);
create index inventory_moves_by_account on inventory_moves (account_id);

-- Answers to uses that came with an Idempotency-Key, kept for as long as somebody may ask again.
create table item_uses (
  account_id uuid not null references accounts (id),
  game_id uuid not null,
  idempotency_key text not null,
  item_id uuid not null,
  quantity int not null,
  quantity_left int not null,
  used_at timestamptz not null,
  primary key (account_id, game_id, idempotency_key)
);
create index item_uses_by_age on item_uses (used_at);
