-- What members say about games and clips. An answer stands under a comment that is no answer itself.
create table comments (
  id uuid primary key,
  target text not null check (target in ('game', 'clip')),
  thing_id uuid not null,
  parent_id uuid references comments (id) on delete cascade,
  author_id uuid not null references accounts (id),
  text text not null check (char_length(text) between 1 and 500),
  replies int not null default 0 check (replies >= 0),
  pinned_at timestamptz,
  hidden_at timestamptz,
  created_at timestamptz not null,
  check (pinned_at is null or parent_id is null)
);
create index comments_by_thing on comments (thing_id, created_at desc, id desc) where parent_id is null;
create index comments_by_parent on comments (parent_id, created_at, id) where parent_id is not null;
create index comments_by_author on comments (author_id, created_at, id);
create unique index comments_pinned on comments (thing_id) where pinned_at is not null;

-- Whom a comment names, with the handle as it was written, so that the link survives a renaming.
create table comment_mentions (
  comment_id uuid not null references comments (id) on delete cascade,
  account_id uuid not null references accounts (id),
  word text not null,
  primary key (comment_id, account_id)
);
create index comment_mentions_by_account on comment_mentions (account_id);

alter table moderation_cases drop constraint moderation_cases_target_check;
alter table moderation_cases add constraint moderation_cases_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment'));
alter table moderation_decisions drop constraint moderation_decisions_target_check;
alter table moderation_decisions add constraint moderation_decisions_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment', 'account'));

alter table reports add column category text
  check (category in ('spam', 'harassment', 'sexual', 'violence', 'copyright', 'other'));
