-- Whether an old handle leads to its owner's profile for as long as it is reserved: they say so when they change it.
alter table reserved_handles add column redirects boolean not null default false;
