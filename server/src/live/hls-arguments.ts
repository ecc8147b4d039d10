import { createTransportStreamReader } from '../srt/transport-stream.ts';
import { playlistName, segmentNames } from './live-files.ts';
import { liveLimits } from './live-stream.ts';

/** A publisher's input and how it is encoded: ffmpeg's arguments before and after its input. */
export type LiveSource = {
  input: string[];
  codecs: string[];
  /** Not transcoded. */
  isPassedThrough: boolean;
  /** Read from the first bytes of the stream. */
  hasSound(first: Buffer): boolean;
};

const flvSoundFlag = 4;

/** The output of our RTMP server. The fifth byte of an FLV header announces the kinds. */
export const flvSource: LiveSource = {
  input: ['-fflags', '+genpts', '-f', 'flv'],
  codecs: ['-c', 'copy'],
  isPassedThrough: true,
  hasSound: (first) => ((first[4] ?? 0) & flvSoundFlag) !== 0,
};

/** The output of our SRT server, whose first write contains the tables that name the streams. */
export const transportSource: LiveSource = {
  input: ['-fflags', '+genpts', '-f', 'mpegts'],
  codecs: ['-c', 'copy'],
  isPassedThrough: true,
  hasSound(first) {
    const reader = createTransportStreamReader();
    reader.push(first);
    return reader.hasSound();
  },
};

/** Keeps the aspect ratio, within 720p; -2 keeps the other side even. */
const within720 = "scale=w='if(gt(iw,ih),-2,min(720,iw))':h='if(gt(iw,ih),min(720,ih),-2)'";
const pixelsMax = 4096 * 4096;

/**
 * A browser's recording: WebM or fragmented MP4. H.264 is passed through; other codecs are transcoded, at a constant
 * rate, because screen recordings have irregular timestamps. Audio is mostly Opus, which not every player supports in
 * HLS.
 */
export function browserSource(mimeType: string): LiveSource | undefined {
  const container = /^video\/(webm|x-matroska|mp4)\b/.exec(mimeType)?.[1];
  if (container === undefined) return undefined;
  const isH264 = /avc[13]|h264/i.test(mimeType);
  const encoded = [
    ...['-vf', within720, '-r', '30', '-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency'],
    ...['-pix_fmt', 'yuv420p', '-crf', '23', '-maxrate', '3M', '-bufsize', '6M'],
    ...['-force_key_frames', `expr:gte(t,n_forced*${liveLimits.segmentSeconds})`],
  ];
  return {
    input: [
      ...['-fflags', '+genpts', '-max_pixels', String(pixelsMax), '-protocol_whitelist', 'pipe'],
      ...['-f', container === 'mp4' ? 'mov' : 'matroska'],
    ],
    isPassedThrough: false,
    hasSound: () => true,
    codecs: [...(isH264 ? ['-c:v', 'copy'] : encoded), '-c:a', 'aac', '-b:a', '128k', '-ar', '48000', '-ac', '2'],
  };
}

/** The playlist lists all kept segments, because ffmpeg deletes by the length of that playlist. */
export const hlsArguments = (connectedAt: Date, source: LiveSource = flvSource) => [
  ...[...source.input, '-i', 'pipe:0', '-map', '0:v:0?', '-map', '0:a:0?', ...source.codecs],
  ...['-f', 'hls', '-hls_time', `${liveLimits.segmentSeconds}`, '-hls_list_size', `${liveLimits.keptSegments}`],
  ...['-hls_flags', 'delete_segments+append_list+discont_start+independent_segments+temp_file'],
  ...['-hls_segment_filename', segmentNames(connectedAt), playlistName],
];
