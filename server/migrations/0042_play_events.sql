-- What access_spend does, for many subjects at once: spends one use for each that has one left and says how it went,
-- refusing nobody. The windows' rows are the locks, taken in the order of their subjects, so that parallel callers come
-- one after the other and never wait in a circle.
create function access_spend_each(
  p_limit text, p_subjects text[], p_accounts uuid[], p_max int, p_window_seconds int, p_now timestamptz
) returns table (account_id uuid, is_spent boolean, remaining int, reset_seconds int)
language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  cutoff constant timestamptz := p_now - make_interval(secs => p_window_seconds);
  locked int;
  w record;
  oldest bigint;
  oldest_at timestamptz;
  subjects text[] := '{}';
  numbers bigint[] := '{}';
  oldests bigint[] := '{}';
  times timestamptz[] := '{}';
begin
  perform 1 from limit_windows where limit_name = p_limit and subject = any (p_subjects)
    order by subject for no key update;
  get diagnostics locked = row_count;
  if locked < cardinality(p_subjects) then
    insert into limit_windows (limit_name, subject, account_id)
      select p_limit, e.subject, e.account_id from unnest(p_subjects, p_accounts) as e (subject, account_id)
      order by e.subject on conflict (limit_name, subject) do nothing;
    perform 1 from limit_windows where limit_name = p_limit and subject = any (p_subjects)
      order by subject for no key update;
  end if;
  for w in
    select e.account_id, v.subject, v.next_use, v.oldest_use, v.last_used_at, u.used_at
    from unnest(p_subjects, p_accounts) as e (subject, account_id)
    cross join lateral (
      select * from limit_windows where limit_name = p_limit and subject = e.subject offset 0) as v
    left join lateral (
      select used_at from limit_uses
      where limit_name = p_limit and subject = v.subject and slot = (v.oldest_use % p_max)::int offset 0) as u on true
  loop
    oldest := case when w.last_used_at <= cutoff then w.next_use else w.oldest_use end;
    oldest_at := w.used_at;
    while oldest < w.next_use and oldest_at <= cutoff loop
      oldest := oldest + 1;
      select used_at into oldest_at from limit_uses
        where limit_name = p_limit and subject = w.subject and slot = (oldest % p_max)::int;
    end loop;
    account_id := w.account_id;
    is_spent := w.next_use - oldest < p_max;
    reset_seconds := case when oldest = w.next_use then p_window_seconds
      else greatest(1, ceil(extract(epoch from oldest_at - cutoff)))::int end;
    remaining := greatest(0, p_max - (w.next_use + 1 - oldest)::int);
    if is_spent then
      subjects := subjects || w.subject;
      numbers := numbers || w.next_use;
      oldests := oldests || oldest;
      times := times || greatest(p_now, w.last_used_at);
    end if;
    return next;
  end loop;
  insert into limit_uses (limit_name, subject, slot, used_at)
    select p_limit, e.subject, e.number % p_max, e.used_at from unnest(subjects, numbers, times) as e (subject, number, used_at)
    on conflict (limit_name, subject, slot) do update set used_at = excluded.used_at;
  update limit_windows v set next_use = next_use + 1, oldest_use = oldests[array_position(subjects, v.subject)],
    last_used_at = times[array_position(subjects, v.subject)]
    where v.limit_name = p_limit and v.subject = any (subjects);
end
$$;

create index earned_achievements_untold on earned_achievements (account_id) where announced_at is null;

-- Marks what these accounts have not been told of, and answers it: each achievement to one caller.
create function achievements_tell(p_accounts uuid[], p_now timestamptz)
returns table (account_id uuid, achievement_id text) language plpgsql as $$
begin
  return query
  update earned_achievements e set announced_at = p_now
    where e.account_id = any (p_accounts) and e.announced_at is null returning e.account_id, e.achievement_id;
end
$$;

-- Records a batch of events, at most one an account, from the check of the account to the answer, in one round trip.
-- An event that cannot be taken writes nothing and is answered with the reason; the others are not held up by it. Only
-- an account that was closed this very moment refuses the whole batch: then each is to be sent alone.
-- The limits' rows come first and make the events of one account come one after the other, whatever node they reach.
create function play_record_events(
  p_accounts uuid[], p_games uuid[], p_types text[], p_values double precision[],
  p_max int, p_window_seconds int, p_now timestamptz
) returns table (
  account_id uuid, refusal text, remaining int, reset_seconds int, kind text, handle text, name text,
  created_at timestamptz, stats account_stats, earned json, told text[]
) language plpgsql
-- Planned once: a batch is small, so every row is found by its index, also while PostgreSQL takes a table for empty.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_material = off
as $$
#variable_conflict use_column
declare
  today constant date := (p_now at time zone 'UTC')::date;
  playable uuid[];
  spent uuid[];
  remainings int[];
  resets int[];
  spent_out uuid[];
  waits int[];
  new_players uuid[];
  enders uuid[];
  credits int[];
  counted account_stats[];
  told_accounts uuid[];
  told_ids text[];
begin
  select coalesce(array_agg(e.account_id), '{}') into playable
    from unnest(p_accounts, p_games) as e (account_id, game_id)
    join games g on g.id = e.game_id join accounts c on c.id = g.creator_id
    where (g.hidden_at is null and c.banned_at is null) or g.creator_id = e.account_id;

  select array_agg(s.account_id) filter (where s.is_spent), array_agg(s.remaining) filter (where s.is_spent),
    array_agg(s.reset_seconds) filter (where s.is_spent),
    array_agg(s.account_id) filter (where not s.is_spent), array_agg(s.reset_seconds) filter (where not s.is_spent)
    into spent, remainings, resets, spent_out, waits
    from access_spend_each('event', playable::text[], playable, p_max, p_window_seconds, p_now) as s;

  if 'play_start' = any (p_types) then
    with started as (
      insert into played_games as p (account_id, game_id, last_played_on, started_at)
      select e.account_id, e.game_id, today, p_now
        from unnest(p_accounts, p_games, p_types) as e (account_id, game_id, type)
        where e.type = 'play_start' and e.account_id = any (spent)
      on conflict (account_id, game_id) do update set plays = p.plays + 1, started_at = p_now,
        plays_on_last_day = case when p.last_played_on >= today then p.plays_on_last_day + 1 else 1 end,
        last_played_on = greatest(p.last_played_on, today)
      returning account_id, game_id, plays = 1 as is_first, plays_on_last_day = 1 as is_first_today),
    days as (
      insert into play_days (account_id, day) select account_id, today from started where is_first_today
      on conflict do nothing),
    players as (
      insert into daily_players (day, game_id, account_id, is_member)
      select today, game_id, account_id, (select c.kind = 'member' from accounts c where c.id = account_id)
        from started where is_first_today
      on conflict do nothing),
    uncounted as (
      insert into uncounted_plays (game_id) select game_id from started)
    select array_agg(account_id) filter (where is_first) into new_players from started;
  end if;

  -- The open play is taken with its start, so that its time is credited once.
  if 'play_end' = any (p_types) then
    with ended as (
      update played_games p set started_at = null, play_seconds = p.play_seconds + c.seconds
      from unnest(p_accounts, p_games, p_types, p_values) as e (account_id, game_id, type, value)
      join played_games o on o.account_id = e.account_id and o.game_id = e.game_id
      cross join lateral (
        select floor(least(e.value, greatest(0, extract(epoch from p_now - o.started_at))))::int) as c (seconds)
      where e.type = 'play_end' and e.account_id = any (spent) and o.started_at is not null
        and p.account_id = e.account_id and p.game_id = e.game_id and p.started_at is not null
      returning p.account_id, c.seconds)
    select array_agg(account_id), array_agg(seconds) into enders, credits from ended;
  end if;

  if 'score' = any (p_types) then
    insert into board_scores as b (game_id, board, account_id, score, achieved_at)
      select e.game_id, d.board, e.account_id, e.value, p_now
      from unnest(p_accounts, p_games, p_types, p_values) as e (account_id, game_id, type, value)
      cross join (values ('infinity'::date), (today)) as d (board)
      where e.type = 'score' and e.account_id = any (spent)
      on conflict (game_id, board, account_id) do update set score = excluded.score, achieved_at = excluded.achieved_at
        where excluded.score > b.score;
  end if;

  insert into play_events (account_id, game_id, type, value, credited_seconds, happened_at)
    select e.account_id, e.game_id, e.type, e.value,
      case when e.type = 'play_end' then coalesce(credits[array_position(enders, e.account_id)], 0) end, p_now
    from unnest(p_accounts, p_games, p_types, p_values) as e (account_id, game_id, type, value)
    where e.account_id = any (spent);

  select array_agg(s) into counted from accounts_count_plays(
    p_accounts, p_types, p_values, new_players, enders, credits, spent, today) as s;
  if cardinality(counted) is distinct from cardinality(spent) then perform platform_refuse('token_invalid'); end if;

  select array_agg(n.account_id), array_agg(n.achievement_id) into told_accounts, told_ids
    from achievements_tell(spent, p_now) as n;

  return query
  select s.account_id, null, remainings[array_position(spent, s.account_id)], resets[array_position(spent, s.account_id)],
    c.kind, c.handle, c.name, c.created_at, s,
    (select json_agg(json_build_array(a.achievement_id, floor(extract(epoch from a.earned_at) * 1000)::bigint))
      from earned_achievements a where a.account_id = s.account_id),
    case when s.account_id = any (told_accounts) then array(
      select n.achievement_id from unnest(told_accounts, told_ids) as n (account_id, achievement_id)
      where n.account_id = s.account_id) end
  from unnest(counted) as s join accounts c on c.id = s.account_id
  union all
  select e.account_id, case when e.account_id = any (spent_out) then 'rate_limited' else 'not_found' end,
    0, waits[array_position(spent_out, e.account_id)], null, null, null, null, null, null, null
  from unnest(p_accounts) as e (account_id) where e.account_id <> all (coalesce(spent, '{}'));
end
$$;
