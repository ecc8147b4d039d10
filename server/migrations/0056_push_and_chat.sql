-- A browser is pushed to for as long as the session lives that subscribed it. Those from before belong to no known session,
-- so they are asked for again.
delete from push_subscriptions;
alter table push_subscriptions add column session_id uuid references sessions (id) on delete cascade;
create index push_subscriptions_by_session on push_subscriptions (session_id);

-- A kind can be listed and not pushed.
alter table muted_notifications
  add column is_told boolean not null default false,
  add column is_pushed boolean not null default true;
