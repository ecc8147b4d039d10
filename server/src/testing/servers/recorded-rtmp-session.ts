import { readFileSync } from 'node:fs';
import { createChunkReader } from '../../rtmp/rtmp-chunks.ts';
import type { RtmpMessage } from '../../rtmp/rtmp-message.ts';

export const recordedStreamName = 'recorded-key';
export const handshakeBytes = 1 + 2 * 1536;

/** Every byte that ffmpeg sent while it published 1.5 s of H.264 and AAC to `live`, from the handshake to deleteStream. */
export function readRecordedSession(): Buffer {
  return readFileSync(new URL('./recorded-rtmp-session.bin', import.meta.url));
}

export function readRecordedMessages(): RtmpMessage[] {
  const limits = { messageBytesMax: 1e6, bufferedBytesMax: 1e6, chunkStreamsMax: 16 };
  return [...createChunkReader(limits, { bytesLeft: 1e6 }).read(readRecordedSession().subarray(handshakeBytes))];
}
