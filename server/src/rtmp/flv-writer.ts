import { type AmfValue, amfProperty } from './amf0.ts';
import { flvHeader, flvMetadataTag, flvTag } from './flv.ts';
import { createFlvTimeline, type MediaKind } from './flv-timeline.ts';
import { RtmpError } from './rtmp-error.ts';
import { messageType, type RtmpMessage } from './rtmp-message.ts';

const VIDEO_H264 = 7;
const AUDIO_MP3 = 2;
const AUDIO_AAC = 10;
const AUDIO_MP3_8KHZ = 14;
const FRAME_KEY = 1;
const FRAME_COMMAND = 5;
const H264_HEADER_BYTES = 5;
/** The offset in a sequence header, after the tag's own header and the version of the decoder configuration. */
const H264_PROFILE_AT = 6;
/** Profiles with 10 bits, 4:2:2 or 4:4:4, which browsers do not play. */
const H264_UNPLAYABLE_PROFILES: ReadonlySet<number> = new Set([44, 110, 122, 244]);
const SEQUENCE_HEADER = 0;

/** Only these are passed on, and only as numbers and booleans: no text of a publisher reaches a decoder or viewer. */
const METADATA_KEYS = [
  'width',
  'height',
  'framerate',
  'videocodecid',
  'videodatarate',
  'audiocodecid',
  'audiodatarate',
  'audiosamplerate',
  'audiosamplesize',
  'audiochannels',
  'stereo',
];

export type FlvWriter = {
  /** The bytes that a message adds to the stream; undefined when it adds none. */
  media(message: RtmpMessage): Buffer | undefined;
  /** Written at the start of the stream; later metadata is dropped, because decoders read the sequence headers. */
  metadata(value: AmfValue): void;
  counts(): FlvCounts;
};

export type FlvCounts = { videoFrames: number; audioFrames: number; mediaMs: number };

type Part = { kind: MediaKind; role: 'sequence_header' | 'key' | 'frame' };

function refuseCodec(cause: 'unsupported_video' | 'unsupported_audio'): RtmpError {
  return new RtmpError(cause, 'The publisher sends a codec that is not accepted.');
}

/**
 * H.264 with AAC or MP3 is what HLS carries to every browser unchanged. Everything else, the FourCC codecs of enhanced
 * RTMP included, is refused: its video tags have the top bit set and its audio tags the format number 9.
 */
function partOfVideo(payload: Buffer): Part | undefined {
  const first = payload.readUInt8(0);
  if (first >= 0x80) throw refuseCodec('unsupported_video');
  const frameType = first >> 4;
  if (frameType === FRAME_COMMAND) return undefined;
  if ((first & 0x0f) !== VIDEO_H264) throw refuseCodec('unsupported_video');
  if (payload.length < H264_HEADER_BYTES) return undefined;
  if (payload.readUInt8(1) === SEQUENCE_HEADER) {
    if (H264_UNPLAYABLE_PROFILES.has(payload[H264_PROFILE_AT] ?? 0)) throw refuseCodec('unsupported_video');
    return { kind: 'video', role: 'sequence_header' };
  }
  return { kind: 'video', role: frameType === FRAME_KEY ? 'key' : 'frame' };
}

function partOfAudio(payload: Buffer): Part | undefined {
  const format = payload.readUInt8(0) >> 4;
  if (format === AUDIO_MP3 || format === AUDIO_MP3_8KHZ) return { kind: 'audio', role: 'key' };
  if (format !== AUDIO_AAC) throw refuseCodec('unsupported_audio');
  if (payload.length < 2) return undefined;
  return { kind: 'audio', role: payload.readUInt8(1) === SEQUENCE_HEADER ? 'sequence_header' : 'frame' };
}

function partOf({ typeId, payload }: RtmpMessage): Part | undefined {
  if (payload.length === 0) return undefined;
  return typeId === messageType.video ? partOfVideo(payload) : partOfAudio(payload);
}

function cleanMetadata(value: AmfValue): Map<string, AmfValue> {
  const clean = new Map<string, AmfValue>();
  for (const key of METADATA_KEYS) {
    const item = amfProperty(value, key);
    if (typeof item === 'boolean' || (typeof item === 'number' && Number.isFinite(item))) clean.set(key, item);
  }
  return clean;
}

/**
 * Turns a publisher's messages into an FLV stream that a decoder can start on: the header announces the kinds, metadata
 * and sequence headers precede the first frame, and video starts with a key frame.
 */
export function createFlvWriter(): FlvWriter {
  const timeline = createFlvTimeline();
  const sequenceHeaders: Partial<Record<MediaKind, Buffer>> = {};
  const frames = { audio: 0, video: 0 };
  let announced: { metadata: Map<string, AmfValue>; kinds: { audio: boolean; video: boolean } } | undefined;
  let started = false;
  let keyFrameSeen = false;

  function opening(first: MediaKind): Buffer[] {
    started = true;
    const kinds = announced?.kinds ?? { audio: true, video: true };
    const has = (kind: MediaKind) => kind === first || kinds[kind] || sequenceHeaders[kind] !== undefined;
    const parts = [flvHeader({ audio: has('audio'), video: has('video') })];
    if (announced) parts.push(flvMetadataTag(announced.metadata));
    if (sequenceHeaders.video) parts.push(flvTag(messageType.video, 0, sequenceHeaders.video));
    if (sequenceHeaders.audio) parts.push(flvTag(messageType.audio, 0, sequenceHeaders.audio));
    return parts;
  }

  function isDecodable({ kind, role }: Part, payload: Buffer): boolean {
    if (kind === 'audio') return role === 'key' || sequenceHeaders.audio !== undefined;
    if (sequenceHeaders.video === undefined || payload.length <= H264_HEADER_BYTES) return false;
    return keyFrameSeen || role === 'key';
  }

  return {
    media(message) {
      const part = partOf(message);
      if (!part) return undefined;
      const { kind } = part;
      const { typeId, payload } = message;
      if (part.role === 'sequence_header') {
        const known = sequenceHeaders[kind]?.equals(payload);
        sequenceHeaders[kind] = payload;
        return started && !known ? flvTag(typeId, timeline.last(kind), payload) : undefined;
      }
      if (!isDecodable(part, payload)) return undefined;
      const before = started ? [] : opening(kind);
      if (kind === 'video') keyFrameSeen = true;
      frames[kind] += 1;
      const tag = flvTag(typeId, timeline.place(kind, message.timestamp), payload);
      return before.length > 0 ? Buffer.concat([...before, tag]) : tag;
    },
    metadata(value) {
      const metadata = cleanMetadata(value);
      // nginx-rtmp announces a missing kind as codec 0; a decoder would wait for it.
      const names = (key: string) => ![undefined, 0].includes(amfProperty(value, key) as number | undefined);
      announced = { metadata, kinds: { audio: names('audiocodecid'), video: names('videocodecid') } };
    },
    counts: () => ({ videoFrames: frames.video, audioFrames: frames.audio, mediaMs: timeline.latest() }),
  };
}
