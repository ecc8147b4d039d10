-- Requests that made something and came with an Idempotency-Key: what they asked for and what they made, for a day.
-- The answer is not kept: a repeated request gets it made anew from the thing, with fresh tokens and addresses.
create table idempotency_keys (
  account_id uuid not null references accounts (id),
  route text not null,
  key text not null,
  body_hash bytea not null,
  -- Null only inside the transaction that makes the thing.
  thing_id uuid,
  created_at timestamptz not null,
  primary key (account_id, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
