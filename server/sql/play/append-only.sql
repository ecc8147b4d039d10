create or replace function play_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A play event stays as it was sent';
end
$$;
create or replace trigger play_events_stay before update on play_events for each row
  when ((old.id, old.game_id, old.type, old.value, old.credited_seconds, old.happened_at)
    is distinct from (new.id, new.game_id, new.type, new.value, new.credited_seconds, new.happened_at))
  execute function play_refuse_change();

-- A ctid is only unique within its partition, so a delete by ctid would hit unrelated rows in others. Versions before
-- partitioning sweep that way and may still run beside a newer one.
create or replace function play_refuse_ctid() returns trigger language plpgsql as $$
begin
  if current_query() ~* '\mctid\M' then raise exception 'Rows of play_events cannot be found by ctid'; end if;
  return null;
end
$$;
create or replace trigger play_events_without_ctid before update or delete on play_events
  for each statement execute function play_refuse_ctid();
