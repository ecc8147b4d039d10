create or replace function accounts_set_hidden(p_account uuid, p_hidden_at timestamptz) returns void language sql as $$
  update accounts set hidden_at = p_hidden_at where id = p_account
$$;

create or replace function accounts_set_banned(p_account uuid, p_banned_at timestamptz) returns void language plpgsql as $$
begin
  update accounts set banned_at = p_banned_at, banned_until = null where id = p_account;
  update account_stats set is_open = p_banned_at is null where account_id = p_account;
end
$$;
