-- What is made of a clip beside its video: a moving picture for lists, smaller renditions (each the name of its file,
-- its size and where its segments lie in that file), and what its owner adds: captions as WebVTT.
alter table clips add column preview_name text;
alter table clips add column renditions jsonb not null default '[]';
alter table clips add column captions text check (octet_length(captions) <= 50000);
