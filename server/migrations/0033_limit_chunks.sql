-- A rolling window is one row with the times of its latest uses, so that a spend is one small update in place. The times
-- before those stand in chunks, one row for many uses, which are read only when the oldest of them leaves the window.
-- Uses are numbered: recent holds those up to next_use - 1, a chunk those from first_use on; oldest_use is the first that
-- counts, at oldest_at. A window whose recent is null has its times in limit_uses still, until it is used again.
alter table limit_windows
  add column oldest_at timestamptz,
  add column recent timestamptz[];

create table limit_chunks (
  limit_name text not null,
  subject text not null,
  first_use bigint not null,
  used_at timestamptz[] not null,
  primary key (limit_name, subject, first_use),
  foreign key (limit_name, subject) references limit_windows (limit_name, subject) on delete cascade
);
