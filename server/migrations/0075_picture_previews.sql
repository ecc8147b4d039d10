-- A tiny copy of a game's picture, which pages contain, so that a slow connection shows it with the first paint.
-- A job makes it; preview_of is the hash of the picture it was made from, also if that could not be read.
alter table game_documents add column preview bytea;
alter table game_documents add column preview_of bytea;
create index game_documents_preview_due on game_documents (game_id)
  where thumbnail is not null and preview_of is distinct from thumbnail_sha256;
