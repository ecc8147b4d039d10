-- Of a new best score, told to friends whom it passes: what it was before (null: there was none), and what it is.
alter table notification_events add column score_before double precision, add column score double precision;
