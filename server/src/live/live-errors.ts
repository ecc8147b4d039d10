import { errorList } from '../http/errors.ts';

export const liveErrors = errorList({
  not_live: [409, 'There is no running or just ended stream to take a clip from.'],
  chat_closed: [409, 'The chat is open while the stream runs.'],
  chat_muted: [403, 'You cannot write in this chat.'],
  slow_mode: [429, 'This chat is in slow mode; wait a moment before you write again.'],
  publish_refused: [403, 'Nobody may stream with this key here.'],
  stream_in_use: [409, 'Somebody is streaming with this key already.'],
  upgrade_required: [426, 'Open this address as a WebSocket.'],
});
