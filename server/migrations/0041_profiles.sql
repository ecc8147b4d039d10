-- What a member says and chooses about themself. The age is a band, told once, and asked for only where AGE_GATE is on.
alter table accounts
  add column bio text check (char_length(bio) between 1 and 160),
  add column shows_presence boolean not null default false,
  add column age_band text check (age_band in ('under_13', '13_to_17', 'adult'));

-- The picture a member chose: one of those drawn from the account's id, by its number, or one that was uploaded and made
-- anew by us. Who has none here has the first drawn one.
create table avatars (
  account_id uuid primary key references accounts (id),
  drawn int check (drawn between 0 and 23),
  image bytea check (octet_length(image) <= 200000),
  updated_at timestamptz not null,
  check ((drawn is null) <> (image is null))
);
