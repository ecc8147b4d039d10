-- The double-entry ledger. A transaction moves coins between accounts, its entries sum to zero, and neither is ever
-- changed. A wallet has the id of the person's account; platform revenue and issuance have fixed ids.
--
-- A debit of a wallet is taken from its stored balance at once, under its row lock. Everything else (a sale's share,
-- revenue, issuance, an award) is an entry plus a row in coin_unsettled, so that nobody waits for an account that many
-- pay into; it is settled into the stored balance by a job, or by a spender who needs it. What an account holds is
-- therefore its stored balance plus what is unsettled, and a stored wallet balance never says more than there is.
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

insert into coin_accounts (id, kind) values
  ('00000000-0000-7000-8000-000000000001', 'issuance'),
  ('00000000-0000-7000-8000-000000000002', 'revenue');

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

-- A list of work for whoever settles; what it says also stands in coin_entries, so it has no keys to other tables.
create table coin_unsettled (
  coin_account_id uuid not null,
  number bigint not null,
  amount bigint not null,
  primary key (coin_account_id, number)
);
