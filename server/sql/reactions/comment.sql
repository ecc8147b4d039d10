-- Writes a comment on a target that the caller may see (checked by the calling statement). A reply to a reply is stored
-- under the same top-level comment, whose row is the lock under which its replies are counted.
create or replace function reactions_comment(
  p_id uuid, p_author uuid, p_target text, p_thing uuid, p_parent uuid, p_text text, p_words text[], p_replies_max int,
  p_max int, p_window_seconds int, p_now timestamptz, out remaining int, out reset_seconds int
) language plpgsql as $$
declare
  answered comments;
begin
  perform accounts_require_open(p_author);
  if p_parent is not null then
    select m.* into answered from comments m join accounts a on a.id = m.author_id
      where m.id = p_parent and m.thing_id = p_thing and m.hidden_at is null and a.banned_at is null
        and not social_are_blocked(m.author_id, p_author);
    if not found then perform platform_refuse('not_found', 'There is no such comment.'); end if;
    select * into answered from comments where id = coalesce(answered.parent_id, answered.id) for no key update;
    if not found then perform platform_refuse('not_found', 'There is no such comment.'); end if;
    if answered.replies >= p_replies_max then perform platform_refuse('thread_full'); end if;
  end if;
  select s.remaining, s.reset_seconds into remaining, reset_seconds
    from access_spend('comment', p_author::text, p_author, p_max, p_window_seconds, p_now) as s;
  insert into comments (id, target, thing_id, parent_id, author_id, text, created_at)
    values (p_id, p_target, p_thing, answered.id, p_author, p_text, p_now);
  insert into comment_mentions (comment_id, account_id, word)
    select p_id, a.id, a.handle from accounts a
    where a.handle = any (p_words) and a.id <> p_author and a.kind = 'member' and a.closed_at is null
      and a.banned_at is null and a.hidden_at is null and not social_are_blocked(a.id, p_author);
end
$$;

-- Keeps the counters up to date whenever comments are added or removed.
create or replace function reactions_count_comment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update comments set replies = replies + 1 where id = new.parent_id;
    insert into reaction_counts as c (thing_id, comments) values (new.thing_id, 1)
      on conflict (thing_id) do update set comments = c.comments + 1;
  else
    update comments set replies = replies - 1 where id = old.parent_id;
    update reaction_counts set comments = comments - 1 where thing_id = old.thing_id;
  end if;
  return null;
end
$$;
create or replace trigger reactions_comment_counted after insert or delete on comments
  for each row execute function reactions_count_comment();

-- Pins a comment and unpins the previous one, under the lock of the target's counters: concurrent calls leave one
-- pinned.
create or replace function reactions_pin(p_comment uuid, p_thing uuid, p_now timestamptz) returns void language plpgsql as $$
begin
  perform 1 from reaction_counts where thing_id = p_thing for no key update;
  update comments set pinned_at = null where thing_id = p_thing and pinned_at is not null and id <> p_comment;
  update comments set pinned_at = coalesce(pinned_at, p_now) where id = p_comment;
end
$$;
