create or replace function play_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A play event stays as it was sent';
end
$$;
create or replace trigger play_events_stay before update on play_events for each row
  when ((old.id, old.game_id, old.type, old.value, old.credited_seconds, old.happened_at)
    is distinct from (new.id, new.game_id, new.type, new.value, new.credited_seconds, new.happened_at))
  execute function play_refuse_change();
