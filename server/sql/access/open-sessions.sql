create or replace function access_open_sessions(
  p_ids uuid[], p_accounts uuid[], p_token_hashes bytea[], p_devices text[], p_now timestamptz, p_expires_at timestamptz
) returns void language sql as $$
  insert into sessions (id, account_id, token_hash, created_at, last_used_at, expires_at, device)
  select e.id, e.account_id, e.token_hash, p_now, p_now, p_expires_at, e.device
  from unnest(p_ids, p_accounts, p_token_hashes, p_devices) as e (id, account_id, token_hash, device)
$$;
