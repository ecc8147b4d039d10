-- Operators decide under their e-mail address, which may have 254 characters.
alter table moderation_decisions drop constraint moderation_decisions_decided_by_check;
alter table moderation_decisions add constraint moderation_decisions_decided_by_check
  check (char_length(decided_by) between 1 and 254);
