-- What somebody was sent, or played: the random halves of the things' ids, eight bytes each, one row a page.
create table feed_seen (
  account_id uuid not null references accounts (id),
  seen_at timestamptz not null,
  keys bytea not null check (octet_length(keys) % 8 = 0)
);
create index feed_seen_by_account on feed_seen (account_id, seen_at);
create index feed_seen_by_age on feed_seen using brin (seen_at);

-- That something was seen is not worth waiting for the disk: a crash forgets the last moments of it.
create function feed_record_seen(p_account uuid, p_seen_at timestamptz, p_keys bytea, p_played_at timestamptz, p_played bytea)
returns void language plpgsql as $$
begin
  perform accounts_require_open(p_account), set_config('synchronous_commit', 'off', true);
  insert into feed_seen (account_id, seen_at, keys)
    select p_account, seen_at, keys from (values (p_seen_at, p_keys), (p_played_at, p_played)) as s (seen_at, keys)
    where octet_length(keys) > 0;
end
$$;

-- Players of a game on a UTC day, counted from who played; days that are over are counted once.
create table feed_daily_players (
  day date not null,
  game_id uuid not null,
  members int not null,
  guests int not null,
  primary key (day, game_id)
);

-- How popular games were when it was measured, for as long as somebody may read on in a feed that began with it.
-- Only games with players stand in it, each with its weight.
create table feed_popularity (
  measured_at timestamptz primary key,
  game_ids uuid[] not null,
  players double precision[] not null
);

-- A day weighs half of the next. Guests count as a tenth, and never more than the members do: anybody can make guests.
create function feed_measure_popularity(p_now timestamptz) returns void language plpgsql as $$
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

-- Clips carry their maker's name, and a ban hides them: who keeps them in memory looks again.
create function feed_tell_of_creator() returns trigger language plpgsql as $$
begin
  perform pg_notify('coinop', 'feed ' || new.id);
  return null;
end
$$;
create trigger accounts_changed_for_feed after update of handle, name, banned_at on accounts
  for each row when (new.kind = 'member' and (old.handle, old.name, old.banned_at) is distinct from (new.handle, new.name, new.banned_at))
  execute function feed_tell_of_creator();
