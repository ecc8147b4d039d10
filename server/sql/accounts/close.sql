-- Closes an account, merged into another or permanently; its row stays, without personal data.
create or replace function accounts_close(p_account uuid, p_merged_into uuid, p_now timestamptz) returns void language plpgsql as $$
begin
  update accounts set closed_at = p_now, merged_into = p_merged_into, name = null, bio = null, age_band = null,
    shows_presence = false, handle = 'closed_' || replace(id::text, '-', '')
    where id = p_account;
  delete from avatars where account_id = p_account;
  update account_stats set is_open = false where account_id = p_account;
end
$$;

-- Deletes the row of a closed account; one that other rows refer to stays, without personal data.
create or replace function accounts_delete(p_account uuid) returns void language plpgsql as $$
begin
  delete from account_stats where account_id = p_account;
  delete from accounts where id = p_account and closed_at is not null;
exception when foreign_key_violation then
  null;
end
$$;
