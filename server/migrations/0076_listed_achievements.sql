-- An account's achievements as text, kept by a trigger for lists of profiles, which read it with the counters. Null
-- until the account earns one after this migration: readers then look at earned_achievements.
alter table account_stats add column earned text;
