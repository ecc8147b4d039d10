-- Signs in the guests of these distinct devices in one statement. A known device gets its newest valid session; an
-- unknown one gets an account with the given id and handle, and a session with the given id and token hash. The limit
-- window of a device is the lock under which its guest is created, taken in the order of the devices. outcome: living
-- (session_id and token_hash are of an existing session), opened (they are the given ones), made (the account is new
-- too), limited, banned, or apart: nothing was done, because an unknown device may not get a guest here (p_may_make),
-- its closed account left used limits, the handle is taken, or the guest is being merged or closed.
create or replace function identity_sign_in_guests(
  p_devices bytea[], p_accounts uuid[], p_handles text[], p_sessions uuid[], p_token_hashes bytea[], p_agents text[],
  p_may_make boolean, p_max int, p_window_seconds int, p_now timestamptz, p_expires_at timestamptz
) returns table (place int, outcome text, remaining int, reset_seconds int, account_id uuid, session_id uuid, token_hash bytea)
language plpgsql rows 1
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
#variable_conflict use_column
declare
  size constant int := cardinality(p_devices);
  outcomes text[] := array_fill(null::text, array[size]);
  accounts uuid[] := array_fill(null::uuid, array[size]);
  spending int[] := '{}';
  subjects text[] := '{}';
  lefts int[] := array_fill(0, array[size]);
  resets int[] := array_fill(0, array[size]);
  unknown int[] := '{}';
  made int[] := '{}';
  guests uuid[];
  opened int[] := '{}';
  one record;
begin
  for one in
    select e.place::int, k.id, k.is_banned, k.id is null and (not p_may_make or exists (
        select from limit_windows w where w.closed_identity = e.device)) as is_apart, encode(e.device, 'hex') as subject
    from unnest(p_devices) with ordinality as e (device, place)
    left join lateral (
      select a.id, a.banned_at is not null as is_banned from devices d join accounts a on a.id = d.account_id
      where d.device_hash = e.device and a.closed_at is null offset 0) as k on true
    order by e.place
  loop
    if one.is_banned then
      outcomes[one.place] := 'banned';
    elsif one.is_apart then
      outcomes[one.place] := 'apart';
    else
      -- A guest that is being merged or closed is left to the slower path, which waits for that.
      perform 1 from accounts a where a.id = one.id and a.closed_at is null for key share skip locked;
      if one.id is not null and not found then
        outcomes[one.place] := 'apart';
        continue;
      end if;
      accounts[one.place] := one.id;
      spending := spending || one.place;
      subjects := subjects || one.subject;
    end if;
  end loop;

  for one in
    select s.*, spending[s.number] as place
    from rows from (access_spend_each('guest', subjects, array_fill(null::uuid, array[cardinality(subjects)]), p_max,
      p_window_seconds, p_now)) with ordinality as s (account_id, is_spent, remaining, reset_seconds, number)
  loop
    lefts[one.place] := one.remaining;
    resets[one.place] := one.reset_seconds;
    if not one.is_spent then
      outcomes[one.place] := 'limited';
    elsif accounts[one.place] is null then
      unknown := unknown || one.place;
    end if;
  end loop;

  -- A concurrent call may have created the guest of a device while this one waited for the lock.
  if unknown <> '{}' then
    for one in
      select e.place, d.account_id from unnest(unknown) as e (place)
      left join devices d on d.device_hash = p_devices[e.place]
    loop
      accounts[one.place] := one.account_id;
      if one.account_id is null then made := made || one.place; end if;
    end loop;
  end if;
  if made <> '{}' then
    guests := accounts_open_guests(array(select p_accounts[n] from unnest(made) as n),
      array(select p_handles[n] from unnest(made) as n), p_now);
    insert into devices (device_hash, account_id, created_at)
      select p_devices[n], p_accounts[n], p_now from unnest(made) as n where p_accounts[n] = any (guests);
    for i in 1 .. cardinality(made) loop
      outcomes[made[i]] := case when p_accounts[made[i]] = any (guests) then 'made' else 'apart' end;
      accounts[made[i]] := p_accounts[made[i]];
    end loop;
  end if;

  for one in
    select e.place::int, coalesce(outcomes[e.place], 'living') as outcome, s.id, s.token_hash
    from unnest(accounts) with ordinality as e (account_id, place)
    left join lateral (
      select id, token_hash from sessions
      where account_id = e.account_id and expires_at > p_now and outcomes[e.place] is null
      order by created_at desc, id desc limit 1) as s on true
    order by e.place
  loop
    place := one.place;
    outcome := one.outcome;
    remaining := lefts[place];
    reset_seconds := resets[place];
    account_id := accounts[place];
    session_id := one.id;
    token_hash := one.token_hash;
    if outcome = 'made' or (outcome = 'living' and one.id is null) then
      if outcome = 'living' then
        -- Locked, so that it cannot be closed or merged before its session exists.
        perform 1 from accounts a where a.id = accounts[place] and a.closed_at is null and a.banned_at is null for key share;
        outcome := case when found then 'opened' else 'apart' end;
      end if;
      if outcome <> 'apart' then opened := opened || place; end if;
      session_id := p_sessions[place];
      token_hash := p_token_hashes[place];
    end if;
    return next;
  end loop;
  if opened <> '{}' then
    perform access_open_sessions(array(select p_sessions[n] from unnest(opened) as n),
      array(select accounts[n] from unnest(opened) as n), array(select p_token_hashes[n] from unnest(opened) as n),
      array(select p_agents[n] from unnest(opened) as n), p_now, p_expires_at);
  end if;
end
$$;
