alter table moderation_decisions
  drop constraint moderation_decisions_decision_check,
  add check (decision in ('hide', 'restore', 'ban', 'unban', 'clean'));
