-- Both tables by week, so that old rows leave with their partition. The rows that are there stay where they are, in the
-- first partition. What no partition takes goes into the default one, so that no write fails for want of a partition; a
-- new partition is made like it. Keys and indexes stand in the partitions: an event's id is unique by its sequence.

-- Its function comes after the migrations and puts it on the new table.
drop trigger if exists play_events_stay on play_events;
alter table play_events rename to play_events_first;
alter table feed_seen rename to feed_seen_first;

-- A partitioned table can have an identity column since PostgreSQL 17 only.
do $$
declare
  next_id constant bigint := nextval(pg_get_serial_sequence('play_events_first', 'id'));
begin
  alter table play_events_first alter id drop identity;
  execute format('create sequence play_events_id_seq start %s', next_id);
end
$$;
alter table play_events_first alter id set default nextval('play_events_id_seq');

create table play_events (like play_events_first including defaults including constraints) partition by range (happened_at);
alter table play_events drop constraint rows_before_weeks;
alter sequence play_events_id_seq owned by play_events.id;
create table feed_seen (like feed_seen_first including defaults including constraints) partition by range (seen_at);
alter table feed_seen drop constraint rows_before_weeks, add foreign key (account_id) references accounts (id);

do $$
declare
  monday text;
begin
  select (regexp_match(pg_get_constraintdef(oid), '''([^'']+)'''))[1] into strict monday
    from pg_constraint where conrelid = 'play_events_first'::regclass and conname = 'rows_before_weeks';
  execute format('alter table play_events attach partition play_events_first for values from (minvalue) to (%L)', monday);
  execute format('alter table feed_seen attach partition feed_seen_first for values from (minvalue) to (%L)', monday);
end
$$;
alter table play_events_first drop constraint rows_before_weeks;
alter table feed_seen_first drop constraint rows_before_weeks;

create table play_events_default (like play_events_first including all);
alter table play_events attach partition play_events_default default;
create table feed_seen_default (like feed_seen_first including all);
alter table feed_seen attach partition feed_seen_default default;
