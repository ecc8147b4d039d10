create or replace function social_block(p_blocker uuid, p_handle text, p_now timestamptz) returns void language plpgsql as $$
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

create or replace function social_unblock(p_blocker uuid, p_handle text) returns void language plpgsql as $$
begin
  perform accounts_require_open(p_blocker);
  delete from blocks where blocker_id = p_blocker and blocked_id = social_hold_member(p_handle);
end
$$;
