-- A refund takes back what an approved purchase gave, once. Its item moves back as a move of its own, beside the one that
-- granted it.
alter table purchase_intents add refunded_at timestamptz, add check (refunded_at is null or status = 'approved');
alter table inventory_moves
  drop constraint inventory_moves_reason_check,
  drop constraint inventory_moves_check,
  drop constraint inventory_moves_intent_id_key,
  add constraint inventory_moves_reason_check check (reason in ('purchase', 'use', 'merge', 'closing', 'refund')),
  add constraint inventory_moves_intent_check check ((reason in ('purchase', 'refund')) = (intent_id is not null)),
  add constraint inventory_moves_intent_key unique (intent_id, reason);
alter table coin_transactions drop constraint coin_transactions_kind_check;
alter table coin_transactions add constraint coin_transactions_kind_check check (
  kind in ('welcome', 'achievement', 'grant', 'purchase', 'merge', 'closing', 'correction', 'refund'));
