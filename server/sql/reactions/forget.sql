-- Deletes the likes and comments of a deleted target.
create or replace function reactions_forget_thing() returns trigger language plpgsql as $$
begin
  delete from comments where thing_id = old.id;
  delete from likes where thing_id = old.id;
  delete from reaction_counts where thing_id = old.id;
  return null;
end
$$;
create or replace trigger reactions_forget_clip after delete on clips
  for each row execute function reactions_forget_thing();
create or replace trigger reactions_forget_stream after delete on live_streams
  for each row execute function reactions_forget_thing();

-- Deletes the likes and comments of a closing account, updating counters in the order of their ids.
create or replace function reactions_forget(p_account uuid) returns void language plpgsql as $$
declare
  liked_ids constant uuid[] := array(select thing_id from likes where account_id = p_account);
begin
  perform 1 from reaction_counts where thing_id = any (liked_ids) order by thing_id for no key update;
  delete from likes where account_id = p_account;
  -- A handle is personal data also in comments by others.
  update comments m set text = regexp_replace(m.text, '@' || n.word || '(?![a-zA-Z0-9_])', '@?', 'gi')
    from comment_mentions n where n.account_id = p_account and m.id = n.comment_id;
  delete from comment_mentions where account_id = p_account;
  delete from comments where author_id = p_account;
  update reaction_counts set likes = likes - 1 where thing_id = any (liked_ids);
end
$$;
