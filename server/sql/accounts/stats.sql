-- Changes one counter; the column name comes only from our own code.
create or replace function accounts_add_stat(p_account uuid, p_column text, p_by bigint) returns void language plpgsql as $$
begin
  execute format('update account_stats set %I = %I + $1 where account_id = $2', p_column, p_column) using p_by, p_account;
end
$$;

-- Updates a buyer's counters for a purchase in one statement; an opened box is a find.
create or replace function accounts_count_purchase(p_account uuid, p_is_find boolean) returns void language plpgsql as $$
begin
  update account_stats set purchases = purchases + 1, finds = finds + p_is_find::int where account_id = p_account;
end
$$;

-- Changes one counter of many accounts, in the order of their ids.
create or replace function accounts_add_stat_each(p_accounts uuid[], p_column text, p_by bigint) returns void language plpgsql as $$
begin
  perform 1 from account_stats where account_id = any (p_accounts) order by account_id for no key update;
  execute format('update account_stats set %I = %I + $1 where account_id = any ($2)', p_column, p_column)
    using p_by, p_accounts;
end
$$;

-- Counts a new follow, and a new friendship if it is mutual, with both rows locked by the caller; returns the new
-- counters of the followed account and of the follower.
create or replace function accounts_count_follow(p_follower uuid, p_followee uuid, p_is_friend boolean)
returns table (followers bigint, following bigint, friends bigint, follower_following bigint, follower_friends bigint)
rows 1 language plpgsql as $$
#variable_conflict use_column
begin
  return query
  with moved as (
    update account_stats s set following = s.following + (s.account_id = p_follower)::int,
      followers = s.followers + (s.account_id = p_followee)::int, friends = s.friends + p_is_friend::int
    where s.account_id in (p_follower, p_followee)
    returning s.account_id, s.followers, s.following, s.friends)
  select them.followers, them.following, them.friends, us.following, us.friends
  from moved them, moved us where them.account_id = p_followee and us.account_id = p_follower;
end
$$;
