-- Browsers that a member lets be told while no page is open. An endpoint is one browser: whoever subscribes last has it.
create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  endpoint text not null unique check (char_length(endpoint) between 1 and 1000),
  p256dh text not null check (char_length(p256dh) between 1 and 200),
  auth text not null check (char_length(auth) between 1 and 100),
  created_at timestamptz not null
);
create index push_subscriptions_by_account on push_subscriptions (account_id, created_at, id);

-- It answers one column more now.
drop function if exists notifications_collect(int, int, timestamptz);
