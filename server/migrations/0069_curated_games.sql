-- What operators say of a game: how long it is featured, and for whom it is fit. Null: not featured, not rated.
alter table games add featured_until timestamptz;
alter table games add rating text check (rating in ('everyone', 'teen', 'adult'));
create index games_featured on games (featured_until) where featured_until is not null;

-- A thing that an operator deleted for good; its case is decided with it.
alter table moderation_cases drop constraint moderation_cases_status_check;
alter table moderation_cases add constraint moderation_cases_status_check
  check (status in ('reported', 'hidden_by_reports', 'hidden', 'restored', 'deleted'));
alter table moderation_decisions drop constraint moderation_decisions_decision_check;
alter table moderation_decisions add constraint moderation_decisions_decision_check
  check (decision in ('hide', 'restore', 'delete', 'ban', 'unban', 'clean'));
