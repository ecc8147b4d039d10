-- Deletes a closing account's notifications, and its name in those of others; in a notification about several people
-- the count stays.
create or replace function notifications_forget(p_account uuid) returns void language plpgsql as $$
begin
  delete from notification_events where told_id = p_account or actor_id = p_account;
  delete from notifications where account_id = p_account
    or (actor_id = p_account and kind not in ('like', 'score_beaten'));
  update notifications set actor_id = null where actor_id = p_account;
  delete from muted_notifications where account_id = p_account;
  delete from webhooks where account_id = p_account;
  delete from push_subscriptions where account_id = p_account;
  delete from board_leaders where leader_id = p_account;
end
$$;
