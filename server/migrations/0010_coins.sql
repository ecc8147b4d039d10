-- The double-entry ledger. A transaction moves coins between accounts, its entries sum to zero, and neither is ever
-- changed. A wallet has the id of the person's account; platform revenue and issuance have fixed ids.
--
-- A debit of a wallet is taken from its stored balance at once, under its row lock. Everything else (a sale's share,
-- revenue, issuance, an award) is an entry plus a row in coin_unfolded, so that nobody waits for an account that many
-- pay into; it is folded into the stored balance by a job, or by a spender who needs it. What an account holds is
-- therefore its stored balance plus what is unfolded, and a stored wallet balance never says more than there is.
create table coin_accounts (
  id uuid primary key,
  kind text not null check (kind in ('wallet', 'revenue', 'issuance')),
  account_id uuid references accounts (id),
  balance bigint not null default 0,
  check ((kind = 'wallet') = (account_id is not null)),
  check (account_id = id),
  check (kind <> 'wallet' or balance >= 0),
  -- What a JSON number can hold exactly; coins_issue keeps well inside it.
  check (balance between -9007199254740991 and 9007199254740991)
) with (fillfactor = 70);

create function coins_issuance() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-7000-8000-000000000001'::uuid $$;
create function coins_revenue() returns uuid language sql immutable parallel safe
  as $$ select '00000000-0000-7000-8000-000000000002'::uuid $$;
insert into coin_accounts (id, kind) values (coins_issuance(), 'issuance'), (coins_revenue(), 'revenue');

-- The cause names what was paid for (intent:…, achievement:…, welcome:…), so that nothing is paid twice.
create table coin_transactions (
  id uuid primary key,
  kind text not null check (kind in ('welcome', 'achievement', 'grant', 'purchase', 'merge', 'closing')),
  cause text not null unique check (cause <> ''),
  memo text not null check (char_length(memo) between 1 and 200),
  ref_id text,
  created_at timestamptz not null
);

-- The number orders a wallet's statement: a spender numbers its debit after it has seen the credits it spends.
create table coin_entries (
  transaction_id uuid not null references coin_transactions (id),
  coin_account_id uuid not null references coin_accounts (id),
  number bigint not null generated always as identity,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, coin_account_id)
);
create unique index coin_entries_by_account on coin_entries (coin_account_id, number) include (amount);

-- A list of work for whoever folds; what it says also stands in coin_entries, so it has no keys to other tables.
create table coin_unfolded (
  coin_account_id uuid not null,
  number bigint not null,
  amount bigint not null,
  primary key (coin_account_id, number)
);

create function coins_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only: % of % is refused', lower(tg_op), tg_table_name;
end
$$;
create trigger coin_entries_append_only before update or delete or truncate on coin_entries
  for each statement execute function coins_refuse_change();
create trigger coin_transactions_append_only before update or delete or truncate on coin_transactions
  for each statement execute function coins_refuse_change();

-- The entries of a transaction come in one statement.
create function coins_check_entries() returns trigger language plpgsql as $$
begin
  if exists (select from added group by transaction_id having sum(amount) <> 0 or count(*) < 2) then
    raise exception 'The entries of a coin transaction must sum to zero';
  end if;
  return null;
end
$$;
create trigger coin_entries_sum_to_zero after insert on coin_entries
  referencing new table as added for each statement execute function coins_check_entries();

-- Folds what is unfolded of an account, the oldest p_max of it, into its stored balance.
create function coins_fold(p_coin_account uuid, p_max int default null) returns void language plpgsql as $$
declare
  folded bigint;
begin
  perform 1 from coin_accounts where id = p_coin_account for no key update;
  with gone as (
    delete from coin_unfolded where coin_account_id = p_coin_account
      and (p_max is null or number <= (select max(number) from (
        select number from coin_unfolded where coin_account_id = p_coin_account order by number limit p_max) as oldest))
    returning amount)
  select sum(amount) into folded from gone;
  if folded <> 0 then update coin_accounts set balance = balance + folded where id = p_coin_account; end if;
end
$$;

-- Takes coins out of a wallet, or refuses. What came in lately is looked for only when the stored balance is too small.
create function coins_debit(p_wallet uuid, p_coins bigint) returns void language plpgsql as $$
begin
  update coin_accounts set balance = balance - p_coins where id = p_wallet and balance >= p_coins;
  if found then return; end if;
  perform coins_fold(p_wallet);
  update coin_accounts set balance = balance - p_coins where id = p_wallet and balance >= p_coins;
  if not found then perform platform_refuse('insufficient_coins'); end if;
end
$$;

-- Posts one transaction; false, and nothing done, when its cause was posted before. Refuses when the wallet that pays
-- holds too little. Only one wallet pays, so that two posts never wait for each other in a circle.
create function coins_post(
  p_kind text, p_cause text, p_memo text, p_ref text, p_accounts uuid[], p_amounts bigint[], p_now timestamptz
) returns boolean language plpgsql as $$
declare
  posted uuid;
  payer uuid;
begin
  insert into coin_transactions (id, kind, cause, memo, ref_id, created_at)
    values (platform_uuid7(p_now), p_kind, p_cause, p_memo, p_ref, p_now)
    on conflict (cause) do nothing returning id into posted;
  if posted is null then return false; end if;
  for i in 1 .. cardinality(p_accounts) loop
    if p_accounts[i] in (coins_issuance(), coins_revenue()) then continue; end if;
    if p_amounts[i] > 0 then
      -- Looked for first: an insert that conflicts would wait for whoever is spending from that wallet.
      if not exists (select from coin_accounts where id = p_accounts[i]) then
        insert into coin_accounts (id, kind, account_id) values (p_accounts[i], 'wallet', p_accounts[i])
          on conflict (id) do nothing;
      end if;
    else
      if payer is not null then raise exception 'Only one wallet can pay in a coin transaction'; end if;
      payer := p_accounts[i];
      perform coins_debit(payer, -p_amounts[i]);
    end if;
  end loop;
  with entered as (
    insert into coin_entries (transaction_id, coin_account_id, amount)
    select posted, id, amount from unnest(p_accounts, p_amounts) as e (id, amount)
    returning coin_account_id, number, amount)
  insert into coin_unfolded (coin_account_id, number, amount)
    select coin_account_id, number, amount from entered where coin_account_id is distinct from payer;
  return true;
end
$$;

-- New coins for a wallet; false when this cause was paid before. At most 9e15 coins exist, so that no balance leaves
-- what a JSON number holds. Small amounts look at the stored issuance only, which lags a minute behind: the room
-- between the cap and the table's own check is seven million of them.
create function coins_issue(
  p_account uuid, p_amount bigint, p_kind text, p_cause text, p_memo text, p_ref text, p_now timestamptz
) returns boolean language plpgsql as $$
declare
  large constant boolean := p_amount > 1000000;
begin
  if p_amount is null or p_amount < 1 then raise exception 'Coins are issued in amounts above zero, not %', p_amount; end if;
  if large then perform coins_fold(coins_issuance()); end if;
  if (select balance from coin_accounts where id = coins_issuance()) - p_amount < -9000000000000000 then
    perform platform_refuse('coins_used_up');
  end if;
  if not coins_post(p_kind, p_cause, p_memo, p_ref, array[p_account, coins_issuance()], array[p_amount, -p_amount], p_now) then
    return false;
  end if;
  if large then perform coins_fold(coins_issuance()); end if;
  return true;
end
$$;

create function coins_balance(p_account uuid) returns bigint language sql stable as $$
  select (coalesce((select balance from coin_accounts where id = p_account), 0)
    + coalesce((select sum(amount) from coin_unfolded where coin_account_id = p_account), 0))::bigint
$$;
