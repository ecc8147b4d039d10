-- A UUIDv7 for rows created inside SQL functions; rows created by the service bring their own. In PL/pgSQL, because
-- PostgreSQL before version 18 plans an SQL function at every call.
create or replace function platform_uuid7(p_now timestamptz) returns uuid language plpgsql volatile as $$
declare
  bytes bytea := overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from p_now) * 1000)::bigint) from 3) from 1 for 6);
begin
  return encode(set_byte(set_byte(bytes, 6, (get_byte(bytes, 6) & 15) | 112), 8, (get_byte(bytes, 8) & 63) | 128), 'hex')::uuid;
end
$$;
