-- Every write on behalf of a caller checks this first: it returns only for an open account, and locks its row, so that
-- closing and merging (which lock it for update) happen either before or after the whole write.
create or replace function accounts_require_open(p_account uuid) returns void language plpgsql as $$
begin
  perform 1 from accounts where id = p_account and closed_at is null and banned_at is null for key share;
  if not found then perform platform_refuse('token_invalid'); end if;
end
$$;
