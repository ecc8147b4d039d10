-- A dangerous action that waits for a second operator, where the settings ask for two. It expires by its time.
--   pending             nobody has decided
--   approved, rejected  somebody else decided; its author can reject it too, which takes it back
create table operator_requests (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  action text not null,
  target_id text not null,
  input jsonb not null,
  reason text not null check (char_length(reason) between 1 and 500),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  decided_by uuid references operators (id),
  decided_at timestamptz,
  decision_reason text check (char_length(decision_reason) between 1 and 500),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((status = 'pending') = (decided_at is null)),
  check (status <> 'approved' or decided_by <> operator_id)
);
create index operator_requests_by_time on operator_requests (created_at desc, id desc);

-- Who approved an action that needed two, and the coins it moved: those of a day are bounded for support.
alter table operator_actions add approved_by uuid references operators (id), add coins bigint check (coins >= 0);
create index operator_actions_with_coins on operator_actions (operator_id, created_at) where coins is not null;

create index purchase_intents_by_settling on purchase_intents (settled_at) where status = 'approved';
