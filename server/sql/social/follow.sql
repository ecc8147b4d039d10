create or replace function social_follow(
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
create or replace function social_end_follow(p_follower uuid, p_followee uuid) returns void language plpgsql as $$
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

create or replace function social_unfollow(p_follower uuid, p_handle text) returns uuid language plpgsql as $$
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
