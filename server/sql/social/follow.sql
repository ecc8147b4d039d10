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
