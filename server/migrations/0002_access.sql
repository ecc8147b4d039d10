create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_by_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- A rolling window as a ring: the uses still inside the window are those numbered oldest_use … next_use - 1, and use
-- number n stands in slot n mod max. Spending looks at one slot and writes one slot, however large the window.
create table limit_windows (
  limit_name text not null,
  subject text not null,
  account_id uuid references accounts (id),
  next_use bigint not null default 0,
  oldest_use bigint not null default 0,
  last_used_at timestamptz not null default '-infinity',
  primary key (limit_name, subject)
) with (fillfactor = 70);
create index limit_windows_by_account on limit_windows (account_id) where account_id is not null;

create table limit_uses (
  limit_name text not null,
  subject text not null,
  slot int not null,
  used_at timestamptz not null,
  primary key (limit_name, subject, slot),
  foreign key (limit_name, subject) references limit_windows (limit_name, subject) on delete cascade
) with (fillfactor = 70);

-- Spends one use or refuses with the seconds until one is free. The window's row is the lock, so that parallel callers
-- come one after the other; refusing rolls the statement back, so that a refused call does not count.
create function access_spend(
  p_limit text, p_subject text, p_account uuid, p_max int, p_window_seconds int, p_now timestamptz,
  out remaining int, out reset_seconds int
) language plpgsql as $$
declare
  w limit_windows;
  cutoff timestamptz := p_now - make_interval(secs => p_window_seconds);
  oldest_at timestamptz;
begin
  insert into limit_windows (limit_name, subject, account_id) values (p_limit, p_subject, p_account)
    on conflict (limit_name, subject) do nothing;
  select * into strict w from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  if w.last_used_at <= cutoff then w.oldest_use := w.next_use; end if;
  while w.oldest_use < w.next_use loop
    select used_at into oldest_at from limit_uses
      where limit_name = p_limit and subject = p_subject and slot = w.oldest_use % p_max;
    exit when oldest_at > cutoff;
    w.oldest_use := w.oldest_use + 1;
  end loop;
  if w.next_use - w.oldest_use >= p_max then
    perform platform_refuse('rate_limited', '', greatest(1, ceil(extract(epoch from oldest_at - cutoff)))::int);
  end if;
  insert into limit_uses (limit_name, subject, slot, used_at)
    values (p_limit, p_subject, w.next_use % p_max, greatest(p_now, w.last_used_at))
    on conflict (limit_name, subject, slot) do update set used_at = excluded.used_at;
  update limit_windows set next_use = w.next_use + 1, oldest_use = w.oldest_use, last_used_at = greatest(p_now, w.last_used_at)
    where limit_name = p_limit and subject = p_subject;
  remaining := p_max - (w.next_use + 1 - w.oldest_use)::int;
  reset_seconds := case when w.oldest_use = w.next_use then p_window_seconds
    else greatest(1, ceil(extract(epoch from oldest_at - cutoff)))::int end;
end
$$;

-- Writes a window anew from the given times (oldest first); the newest p_max count.
create function access_rewrite(
  p_limit text, p_subject text, p_account uuid, p_max int, p_uses timestamptz[]
) returns void language plpgsql as $$
declare
  uses timestamptz[] := p_uses[greatest(1, cardinality(p_uses) - p_max + 1):];
begin
  insert into limit_windows (limit_name, subject, account_id) values (p_limit, p_subject, p_account)
    on conflict (limit_name, subject) do nothing;
  perform 1 from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  delete from limit_uses where limit_name = p_limit and subject = p_subject;
  insert into limit_uses (limit_name, subject, slot, used_at)
    select p_limit, p_subject, n - 1, used_at from unnest(uses) with ordinality as u (used_at, n);
  update limit_windows set next_use = cardinality(uses), oldest_use = 0,
    last_used_at = coalesce(uses[cardinality(uses)], '-infinity')
    where limit_name = p_limit and subject = p_subject;
end
$$;

-- The times still inside a window, oldest first, with its row locked.
create function access_uses(p_limit text, p_subject text, p_cutoff timestamptz) returns timestamptz[] language plpgsql as $$
begin
  perform 1 from limit_windows where limit_name = p_limit and subject = p_subject for no key update;
  return coalesce((select array_agg(used_at order by used_at) from limit_uses
    where limit_name = p_limit and subject = p_subject and used_at > p_cutoff), '{}');
end
$$;
