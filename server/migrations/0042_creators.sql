-- What was played of a game on a UTC day, counted from events that are deleted later. Players who return are those who
-- played the same game on one of the seven days before.
create table game_days (
  game_id uuid not null,
  day date not null,
  plays int not null,
  players int not null,
  returning_players int not null,
  play_seconds bigint not null,
  primary key (game_id, day)
);
