-- What an operator took away is not its former owner's either while it is reserved.
alter table reserved_handles add column for_owner boolean not null default true;
