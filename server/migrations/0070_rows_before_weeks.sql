-- What is in these tables becomes their first partition. That every row of it lies before a certain Monday is said
-- now and looked at in a transaction of its own, so that nobody waits while all rows are read. The Monday is five weeks
-- ahead: until the partitions are there, a later row would be refused.
do $$
declare
  monday constant timestamptz := (date_trunc('week', now() at time zone 'UTC') + interval '5 weeks') at time zone 'UTC';
begin
  execute format('alter table play_events add constraint rows_before_weeks check (happened_at < %L) not valid', monday);
  execute format('alter table feed_seen add constraint rows_before_weeks check (seen_at < %L) not valid', monday);
end
$$;
