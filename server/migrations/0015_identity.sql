-- Which guest a device opens. The device id itself is a secret of the device and is kept only as a keyed hash.
create table devices (
  device_hash bytea primary key,
  account_id uuid not null unique references accounts (id),
  created_at timestamptz not null
);

-- Ways into a member account: an Apple subject or an e-mail address proven by code, each as a keyed hash.
-- email_hash of an Apple identity is the address Apple vouches for at its last sign-in (verified, no relay), else null.
create table identities (
  identity_hash bytea primary key,
  kind text not null check (kind in ('apple', 'email')),
  account_id uuid not null references accounts (id),
  email_hash bytea,
  -- The address, sealed, so that its owner can be shown it.
  sealed_address bytea,
  created_at timestamptz not null
);
create index identities_by_account on identities (account_id);
create index identities_by_email on identities (email_hash) where email_hash is not null;

-- Outlives closed accounts, so that an identity is welcomed with coins only once, ever.
create table welcomed_identities (
  identity_hash bytea primary key,
  welcomed_at timestamptz not null
);

-- One live code an address. Code and address lie sealed until the mail is sent or the code expires, then not at all.
create table email_codes (
  address_hash bytea primary key,
  id uuid not null unique,
  code_hash bytea not null,
  sealed bytea,
  attempts int not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index email_codes_by_expiry on email_codes (expires_at);
