-- Follows the open member behind a handle, counts it, and gives both accounts the achievements their new counters reach
-- (p_rules: counter, threshold, achievement). Returns the profile of the followed member. Following again changes
-- nothing, but spends the limit. Without scans of tables: a plan made while a table was small is kept by the connection.
create or replace function social_follow_member(
  p_follower uuid, p_handle text, p_max int, p_window_seconds int, p_counters text[], p_at_least bigint[],
  p_achievements text[], p_now timestamptz,
  out followers bigint, out following bigint, out friends bigint, out is_followed_by boolean, out remaining int,
  out reset_seconds int
) language plpgsql set enable_seqscan = off as $$
#variable_conflict use_column
declare
  followee uuid;
  is_unseen boolean;
  counts record;
  reached record;
begin
  perform accounts_require_open(p_follower);
  select id, hidden_at is not null into followee, is_unseen from accounts
    where handle = p_handle and kind = 'member' and closed_at is null and banned_at is null for key share;
  if not found then perform platform_refuse('not_found', 'There is no such profile.'); end if;
  if followee = p_follower then perform platform_refuse('cannot_follow_yourself'); end if;
  perform 1 from account_stats where account_id in (p_follower, followee) order by account_id for no key update;
  select is_unseen or exists (select from blocks where blocker_id = p_follower and blocked_id = followee)
      or exists (select from blocks where blocker_id = followee and blocked_id = p_follower),
    exists (select from follows where follower_id = followee and followee_id = p_follower)
    into is_unseen, is_followed_by;
  if is_unseen then perform platform_refuse('not_found', 'There is no such profile.'); end if;
  select s.remaining, s.reset_seconds into remaining, reset_seconds
    from access_spend('follow', p_follower::text, p_follower, p_max, p_window_seconds, p_now) as s;
  insert into follows (follower_id, followee_id, created_at) values (p_follower, followee, p_now) on conflict do nothing;
  if not found then
    select s.followers, s.following, s.friends into followers, following, friends from account_stats s
      where s.account_id = followee;
    return;
  end if;
  select * into strict counts from accounts_count_follow(p_follower, followee, is_followed_by);
  followers := counts.followers;
  following := counts.following;
  friends := counts.friends;
  -- Most counts reach nothing, and a comparison is cheaper than a query.
  if not (counts.follower_following = any (p_at_least) or counts.followers = any (p_at_least)
      or is_followed_by and (counts.friends = any (p_at_least) or counts.follower_friends = any (p_at_least))) then
    return;
  end if;
  for reached in
    select c.account_id, array_agg(r.achievement) as ids
    from unnest(p_counters, p_at_least, p_achievements) as r (counter, at_least, achievement)
    join (values (p_follower, 'following', counts.follower_following), (followee, 'followers', counts.followers),
      (case when is_followed_by then p_follower end, 'friends', counts.follower_friends),
      (case when is_followed_by then followee end, 'friends', counts.friends)) as c (account_id, counter, count)
      on c.counter = r.counter and c.count = r.at_least and c.account_id is not null
    group by c.account_id order by c.account_id
  loop
    perform achievements_earn(reached.account_id, reached.ids, false, p_now);
  end loop;
end
$$;
