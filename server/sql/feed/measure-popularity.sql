-- A day weighs half of the next. Guests count as a tenth, and never more than the members do: anybody can make guests.
create or replace function feed_measure_popularity(p_now timestamptz) returns void language plpgsql as $$
declare
  today constant date := (p_now at time zone 'UTC')::date;
  counted_from constant date := coalesce((select max(day) from feed_daily_players), today - 6) - 1;
begin
  insert into feed_daily_players as d (day, game_id, members, guests)
    select day, game_id, count(*) filter (where is_member), count(*) filter (where not is_member)
    from daily_players where day >= counted_from group by day, game_id
    on conflict (day, game_id) do update set members = excluded.members, guests = excluded.guests
      where (d.members, d.guests) <> (excluded.members, excluded.guests);
  delete from feed_daily_players where day < today - 6;
  insert into feed_popularity (measured_at, game_ids, players)
    select p_now, coalesce(array_agg(game_id), '{}'), coalesce(array_agg(weight), '{}') from (
      select game_id, sum((members + least(guests / 10.0, members)) * 0.5 ^ (today - day))::double precision as weight
      from feed_daily_players where day <= today group by game_id) as games
    where weight > 0
    on conflict (measured_at) do nothing;
end
$$;
