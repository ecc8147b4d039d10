create or replace function moderation_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A decision stays as it was made';
end
$$;
create or replace trigger moderation_decisions_stay before update or delete or truncate on moderation_decisions
  for each statement execute function moderation_refuse_change();
