-- Why the service sent the last publisher away, for the owner to read; forgotten as soon as a stream plays.
alter table live_streams add column refused_because text
  check (refused_because in ('video_codec', 'audio_codec', 'bitrate', 'unreadable'));
