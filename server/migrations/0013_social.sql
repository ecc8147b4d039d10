-- Two members who follow each other are friends; that is read from the two rows and stored nowhere.
create table follows (
  follower_id uuid not null references accounts (id),
  followee_id uuid not null references accounts (id),
  created_at timestamptz not null,
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create index follows_by_followee on follows (followee_id, follower_id);

-- A block hides two members from each other, whoever of them made it.
create table blocks (
  blocker_id uuid not null references accounts (id),
  blocked_id uuid not null references accounts (id),
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_by_blocked on blocks (blocked_id, blocker_id);
