-- Each trigger adds one event row in the transaction that causes it; nothing is looked up here.
create or replace function notifications_add_event(
  p_kind text, p_account uuid, p_actor uuid, p_thing_type text, p_thing text, p_comment uuid, p_at timestamptz
) returns void language plpgsql as $$
begin
  insert into notification_events (kind, told_id, actor_id, thing_type, thing_id, comment_id, happened_at)
    values (p_kind, p_account, p_actor, p_thing_type, p_thing, p_comment, p_at);
end
$$;

-- Without a scan of the table: a plan made while it was small is kept by the connection.
create or replace function notifications_on_follow() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform notifications_add_event(
    case when exists (select from follows where follower_id = new.followee_id and followee_id = new.follower_id)
      then 'friend' else 'follow' end,
    new.followee_id, new.follower_id, null, null, null, new.created_at);
  return null;
end
$$;
create or replace trigger notifications_follow after insert on follows
  for each row execute function notifications_on_follow();

create or replace function notifications_on_like() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('like', null, new.account_id, new.target, new.thing_id::text, null, new.created_at);
  return null;
end
$$;
create or replace trigger notifications_like after insert on likes
  for each row execute function notifications_on_like();

create or replace function notifications_on_comment() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('comment', null, new.author_id, new.target, new.thing_id::text, new.id, new.created_at);
  return null;
end
$$;
create or replace trigger notifications_comment after insert on comments
  for each row execute function notifications_on_comment();

create or replace function notifications_on_mention() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('mention', new.account_id, m.author_id, m.target, m.thing_id::text, m.id, m.created_at)
    from comments m where m.id = new.comment_id;
  return null;
end
$$;
create or replace trigger notifications_mention after insert on comment_mentions
  for each row execute function notifications_on_mention();

create or replace function notifications_on_achievement() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('achievement', new.account_id, null, 'achievement', new.achievement_id, null, new.earned_at);
  return null;
end
$$;
create or replace trigger notifications_achievement after insert on earned_achievements
  for each row execute function notifications_on_achievement();

create or replace function notifications_on_sale() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('sale', null, new.account_id, 'item', new.item_id::text, null, new.settled_at);
  return null;
end
$$;
create or replace trigger notifications_sale after update of status on purchase_intents
  for each row when (new.status = 'approved' and old.status = 'pending' and new.price > 0)
  execute function notifications_on_sale();

create or replace function notifications_on_job() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('job', new.account_id, null, 'job', new.id::text, null, new.finished_at);
  return null;
end
$$;
create or replace trigger notifications_job after update of status on generation_jobs
  for each row when (new.status in ('succeeded', 'failed') and old.status is distinct from new.status)
  execute function notifications_on_job();

create or replace function notifications_on_live() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('live', null, new.account_id, 'live', new.id::text, null, new.started_at);
  return null;
end
$$;
create or replace trigger notifications_live after update of status on live_streams
  for each row when (new.status = 'live' and old.status = 'offline') execute function notifications_on_live();

-- A new best score of an account with friends; the friends it passes are looked up when the event is collected. Named
-- boards are skipped there, and daily boards cause no notifications.
create or replace function notifications_on_first_score() returns trigger language plpgsql as $$
begin
  insert into notification_events (kind, actor_id, thing_type, thing_id, score, happened_at)
    select 'score_beaten', n.account_id, 'game', n.game_id::text, n.score, n.achieved_at from added n
    where n.board = 'infinity' and exists (select from account_stats s where s.account_id = n.account_id and s.friends > 0);
  return null;
end
$$;
create or replace trigger notifications_first_score after insert on board_scores
  referencing new table as added for each statement execute function notifications_on_first_score();

-- A score on a board only rises, so of the two rows of an entry the lower one is the earlier.
create or replace function notifications_on_better_score() returns trigger language plpgsql as $$
begin
  insert into notification_events (kind, actor_id, thing_type, thing_id, score_before, score, happened_at)
    select 'score_beaten', n.account_id, 'game', n.game_id::text, min(n.score), max(n.score), max(n.achieved_at)
    from (select * from removed union all select * from added) as n where n.board = 'infinity'
    group by n.game_id, n.account_id having min(n.score) < max(n.score)
      and exists (select from account_stats s where s.account_id = n.account_id and s.friends > 0);
  return null;
end
$$;
create or replace trigger notifications_better_score after update on board_scores
  referencing old table as removed new table as added for each statement execute function notifications_on_better_score();

-- Notifies the owner of content that was hidden or is about to be deleted; no one if the content no longer exists.
create or replace function notifications_on_decision() returns trigger language plpgsql as $$
declare
  v_owner uuid := case new.target
    when 'game' then (select creator_id from games where id = new.thing_id)
    when 'clip' then (select account_id from clips where id = new.thing_id)
    when 'live' then (select account_id from live_streams where id = new.thing_id)
    when 'recording' then (select account_id from recordings where id = new.thing_id)
    when 'comment' then (select author_id from comments where id = new.thing_id)
    when 'chat_message' then (select author_id from chat_messages where id = new.thing_id)
    when 'profile' then new.thing_id end;
begin
  if v_owner is not null then
    perform notifications_add_event('moderation', v_owner, null, 'decision', new.id::text, null, new.decided_at);
  end if;
  return null;
end
$$;
create or replace trigger notifications_decision after insert on moderation_decisions
  for each row when (new.decision in ('hide', 'delete')) execute function notifications_on_decision();

create or replace function notifications_on_appeal() returns trigger language plpgsql as $$
begin
  perform notifications_add_event('moderation', new.owner_id, null, 'appeal', new.id::text, null, new.answered_at);
  return null;
end
$$;
create or replace trigger notifications_appeal after update of status on appeals
  for each row when (new.status <> 'open' and old.status = 'open') execute function notifications_on_appeal();

-- A block deletes notifications of either account about the other.
create or replace function notifications_on_block() returns trigger language plpgsql as $$
begin
  delete from notifications where (account_id, actor_id) in
    ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id));
  return null;
end
$$;
create or replace trigger notifications_block after insert on blocks
  for each row execute function notifications_on_block();
