-- A picture that the creator chose is not replaced by those of play tests.
alter table game_documents add column is_picture_chosen boolean not null default false;
