-- Until when a ban holds; null is for good.
alter table accounts add banned_until timestamptz, add check (banned_until is null or banned_at is not null);
create index accounts_by_ban_end on accounts (banned_until) where banned_until is not null;
