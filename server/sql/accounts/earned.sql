create or replace function accounts_set_earned(p_account uuid, p_earned text) returns void language plpgsql as $$
begin
  update account_stats set earned = p_earned where account_id = p_account;
end
$$;
