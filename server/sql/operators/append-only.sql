create or replace function operators_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The log of operators'' actions is append-only: % is refused', lower(tg_op);
end
$$;
create or replace trigger operator_actions_append_only before update or delete or truncate on operator_actions
  for each statement execute function operators_refuse_change();
