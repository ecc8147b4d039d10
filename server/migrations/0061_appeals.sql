-- What the owner of a hidden thing, or of a banned account, says against it: once a decision.
--   open            waits for an operator
--   restored, kept  answered; restored also lifted the decision
create table appeals (
  id uuid primary key,
  decision_id uuid not null unique references moderation_decisions (id),
  owner_id uuid not null references accounts (id),
  text text not null check (char_length(text) between 1 and 1000),
  status text not null default 'open' check (status in ('open', 'restored', 'kept')),
  answer text check (char_length(answer) between 1 and 500),
  created_at timestamptz not null,
  answered_at timestamptz,
  check ((status = 'open') = (answer is null)),
  check ((status = 'open') = (answered_at is null))
);
create index appeals_open on appeals (created_at, id) where status = 'open';
create index appeals_by_owner on appeals (owner_id);

-- Members are told when something of theirs is hidden, and what their appeal was answered.
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('follow', 'friend', 'like', 'comment', 'mention', 'score_beaten', 'sale', 'achievement', 'job', 'live', 'moderation'));
alter table notifications drop constraint notifications_thing_type_check;
alter table notifications add constraint notifications_thing_type_check check (thing_type in
  ('game', 'clip', 'live', 'item', 'job', 'achievement', 'decision', 'appeal'));
