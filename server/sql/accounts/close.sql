-- Closes an account, merged into another or for good; its row stays, its name and handle go.
create or replace function accounts_close(p_account uuid, p_merged_into uuid, p_now timestamptz) returns void language plpgsql as $$
begin
  update accounts set closed_at = p_now, merged_into = p_merged_into, name = null,
    handle = 'closed_' || replace(id::text, '-', '')
    where id = p_account;
  update account_stats set is_open = false where account_id = p_account;
end
$$;
