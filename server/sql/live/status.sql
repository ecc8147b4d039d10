-- The status of a stream at a given time.
create or replace function live_status(p_stream live_streams, p_now timestamptz) returns text language sql immutable as $$
  select case
    when p_stream.status = 'live' and p_stream.heartbeat_at > p_now - interval '15 seconds' then 'live'
    when p_stream.status = 'live' and p_stream.heartbeat_at > p_now - interval '60 seconds' then 'reconnecting'
    when p_stream.status = 'reconnecting' and p_stream.cut_at > p_now - interval '60 seconds' then 'reconnecting'
    else 'offline' end
$$;
