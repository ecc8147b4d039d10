-- The game that a job makes a new version of; null: it makes a game of its own.
alter table generation_jobs add column refines uuid references games (id);
-- One job made a game, any number may have refined it.
alter table generation_jobs drop constraint generation_jobs_game_id_key;
create unique index generation_jobs_by_made_game on generation_jobs (game_id) where refines is null;
create index generation_jobs_by_refined_game on generation_jobs (refines) where refines is not null;

-- A version may be a document alone, without files; its thumbnail comes back with it.
alter table game_versions drop constraint game_versions_file_count_check;
alter table game_versions add check (file_count >= 0);
alter table game_versions add column thumbnail bytea;
alter table game_versions add column thumbnail_type text;

-- The version a plan belongs to; 0 as long as its game has none.
alter table game_plans add column version int not null default 0;
alter table game_plans drop constraint game_plans_pkey;
alter table game_plans add primary key (game_id, version);
