-- Words that operators refuse besides the built-in ones, and built-in ones that they allow.
create table screening_words (
  word text primary key check (char_length(word) between 2 and 50),
  is_refused boolean not null,
  changed_at timestamptz not null
);

-- Queues of which workers take nothing until an operator resumes them.
create table paused_queues (
  name text primary key,
  paused_at timestamptz not null
);

-- Since when a game's boards take no scores; null: they take them.
alter table games add boards_frozen_at timestamptz;
