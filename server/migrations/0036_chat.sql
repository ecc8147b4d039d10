-- What members say beside a stream while it runs.
create table chat_messages (
  id uuid primary key,
  stream_id uuid not null references live_streams (id) on delete cascade,
  author_id uuid not null references accounts (id),
  text text not null check (char_length(text) between 1 and 200),
  created_at timestamptz not null
);
create index chat_messages_by_stream on chat_messages (stream_id, created_at desc, id desc);
create index chat_messages_by_author on chat_messages (author_id, stream_id, created_at desc);
create index chat_messages_by_age on chat_messages (created_at);

-- Whom the owner of a stream lets write there no longer.
create table chat_mutes (
  stream_id uuid not null references live_streams (id) on delete cascade,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  primary key (stream_id, account_id)
);
create index chat_mutes_by_account on chat_mutes (account_id);

-- How long a member waits between two messages; 0 is no wait.
alter table live_streams add column slow_mode_seconds int not null default 0 check (slow_mode_seconds between 0 and 120);
