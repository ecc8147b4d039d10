-- Records a batch of events, at most one per account, from the check of the account to the response, in one round trip.
-- An event that is refused writes nothing and is returned with the reason, without delaying the others. Only an account
-- that is closed concurrently fails the whole batch: then each event has to be sent alone. An event counts for the time
-- it claims (p_ats, null: now), but never for a time after now. A score is ranked when it belongs to a play and is
-- within the bounds its game declares; perSecondMax is counted from the play's start, with p_grace_seconds for slow
-- networks. The limits' rows are locked first and serialize the events of one account across nodes.
create or replace function play_record_batch(
  p_accounts uuid[], p_games uuid[], p_types text[], p_values double precision[], p_ats timestamptz[],
  p_open_seconds int, p_after_end_seconds int, p_grace_seconds int, p_max int, p_window_seconds int, p_now timestamptz
) returns table (
  account_id uuid, refusal text, remaining int, reset_seconds int, kind text, handle text, name text,
  created_at timestamptz, stats account_stats, earned json, announced text[]
) language plpgsql
-- Planned once: a batch is small, so every row is found by index, even while PostgreSQL estimates a table as empty.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
as $$
#variable_conflict use_column
declare
  times constant timestamptz[] := array(
    select least(coalesce(o.at, p_now), p_now) from unnest(p_ats) with ordinality as o (at, n) order by o.n);
  days constant date[] := array(
    select (o.at at time zone 'UTC')::date from unnest(times) with ordinality as o (at, n) order by o.n);
  playable uuid[];
  own uuid[];
  spent uuid[];
  remainings int[];
  resets int[];
  spent_out uuid[];
  waits int[];
  new_players uuid[];
  enders uuid[];
  credits int[];
  ranked uuid[];
  ranked_bests double precision[];
  bests double precision[];
  counted account_stats[];
  announced_accounts uuid[];
  announced_ids text[];
begin
  select coalesce(array_agg(e.account_id), '{}'), array_agg(e.account_id) filter (where g.creator_id = e.account_id)
    into playable, own
    from unnest(p_accounts, p_games) as e (account_id, game_id)
    join games g on g.id = e.game_id join accounts c on c.id = g.creator_id
    where games_is_open(g.hidden_at, g.deleted_at, c.banned_at) or g.creator_id = e.account_id;

  select array_agg(s.account_id) filter (where s.is_spent), array_agg(s.remaining) filter (where s.is_spent),
    array_agg(s.reset_seconds) filter (where s.is_spent),
    array_agg(s.account_id) filter (where not s.is_spent), array_agg(s.reset_seconds) filter (where not s.is_spent)
    into spent, remainings, resets, spent_out, waits
    from access_spend_each('event', playable::text[], playable, p_max, p_window_seconds, p_now) as s;

  if 'play_start' = any (p_types) then
    with started as (
      insert into played_games as p (account_id, game_id, last_played_on, started_at, is_start_claimed)
      select e.account_id, e.game_id, e.day, e.at, e.claimed_at is not null
        from unnest(p_accounts, p_games, p_types, times, days, p_ats) as e (account_id, game_id, type, at, day, claimed_at)
        where e.type = 'play_start' and e.account_id = any (spent)
      on conflict (account_id, game_id) do update set plays = p.plays + 1, started_at = excluded.started_at,
        is_start_claimed = excluded.is_start_claimed,
        plays_on_last_day = case when p.last_played_on >= excluded.last_played_on then p.plays_on_last_day + 1 else 1 end,
        last_played_on = greatest(p.last_played_on, excluded.last_played_on)
      returning account_id, game_id, last_played_on, plays = 1 as is_first, plays_on_last_day = 1 as is_first_today),
    played_days as (
      insert into play_days (account_id, day)
      select account_id, last_played_on from started where is_first_today and account_id <> all (coalesce(own, '{}'))
      on conflict do nothing),
    players as (
      insert into daily_players (day, game_id, account_id, is_member)
      select last_played_on, game_id, account_id, (select c.kind = 'member' from accounts c where c.id = account_id)
        from started where is_first_today
      on conflict do nothing),
    uncounted as (
      insert into uncounted_plays (game_id) select game_id from started)
    select array_agg(account_id) filter (where is_first) into new_players from started;
  end if;

  -- The open play is deleted together with its start, so that its time is credited once. For claimed times, the time
  -- credited up to the player's last end, in any game, is not credited again.
  if 'play_end' = any (p_types) then
    with ended as (
      update played_games p set started_at = null, last_started_at = o.started_at,
        last_ended_at = greatest(e.at, o.started_at), play_seconds = p.play_seconds + c.seconds
      from unnest(p_accounts, p_games, p_types, p_values, times, p_ats)
        as e (account_id, game_id, type, value, at, claimed_at)
      join played_games o on o.account_id = e.account_id and o.game_id = e.game_id
      cross join lateral (
        select case when o.is_start_claimed or e.claimed_at is not null
          then greatest(o.started_at, (select max(x.last_ended_at) from played_games x where x.account_id = e.account_id))
          else o.started_at end) as b (began_at)
      cross join lateral (
        select floor(least(e.value, greatest(0, extract(epoch from e.at - b.began_at))))::int) as c (seconds)
      where e.type = 'play_end' and e.account_id = any (spent) and o.started_at is not null
        and p.account_id = e.account_id and p.game_id = e.game_id and p.started_at is not null
      returning p.account_id, c.seconds)
    select array_agg(account_id), array_agg(seconds) into enders, credits from ended;
  end if;

  if 'score' = any (p_types) then
    with fitting as (
      select e.account_id, e.game_id, e.at, e.day, g.lowest_wins,
        case when g.lowest_wins then -e.value else e.value end as score
      from unnest(p_accounts, p_games, p_types, p_values, times, days) as e (account_id, game_id, type, value, at, day)
      join games g on g.id = e.game_id
      join played_games p on p.account_id = e.account_id and p.game_id = e.game_id
      cross join lateral (select case
        when e.at between p.started_at and p.started_at + make_interval(secs => p_open_seconds) then p.started_at
        when e.at between p.last_started_at and p.last_ended_at + make_interval(secs => p_after_end_seconds)
          then p.last_started_at end) as b (began_at)
      where e.type = 'score' and e.account_id = any (spent) and b.began_at is not null and g.boards_frozen_at is null
        and (g.score_max is null or e.value <= g.score_max)
        and (g.score_per_second_max is null
          or e.value <= g.score_per_second_max * (extract(epoch from e.at - b.began_at) + p_grace_seconds))),
    placed as (
      insert into board_scores as b (game_id, board, account_id, score, achieved_at)
      select f.game_id, d.board, f.account_id, f.score, f.at
        from fitting f cross join lateral (values ('infinity'::date), (f.day)) as d (board)
      on conflict (game_id, board, account_id) do update set score = excluded.score, achieved_at = excluded.achieved_at
        where excluded.score > b.score)
    select array_agg(f.account_id), array_agg(case when not f.lowest_wins then f.score end) into ranked, ranked_bests
      from fitting f;
    bests := array(select ranked_bests[array_position(ranked, o.account_id)]
      from unnest(p_accounts) with ordinality as o (account_id, n) order by o.n);
  end if;

  insert into play_events (account_id, game_id, type, value, credited_seconds, happened_at, claimed_at, is_ranked)
    select e.account_id, e.game_id, e.type, e.value,
      case when e.type = 'play_end' then coalesce(credits[array_position(enders, e.account_id)], 0) end, p_now,
      e.claimed_at, case when e.type = 'score' then coalesce(e.account_id = any (ranked), false) end
    from unnest(p_accounts, p_games, p_types, p_values, p_ats) as e (account_id, game_id, type, value, claimed_at)
    where e.account_id = any (spent);

  select array_agg(s) into counted from accounts_count_events(
    p_accounts, p_types, bests, days, new_players, enders, credits, own, ranked, spent) as s;
  if cardinality(counted) is distinct from cardinality(spent) then perform platform_refuse('token_invalid'); end if;

  select array_agg(n.account_id), array_agg(n.achievement_id) into announced_accounts, announced_ids
    from achievements_announce(spent, p_now) as n;

  return query
  select s.account_id, null, remainings[array_position(spent, s.account_id)], resets[array_position(spent, s.account_id)],
    c.kind, c.handle, c.name, c.created_at, s,
    (select json_agg(json_build_array(a.achievement_id, floor(extract(epoch from a.earned_at) * 1000)::bigint))
      from earned_achievements a where a.account_id = s.account_id),
    case when s.account_id = any (announced_accounts) then array(
      select n.achievement_id from unnest(announced_accounts, announced_ids) as n (account_id, achievement_id)
      where n.account_id = s.account_id) end
  from unnest(counted) as s join accounts c on c.id = s.account_id
  union all
  select e.account_id, case when e.account_id = any (spent_out) then 'rate_limited' else 'not_found' end,
    0, waits[array_position(spent_out, e.account_id)], null, null, null, null, null, null, null
  from unnest(p_accounts) as e (account_id) where e.account_id <> all (coalesce(spent, '{}'));
end
$$;
