-- What was read in the prompt: { mechanic, hero, foes, things, place, mood, numbers, ignored }; null until it was planned.
alter table generation_jobs add column understood jsonb;
-- Whether the finished game stands in lists at once.
alter table generation_jobs add column listed boolean not null default true;
