-- Counts a viewer of a clip that the caller may see (checked by the calling statement): once a day, and only up to a
-- maximum per network address. The limit's row is locked first and the clip's counters last, so that locks on a popular
-- clip are short.
create or replace function clips_view(
  p_clip uuid, p_account uuid, p_counts boolean, p_day date, p_place uuid, p_viewer uuid, p_place_max int,
  p_max int, p_window_seconds int, p_now timestamptz,
  out views bigint, out remaining int, out reset_seconds int
) language plpgsql as $$
declare
  is_new boolean := false;
begin
  perform accounts_require_open(p_account);
  select s.remaining, s.reset_seconds into remaining, reset_seconds
    from access_spend('clip_view', p_account::text, p_account, p_max, p_window_seconds, p_now) as s;
  if p_counts and p_place_max > (
    select count(*) from clip_viewers v where v.clip_id = p_clip and v.day = p_day and v.place = p_place)
  then
    insert into clip_viewers (clip_id, day, place, viewer) values (p_clip, p_day, p_place, p_viewer)
      on conflict do nothing;
    is_new := found;
  end if;
  if is_new then
    insert into clip_view_days as d (clip_id, day, views) values (p_clip, p_day, 1)
      on conflict (clip_id, day) do update set views = d.views + 1;
    insert into clip_view_counts as c (clip_id, views) values (p_clip, 1)
      on conflict (clip_id) do update set views = c.views + 1 returning c.views into views;
  else
    select c.views into views from clip_view_counts c where c.clip_id = p_clip;
  end if;
  views := coalesce(views, 0);
end
$$;
