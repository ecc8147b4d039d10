-- Passkeys of operators, each a second factor like the authenticator app.
create table operator_passkeys (
  id uuid primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  credential_id text not null unique,
  -- In COSE form, as the authenticator gave it.
  public_key bytea not null,
  -- How often the authenticator says it was used; one that never counts stays at 0.
  counter bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_passkeys_by_operator on operator_passkeys (operator_id);

-- What the next new passkey of an operator has to sign: one each, taken away by the first answer.
create table operator_passkey_challenges (
  operator_id uuid primary key references operators (id) on delete cascade,
  challenge bytea not null,
  expires_at timestamptz not null
);

-- Who enrolled a passkey needs no authenticator app.
alter table operators drop constraint operators_check;
alter table operators add constraint operators_check check (sealed_secret is null or enrolled_at is not null);
