create extension if not exists pg_trgm;

-- The two functions below stand here and not in server/sql, because stored columns are made by them: whoever changes one
-- has to write those columns anew.

-- Text as it is compared in a search: without case, accents and compatibility forms. Most names are plain ASCII.
create function accounts_normalize(p_text text) returns text language sql immutable parallel safe return
  case when p_text ~ '^[\x01-\x7f]*$' then lower(p_text)
  else translate(replace(replace(replace(
    lower(regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øłđðıħŧ', 'olddiht') end;

-- The same in ASCII letters and digits only, other letters as their number: trigrams are made of what the database's
-- locale takes for a letter, and that may be ASCII alone.
create function accounts_spell(p_text text) returns text language sql immutable parallel safe return
  case when accounts_normalize(p_text) ~ '^[\x01-\x7f]*$' then accounts_normalize(p_text)
  else (select string_agg(case when ascii(letter) < 128 then letter else to_hex(ascii(letter)) end, '' order by place)
    from regexp_split_to_table(accounts_normalize(p_text), '') with ordinality as letters (letter, place)) end;

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
  -- A hidden profile is shown to its owner only.
  hidden_at timestamptz,
  -- The texts to search are kept, because comparing would make them anew for every row that may fit; search_text is there
  -- for those who can be found.
  search_name text generated always as (accounts_normalize(name)) stored,
  search_text text generated always as (
    case when kind = 'member' and closed_at is null and banned_at is null and hidden_at is null
      then accounts_spell(handle || ' ' || coalesce(name, '')) end) stored,
  check (merged_into is null or closed_at is not null)
);
create index accounts_by_shown_handle on accounts (handle collate "C")
  where kind = 'member' and closed_at is null and banned_at is null and hidden_at is null;
create index accounts_by_shown_name on accounts (search_name collate "C", handle collate "C")
  where kind = 'member' and closed_at is null and banned_at is null and hidden_at is null;
create index accounts_by_trigrams on accounts using gin (search_text gin_trgm_ops);

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
create index account_stats_by_last_day on account_stats (last_played_on) where current_streak_days > 0;

-- A handle that was given up: nobody else can take it until then, so that old links do not lead to somebody new.
create table reserved_handles (
  handle text primary key,
  account_id uuid not null references accounts (id),
  reserved_until timestamptz not null
);
create index reserved_handles_by_account on reserved_handles (account_id);
