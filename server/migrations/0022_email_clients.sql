-- One live code an address and client, instead of one an address: a stranger's starts and guesses must not use up the
-- owner's. A client is its challenge, else the address it calls from, each as a keyed hash. attempts counts what the code's
-- own client tried, other_attempts what all others did together.
delete from email_codes;
alter table email_codes
  drop constraint email_codes_pkey,
  add column client_hash bytea not null,
  -- Of the challenge that this start answered: whoever brings it is the code's own client too.
  add column challenge_hash bytea not null,
  add column other_attempts int not null default 0 check (other_attempts between 0 and 10),
  add primary key (address_hash, client_hash);

-- Clients that signed in to an address: they are served also while strangers flood it.
create table email_clients (
  address_hash bytea not null,
  client_hash bytea not null,
  signed_in_at timestamptz not null,
  primary key (address_hash, client_hash)
);
create index email_clients_by_age on email_clients (signed_in_at);

delete from limit_windows where limit_name like 'email%';
