-- A UUIDv7 for rows made inside SQL functions; rows made by the service bring their own.
create function platform_uuid7(p_now timestamptz) returns uuid language sql volatile as $$
  select encode(set_byte(set_byte(bytes, 6, (get_byte(bytes, 6) & 15) | 112), 8, (get_byte(bytes, 8) & 63) | 128), 'hex')::uuid
  from (select overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from p_now) * 1000)::bigint) from 3) from 1 for 6) as bytes) as made
$$;

-- Refuses the request from inside a statement: the code is the message, the sentence the detail, seconds to wait the hint.
create function platform_refuse(p_code text, p_sentence text default '', p_retry_after int default null) returns void language plpgsql as $$
begin
  raise exception using errcode = 'COINP', message = p_code, detail = p_sentence, hint = coalesce(p_retry_after::text, '');
end
$$;

-- Closed accounts keep their row, without personal data, so that the ledger and the games still point somewhere.
create table accounts (
  id uuid primary key,
  kind text not null check (kind in ('guest', 'member')),
  handle text not null unique check (handle = lower(handle)),
  name text check (char_length(name) between 1 and 50),
  created_at timestamptz not null,
  closed_at timestamptz,
  merged_into uuid references accounts (id),
  banned_at timestamptz,
  check (merged_into is null or closed_at is not null)
);

-- Counters stand apart from the account, because they change with every play and the account hardly ever does.
-- is_open mirrors the account's state, so that a counting write finds out in the same row that it is too late.
create table account_stats (
  account_id uuid primary key references accounts (id),
  is_open boolean not null default true,
  plays bigint not null default 0,
  play_seconds bigint not null default 0,
  games_played bigint not null default 0,
  scores bigint not null default 0,
  best_score double precision,
  current_streak_days int not null default 0,
  longest_streak_days int not null default 0,
  last_played_on date,
  games_created bigint not null default 0,
  clips bigint not null default 0,
  followers bigint not null default 0,
  following bigint not null default 0,
  friends bigint not null default 0,
  purchases bigint not null default 0,
  finds bigint not null default 0
) with (fillfactor = 70);

-- Every write on behalf of a caller asks this first: it answers only for an open account, and holds its row so that
-- closing and merging (which lock it for update) come either before or after the whole write.
create function accounts_require_open(p_account uuid) returns void language plpgsql as $$
begin
  perform 1 from accounts where id = p_account and closed_at is null and banned_at is null for key share;
  if not found then perform platform_refuse('token_invalid'); end if;
end
$$;

-- Moves one counter; the column name comes from our own code only.
create function accounts_add_stat(p_account uuid, p_column text, p_by bigint) returns void language plpgsql as $$
begin
  execute format('update account_stats set %I = %I + $1 where account_id = $2', p_column, p_column) using p_by, p_account;
end
$$;
