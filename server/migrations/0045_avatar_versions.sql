-- Counts the choices of a picture, so that the address of each can be cached for good.
alter table accounts add column avatar_version int not null default 0;
