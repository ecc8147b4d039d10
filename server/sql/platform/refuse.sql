-- Refuses the request from inside a statement: the code is the message, the sentence is the detail, and the seconds to
-- wait are the hint.
create or replace function platform_refuse(p_code text, p_sentence text default '', p_retry_after int default null) returns void language plpgsql as $$
begin
  raise exception using errcode = 'COINP', message = p_code, detail = p_sentence, hint = coalesce(p_retry_after::text, '');
end
$$;
