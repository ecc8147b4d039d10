-- Turns up to p_max events into notifications and returns the recipients and the number of events taken. Concurrent
-- callers take different events. Recipients are open members who want that kind, without notifications about blocked
-- accounts. Deliveries to webhooks are inserted and returned too (a webhook that lags far behind misses some), and so
-- are pushes to browsers. Planned once per connection: planning takes longer than the work, and a plan for this many
-- events would read all accounts.
create or replace function notifications_collect(p_max int, p_followers_max int, p_now timestamptz)
returns table (taken_events bigint, told_accounts uuid[], deliveries uuid[], pushes jsonb) language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  return query
  with taken as (
    delete from notification_events where id in (
      select id from notification_events order by id limit p_max for update skip locked) returning *),
  addressed as (
    select e.*, e.told_id as to_id from taken e where e.told_id is not null
    union all
    select e.*, coalesce(g.creator_id, c.account_id, l.account_id) from taken e
      join likes k on k.account_id = e.actor_id and k.thing_id = e.thing_id::uuid
      left join games g on e.thing_type = 'game' and g.id = e.thing_id::uuid
      left join clips c on e.thing_type = 'clip' and c.id = e.thing_id::uuid
      left join live_streams l on e.thing_type = 'live' and l.id = e.thing_id::uuid
      where e.kind = 'like'
    union all
    select e.*, recipient.id from taken e
      join comments m on m.id = e.comment_id left join comments p on p.id = m.parent_id
      left join games g on m.target = 'game' and g.id = m.thing_id
      left join clips c on m.target = 'clip' and c.id = m.thing_id
      cross join lateral (values (coalesce(g.creator_id, c.account_id)), (p.author_id)) as recipient (id)
      where e.kind = 'comment'
    union all
    select e.*, g.creator_id from taken e join items i on i.id = e.thing_id::uuid join games g on g.id = i.game_id
      where e.kind = 'sale'
    union all
    select e.*, f.follower_id from taken e cross join lateral (
      select follower_id from follows where followee_id = e.actor_id order by created_at desc limit p_followers_max) as f
      where e.kind = 'live'
    union all
    select e.*, f.follower_id from taken e join games g on g.id = e.thing_id::uuid cross join lateral (
      -- Friends, beginning with whom the player follows: followers may be a million.
      select b.followee_id as follower_id from follows b
      where b.follower_id = e.actor_id
        and exists (select from follows f where f.follower_id = b.followee_id and f.followee_id = e.actor_id)
      order by b.created_at desc limit p_followers_max) as f
      join board_scores s on s.game_id = g.id and s.board = 'infinity' and s.account_id = f.follower_id
      where e.kind = 'score_beaten' and e.told_id is null
        and s.score < e.score and (e.score_before is null or s.score >= e.score_before)),
  -- A member mentioned in a comment on their own content gets one notification.
  once as (
    select distinct on (to_id, coalesce(comment_id::text, id::text)) * from addressed
      order by to_id, coalesce(comment_id::text, id::text), kind desc),
  batched as (
    select to_id, kind, thing_type, thing_id, comment_id,
      (case when kind = 'score_beaten' then count(distinct actor_id) else count(*) end)::int as events,
      case when kind <> 'sale' then (array_agg(actor_id order by id desc))[1] end as actor_id, min(id) as first_id
    from once
    where to_id is distinct from actor_id
      and exists (select from accounts a where a.id = to_id and a.kind = 'member' and a.closed_at is null and a.banned_at is null)
      and not exists (select from muted_notifications s where s.account_id = to_id and s.kind = once.kind and not s.is_told)
      and (actor_id is null or not social_are_blocked(to_id, actor_id))
      and (actor_id is null or exists (select from accounts a where a.id = actor_id and a.closed_at is null and a.banned_at is null))
      -- At most one per game and day: an unread one counts further people, and after it was read no more follow.
      and not (kind = 'score_beaten' and exists (select from notifications n
        where n.account_id = to_id and n.kind = once.kind and n.thing_id = once.thing_id
          and n.updated_at >= date_trunc('day', p_now, 'UTC') and (n.read_at is not null or n.actor_id = once.actor_id)))
    group by to_id, kind, thing_type, thing_id, comment_id,
      case when kind in ('like', 'sale', 'score_beaten', 'live') then 0 else id end),
  notified as (
    insert into notifications as n (id, account_id, kind, actor_id, thing_type, thing_id, comment_id, count, updated_at)
    select platform_uuid7(p_now), to_id, kind, actor_id, thing_type, thing_id, comment_id, events, p_now
      from batched order by to_id, first_id
    on conflict (account_id, kind, thing_id) where read_at is null and kind in ('like', 'sale', 'score_beaten', 'live')
      do update set updated_at = excluded.updated_at, actor_id = excluded.actor_id,
        -- Liking, unliking and liking again counts once, and so does beating a score twice.
        count = n.count + case when n.kind in ('like', 'score_beaten') and n.actor_id = excluded.actor_id then excluded.count - 1 else excluded.count end
    returning n.id, n.account_id, n.kind),
  sent as (
    insert into webhook_deliveries (id, webhook_id, notification_id, kind, created_at)
    select platform_uuid7(p_now), w.id, t.id, t.kind, p_now
      from notified t join webhooks w on w.account_id = t.account_id and t.kind = any(w.kinds)
      where w.disabled_at is null
        and (select count(*) from webhook_deliveries d where d.webhook_id = w.id and d.status = 'pending') < 500
    returning id)
  select (select count(*) from taken), array(select distinct account_id from notified), array(select id from sent),
    coalesce((select jsonb_agg(jsonb_build_object('accountId', t.account_id, 'notificationId', t.id)) from notified t
      where exists (select from push_subscriptions s where s.account_id = t.account_id)
        and not exists (select from muted_notifications m
          where m.account_id = t.account_id and m.kind = t.kind and not m.is_pushed)), '[]');
end
$$;

-- Adds an event for each player who lost first place on an all-time board since the last call. Reads one index entry
-- for each game played on that day, and blocks no writes of players.
create or replace function notifications_find_beaten(p_day date, p_now timestamptz) returns void language plpgsql as $$
begin
  with leaders as (
    select d.game_id, b.account_id from (select distinct game_id from daily_players where day = p_day) as d
      cross join lateral (
        select s.account_id from board_scores s where s.game_id = d.game_id and s.board = 'infinity'
        order by s.negative_score, s.achieved_at, s.account_id limit 1) as b),
  beaten as (
    select l.game_id, k.leader_id as told_id, l.account_id as actor_id
      from leaders l join board_leaders k on k.game_id = l.game_id where k.leader_id <> l.account_id),
  events as (
    insert into notification_events (kind, told_id, actor_id, thing_type, thing_id, happened_at)
    select 'score_beaten', told_id, actor_id, 'game', game_id::text, p_now from beaten)
  insert into board_leaders as k (game_id, leader_id) select game_id, account_id from leaders order by game_id
    on conflict (game_id) do update set leader_id = excluded.leader_id where k.leader_id <> excluded.leader_id;
end
$$;
