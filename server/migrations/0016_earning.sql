-- What an identity was paid for outlives its closed accounts, as a keyed hash: an achievement pays once an identity, ever.
create table paid_achievements (
  identity_hash bytea not null,
  achievement_id text not null,
  paid_at timestamptz not null,
  primary key (identity_hash, achievement_id)
);

-- Playing one's own game earns nothing, so what of the counters is of own games stands beside them; scores earn when they
-- are ranked and of somebody else's game.
alter table account_stats
  add column own_plays bigint not null default 0,
  add column own_play_seconds bigint not null default 0,
  add column own_games_played bigint not null default 0,
  add column ranked_scores bigint not null default 0,
  add column ranked_best_score double precision;

update account_stats set ranked_scores = scores, ranked_best_score = best_score where scores > 0;
update account_stats s set own_plays = o.plays, own_play_seconds = o.seconds, own_games_played = o.games
  from (select p.account_id, sum(p.plays) as plays, sum(p.play_seconds) as seconds, count(*) as games
    from played_games p join games g on g.id = p.game_id and g.creator_id = p.account_id group by 1) as o
  where s.account_id = o.account_id;

-- What a closed account used of limits is kept with the hash of each way into it, for as long as it counts.
alter table limit_windows add column closed_identity bytea;
create index limit_windows_by_closed_identity on limit_windows (closed_identity) where closed_identity is not null;
