-- Likes a target that the caller may see (checked by the calling statement). The account's row is locked first, the
-- limit's second and the target's counter last, so that locks on a popular target are short.
create or replace function reactions_like(
  p_account uuid, p_target text, p_thing uuid, p_max int, p_window_seconds int, p_now timestamptz,
  out likes bigint, out remaining int, out reset_seconds int
) language plpgsql as $$
begin
  perform accounts_require_open(p_account);
  select s.remaining, s.reset_seconds into remaining, reset_seconds
    from access_spend('like', p_account::text, p_account, p_max, p_window_seconds, p_now) as s;
  insert into likes (account_id, target, thing_id, created_at) values (p_account, p_target, p_thing, p_now)
    on conflict do nothing;
  likes := reactions_add_likes(p_thing, found::int);
end
$$;

create or replace function reactions_unlike(p_account uuid, p_thing uuid) returns bigint language plpgsql as $$
begin
  perform accounts_require_open(p_account);
  delete from likes where account_id = p_account and thing_id = p_thing;
  return reactions_add_likes(p_thing, -found::int);
end
$$;

-- Changes a target's counter and returns it; with 0 it is only read.
create or replace function reactions_add_likes(p_thing uuid, p_by int) returns bigint language plpgsql as $$
declare
  counted bigint;
begin
  if p_by = 0 then
    select c.likes into counted from reaction_counts c where c.thing_id = p_thing;
  elsif p_by < 0 then
    update reaction_counts c set likes = c.likes + p_by where c.thing_id = p_thing returning c.likes into counted;
  else
    insert into reaction_counts as c (thing_id, likes) values (p_thing, p_by)
      on conflict (thing_id) do update set likes = c.likes + p_by returning c.likes into counted;
  end if;
  return coalesce(counted, 0);
end
$$;
