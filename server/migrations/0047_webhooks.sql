-- Where members have what they are told sent to, and each sending.
create table webhooks (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  url text not null check (char_length(url) between 1 and 500),
  kinds text[] not null check (cardinality(kinds) > 0),
  sealed_secret bytea not null,
  -- Deliveries that failed for good, one after another; too many switch it off.
  failures int not null default 0,
  created_at timestamptz not null,
  disabled_at timestamptz
);
create index webhooks_by_account on webhooks (account_id, id);

-- pending: to be sent, or to be tried again. delivered: answered with 2xx. failed: given up.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  -- Null is a test. It has no key: a notification may be gone before it is sent.
  notification_id uuid,
  kind text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
  attempts int not null default 0,
  answer_status int,
  error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'pending') = (settled_at is null))
) with (fillfactor = 80);
create index webhook_deliveries_by_webhook on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_pending on webhook_deliveries (webhook_id) where status = 'pending';
create index webhook_deliveries_by_age on webhook_deliveries using brin (created_at);

-- It answers one column more now.
drop function if exists notifications_collect(int, int, timestamptz);
