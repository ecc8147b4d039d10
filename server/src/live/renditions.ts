import type { LiveSource } from './hls-arguments.ts';
import { segmentsIn } from './hls-playlist.ts';
import { playlistName, segmentNames } from './live-files.ts';
import { liveLimits } from './live-stream.ts';
import type { ViewerFiles } from './viewer-files.ts';

/** The renditions of a stream besides its source; used as file name prefixes. */
export const renditionNames = ['480p', '240p', 'audio'] as const;
export type RenditionName = (typeof renditionNames)[number];

/** The declared bandwidth, by which players choose: a little more than the encoder's limit. */
const bandwidths: Record<RenditionName, number> = { '480p': 1_400_000, '240p': 500_000, audio: 80_000 };
/** For a silent, still source. */
const bandwidthMin = 100_000;
/** A rendition not written for this long has ended; the source continues alone. */
const freshMs = 15_000;

/** The shorter side is limited, so that portrait video is as sharp as landscape; a smaller source keeps its size. */
const sizedTo = (side: number) =>
  `scale=w='if(gt(iw,ih),-2,min(${side},trunc(iw/2)*2))':h='if(gt(iw,ih),min(${side},trunc(ih/2)*2),-2)'`;

const pictures = (side: number, rate: string) => [
  ...['-map', '0:v:0', '-vf', sizedTo(side), '-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency'],
  ...['-pix_fmt', 'yuv420p', '-crf', '25', '-maxrate', rate, '-bufsize', rate, '-sc_threshold', '0'],
  ...['-force_key_frames', `expr:gte(t,n_forced*${liveLimits.segmentSeconds})`],
];
const sound = (rate: string) => ['-map', '0:a:0', '-c:a', 'aac', '-b:a', rate, '-ar', '48000', '-ac', '2'];

/**
 * For a second ffmpeg, besides the one that passes the source through: when it cannot keep up, only the renditions end.
 */
export function renditionArguments(connectedAt: Date, source: LiveSource, hasSound: boolean): string[] {
  const output = (name: RenditionName) => [
    ...['-f', 'hls', '-hls_time', `${liveLimits.segmentSeconds}`, '-hls_list_size', `${liveLimits.playlistSegments}`],
    ...['-hls_flags', 'delete_segments+append_list+discont_start+independent_segments+temp_file'],
    ...['-hls_segment_filename', segmentNames(connectedAt, name), `${name}.m3u8`],
  ];
  return [
    ...[...source.input, '-i', 'pipe:0'],
    ...[...pictures(480, '1200k'), ...(hasSound ? sound('96k') : []), ...output('480p')],
    ...[...pictures(240, '400k'), ...(hasSound ? sound('64k') : []), ...output('240p')],
    ...(hasSound ? [...sound('64k'), ...output('audio')] : []),
  ];
}

/** The source in parts, if available on this machine. */
export type LowLatencyVariant = { address: string; codecs: string };

/** The master playlist: the source first, then the current renditions. */
export async function masterPlaylist(
  files: ViewerFiles,
  now: Date,
  lowLatency: LowLatencyVariant | undefined,
): Promise<string | undefined> {
  const source = segmentsIn((await files.playlist())?.text ?? '');
  if (source.length === 0) return undefined;
  const lines = ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS'];
  const codecsOfSource = lowLatency ? `,CODECS="${lowLatency.codecs}"` : '';
  const bandwidth = await bandwidthOf(files, source.slice(-3));
  lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth}${codecsOfSource}`, lowLatency?.address ?? playlistName);
  for (const name of renditionNames) {
    const playlist = await files.playlist(`${name}.m3u8`);
    if (playlist === undefined || now.getTime() - playlist.changedAt.getTime() > freshMs) continue;
    const codecs = name === 'audio' ? ',CODECS="mp4a.40.2"' : '';
    lines.push(`#EXT-X-STREAM-INF:BANDWIDTH=${bandwidths[name]}${codecs}`, `${name}.m3u8`);
  }
  return [...lines, ''].join('\n');
}

/** The largest of the newest segments, in bits per second. */
async function bandwidthOf(files: ViewerFiles, segments: { name: string; seconds: number }[]): Promise<number> {
  const rates = segments.map(async ({ name, seconds }) => {
    const bytes = (await files.segmentBytes(name)) ?? 0;
    return Math.ceil((bytes * 8) / Math.max(seconds, 0.5));
  });
  return Math.max(bandwidthMin, ...(await Promise.all(rates)));
}
