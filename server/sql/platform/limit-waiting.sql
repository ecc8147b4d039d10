-- Called first by a function that writes for several callers: it fails when a row is locked for longer than this, and the
-- callers are then served one by one, so that only those of that row wait. Ends with the transaction.
create or replace function platform_limit_waiting() returns void language plpgsql as $$
begin
  perform set_config('lock_timeout', '250ms', true);
end
$$;
