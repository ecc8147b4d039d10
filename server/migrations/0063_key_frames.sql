-- How far apart the key frames of a stream are that is being published; unknown before it was measured.
alter table live_streams add column key_frame_seconds double precision;
