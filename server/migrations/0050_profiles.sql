create extension if not exists pg_trgm;

-- Text as it is compared in a search: without case, accents and compatibility forms. Most names are plain ASCII.
create function accounts_fold(p_text text) returns text language sql immutable parallel safe return
  case when p_text ~ '^[\x01-\x7f]*$' then lower(p_text)
  else translate(replace(replace(replace(
    lower(regexp_replace(normalize(p_text, nfkd), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'øłđðıħŧ', 'olddiht') end;

-- The same in ASCII letters and digits only, other letters as their number: trigrams are made of what the database's
-- locale takes for a letter, and that may be ASCII alone.
create function accounts_spell(p_text text) returns text language sql immutable parallel safe return
  case when accounts_fold(p_text) ~ '^[\x01-\x7f]*$' then accounts_fold(p_text)
  else (select string_agg(case when ascii(letter) < 128 then letter else to_hex(ascii(letter)) end, '' order by place)
    from regexp_split_to_table(accounts_fold(p_text), '') with ordinality as letters (letter, place)) end;

-- A hidden profile is shown to its owner only. The texts to search are kept, because comparing would make them anew for
-- every row that may fit; search_text is there for those who can be found.
alter table accounts
  add column hidden_at timestamptz,
  add column search_name text generated always as (accounts_fold(name)) stored,
  add column search_text text generated always as (
    case when kind = 'member' and closed_at is null and banned_at is null and hidden_at is null
      then accounts_spell(handle || ' ' || coalesce(name, '')) end) stored;

create index accounts_by_shown_handle on accounts (handle collate "C")
  where kind = 'member' and closed_at is null and banned_at is null and hidden_at is null;
create index accounts_by_shown_name on accounts (search_name collate "C", handle collate "C")
  where kind = 'member' and closed_at is null and banned_at is null and hidden_at is null;
create index accounts_by_trigrams on accounts using gin (search_text gin_trgm_ops);

-- Moves one counter of many accounts, in the order of their ids.
create function accounts_add_stat_each(p_accounts uuid[], p_column text, p_by bigint) returns void language plpgsql as $$
begin
  perform 1 from account_stats where account_id = any (p_accounts) order by account_id for no key update;
  execute format('update account_stats set %I = %I + $1 where account_id = any ($2)', p_column, p_column)
    using p_by, p_accounts;
end
$$;
