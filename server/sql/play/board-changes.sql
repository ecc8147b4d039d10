create or replace function play_note_added() returns trigger language plpgsql as $$
begin
  insert into board_changes select game_id, board, negative_score, achieved_at, account_id, 1 from added;
  return null;
end
$$;

create or replace function play_note_removed() returns trigger language plpgsql as $$
begin
  insert into board_changes select game_id, board, negative_score, achieved_at, account_id, -1 from removed;
  return null;
end
$$;

create or replace function play_note_moved() returns trigger language plpgsql as $$
begin
  insert into board_changes
    select game_id, board, negative_score, achieved_at, account_id, -1 from removed
    union all select game_id, board, negative_score, achieved_at, account_id, 1 from added;
  return null;
end
$$;
create or replace trigger board_scores_added after insert on board_scores
  referencing new table as added for each statement execute function play_note_added();
create or replace trigger board_scores_removed after delete on board_scores
  referencing old table as removed for each statement execute function play_note_removed();
create or replace trigger board_scores_moved after update on board_scores
  referencing old table as removed new table as added for each statement execute function play_note_moved();
