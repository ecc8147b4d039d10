-- Whether a loot box gave what its buyer had already.
alter table purchase_intents add column granted_duplicate boolean not null default false;

-- A purchase can be reported by its buyer.
alter table moderation_cases drop constraint moderation_cases_target_check;
alter table moderation_cases add constraint moderation_cases_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment', 'chat_message', 'purchase'));
alter table moderation_decisions drop constraint moderation_decisions_target_check;
alter table moderation_decisions add constraint moderation_decisions_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment', 'chat_message', 'purchase', 'account'));
