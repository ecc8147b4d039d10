-- What is being tried in the game, or mended, while a worker is at it.
alter table generation_jobs add column detail text;
