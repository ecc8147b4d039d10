-- A message that reports or an operator hid; it can be restored.
alter table chat_messages add column hidden_at timestamptz;

alter table moderation_cases drop constraint moderation_cases_target_check;
alter table moderation_cases add constraint moderation_cases_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment', 'chat_message'));
alter table moderation_decisions drop constraint moderation_decisions_target_check;
alter table moderation_decisions add constraint moderation_decisions_target_check
  check (target in ('game', 'clip', 'live', 'profile', 'comment', 'chat_message', 'account'));
