-- Deletes all relations between a closing account and others.
create or replace function social_forget(p_account uuid) returns void language plpgsql as $$
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
