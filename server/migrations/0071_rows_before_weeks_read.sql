-- Reads all rows, and lets others read and write meanwhile.
alter table play_events validate constraint rows_before_weeks;
alter table feed_seen validate constraint rows_before_weeks;
