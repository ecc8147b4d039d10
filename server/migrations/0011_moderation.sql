-- A thing that was reported or decided on. Nothing refers to the things by foreign key: each kind lies elsewhere.
--   reported           nobody has decided; enough reports will hide it
--   hidden_by_reports  hidden until an operator decides
--   hidden, restored   an operator decided; reports change nothing any more
create table moderation_cases (
  target text not null check (target in ('game', 'clip', 'live', 'profile')),
  thing_id uuid not null,
  status text not null check (status in ('reported', 'hidden_by_reports', 'hidden', 'restored')),
  primary key (target, thing_id)
);
create index moderation_cases_undecided on moderation_cases (status) where status in ('reported', 'hidden_by_reports');

create table reports (
  id uuid primary key,
  target text not null,
  thing_id uuid not null,
  reporter_id uuid not null references accounts (id),
  reason text not null check (char_length(reason) between 1 and 500),
  -- Whether it counts towards hiding: made by somebody who was a member for a day, and of somebody else's thing.
  counts boolean not null,
  created_at timestamptz not null,
  unique (target, thing_id, reporter_id),
  foreign key (target, thing_id) references moderation_cases (target, thing_id)
);
create index reports_by_reporter on reports (reporter_id);

-- Who decided what, and why. Rows are added and stay as they are.
create table moderation_decisions (
  id uuid primary key,
  decision text not null check (decision in ('hide', 'restore', 'ban', 'unban')),
  target text not null check (target in ('game', 'clip', 'live', 'profile', 'account')),
  thing_id uuid not null,
  decided_by text not null check (char_length(decided_by) between 1 and 100),
  reason text not null check (char_length(reason) between 1 and 500),
  decided_at timestamptz not null
);
create index moderation_decisions_by_thing on moderation_decisions (thing_id);
create index moderation_decisions_by_age on moderation_decisions (decided_at);
