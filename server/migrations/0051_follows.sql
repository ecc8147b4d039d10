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

create function social_are_blocked(p_one uuid, p_other uuid) returns boolean language sql stable as $$
  select exists (select from blocks where blocker_id = p_one and blocked_id = p_other)
    or exists (select from blocks where blocker_id = p_other and blocked_id = p_one)
$$;

-- The open member behind a handle, held so that it cannot close meanwhile.
create function social_hold_member(p_handle text) returns uuid language plpgsql as $$
declare
  found_id uuid;
begin
  select id into found_id from accounts
    where handle = p_handle and kind = 'member' and closed_at is null and banned_at is null for key share;
  if not found then perform platform_refuse('not_found', 'There is no such profile.'); end if;
  return found_id;
end
$$;

-- Whatever changes between two people happens under the rows of their counters, taken in the order of their ids: so
-- each change sees the one before it, and a friendship is counted once, however the two follows race.
create function social_lock_pair(p_one uuid, p_other uuid) returns void language plpgsql as $$
begin
  perform 1 from account_stats where account_id in (p_one, p_other) order by account_id for no key update;
end
$$;

create function social_follow(
  p_follower uuid, p_handle text, p_max int, p_window_seconds int, p_now timestamptz,
  out followee uuid, out changed boolean, out remaining int, out reset_seconds int
) language plpgsql as $$
begin
  perform accounts_require_open(p_follower);
  followee := social_hold_member(p_handle);
  if followee = p_follower then perform platform_refuse('cannot_follow_yourself'); end if;
  perform social_lock_pair(p_follower, followee);
  if social_are_blocked(p_follower, followee) or exists (select from accounts where id = followee and hidden_at is not null) then
    perform platform_refuse('not_found', 'There is no such profile.');
  end if;
  select s.remaining, s.reset_seconds into remaining, reset_seconds
    from access_spend('follow', p_follower::text, p_follower, p_max, p_window_seconds, p_now) as s;
  insert into follows (follower_id, followee_id, created_at) values (p_follower, followee, p_now) on conflict do nothing;
  changed := found;
  if changed then
    perform accounts_add_stat(p_follower, 'following', 1), accounts_add_stat(followee, 'followers', 1);
    if exists (select from follows where follower_id = followee and followee_id = p_follower) then
      perform accounts_add_stat_each(array[p_follower, followee], 'friends', 1);
    end if;
  end if;
end
$$;

-- Ends one follow, with the pair's counters locked by the caller.
create function social_end_follow(p_follower uuid, p_followee uuid) returns void language plpgsql as $$
begin
  delete from follows where follower_id = p_follower and followee_id = p_followee;
  if found then
    perform accounts_add_stat(p_follower, 'following', -1), accounts_add_stat(p_followee, 'followers', -1);
    if exists (select from follows where follower_id = p_followee and followee_id = p_follower) then
      perform accounts_add_stat_each(array[p_follower, p_followee], 'friends', -1);
    end if;
  end if;
end
$$;

create function social_unfollow(p_follower uuid, p_handle text) returns uuid language plpgsql as $$
declare
  followee uuid;
begin
  perform accounts_require_open(p_follower);
  followee := social_hold_member(p_handle);
  perform social_lock_pair(p_follower, followee);
  perform social_end_follow(p_follower, followee);
  return followee;
end
$$;

create function social_block(p_blocker uuid, p_handle text, p_now timestamptz) returns void language plpgsql as $$
declare
  blocked uuid;
begin
  perform accounts_require_open(p_blocker);
  blocked := social_hold_member(p_handle);
  if blocked = p_blocker then perform platform_refuse('cannot_block_yourself'); end if;
  perform social_lock_pair(p_blocker, blocked);
  perform social_end_follow(p_blocker, blocked);
  perform social_end_follow(blocked, p_blocker);
  insert into blocks (blocker_id, blocked_id, created_at) values (p_blocker, blocked, p_now) on conflict do nothing;
end
$$;

create function social_unblock(p_blocker uuid, p_handle text) returns void language plpgsql as $$
begin
  perform accounts_require_open(p_blocker);
  delete from blocks where blocker_id = p_blocker and blocked_id = social_hold_member(p_handle);
end
$$;

-- Ends everything between a closing account and others.
create function social_forget(p_account uuid) returns void language plpgsql as $$
declare
  followed_ids constant uuid[] := array(select followee_id from follows where follower_id = p_account);
  follower_ids constant uuid[] := array(select follower_id from follows where followee_id = p_account);
  friend_ids constant uuid[] := array(select unnest(followed_ids) intersect select unnest(follower_ids));
begin
  perform 1 from account_stats where account_id = any (followed_ids || follower_ids || p_account)
    order by account_id for no key update;
  delete from follows where follower_id = p_account or followee_id = p_account;
  perform accounts_add_stat_each(followed_ids, 'followers', -1), accounts_add_stat_each(follower_ids, 'following', -1),
    accounts_add_stat_each(friend_ids, 'friends', -1), accounts_add_stat(p_account, 'following', -cardinality(followed_ids)),
    accounts_add_stat(p_account, 'followers', -cardinality(follower_ids)),
    accounts_add_stat(p_account, 'friends', -cardinality(friend_ids));
  delete from blocks where blocker_id = p_account or blocked_id = p_account;
end
$$;

-- Members whose handle or name is like the query, best first: two in five of its trigrams stand in a stretch of words,
-- or it stands inside as it is (p_pattern, null for a query too short to look up). Of very many only some are compared,
-- so that a common word costs little more than a rare one. The planner thinks comparing trigrams cheap, and would rather
-- compare everybody.
create function social_find_alike(p_query text, p_pattern text) returns table (account_id uuid, likeness real)
language sql stable set pg_trgm.word_similarity_threshold = 0.4 set enable_seqscan = off as $$
  select id, word_similarity(p_query, search_text) from (
    select id, search_text from accounts where search_text %> p_query or search_text like p_pattern limit 1000) as compared
  order by 2 desc, id limit 200
$$;
