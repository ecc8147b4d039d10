-- Codes of clients have a table of their own, and email_codes is as it was, so that nodes of the version before go on
-- working during an update. own_attempts counts what the code's own client tried, other_attempts what all others did.
create table sign_in_codes (
  address_hash bytea not null,
  client_hash bytea not null,
  -- Of the challenge that this start answered: whoever brings it is the code's own client too.
  challenge_hash bytea not null,
  id uuid not null unique,
  code_hash bytea not null,
  -- Code and address, until the mail is sent or the code expires.
  sealed bytea,
  own_attempts int not null default 0 check (own_attempts between 0 and 5),
  other_attempts int not null default 0 check (other_attempts between 0 and 10),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (address_hash, client_hash)
);
create index sign_in_codes_by_expiry on sign_in_codes (expires_at);

delete from email_codes;
alter table email_codes
  drop constraint email_codes_pkey,
  drop column client_hash,
  drop column challenge_hash,
  drop column other_attempts,
  add primary key (address_hash);
