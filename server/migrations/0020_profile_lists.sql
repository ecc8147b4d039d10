-- The lists of followers and of those whom a member follows, newest first.
create index follows_newest_of_follower on follows (follower_id, created_at desc, followee_id desc);
create index follows_newest_of_followee on follows (followee_id, created_at desc, follower_id desc);
