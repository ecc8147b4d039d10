-- The feed knows games and clips by the random half of their ids, and reads those that a node does not hold in memory.
create index games_by_feed_key on games (substring(uuid_send(id) from 9));
create index clips_by_feed_key on clips (substring(uuid_send(id) from 9)) where status = 'ready' and hidden_at is null;
