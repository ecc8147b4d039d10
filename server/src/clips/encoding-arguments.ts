import { type FfmpegAbilities, untrustedInput } from '../sandbox/ffmpeg.ts';
import { clipLimits } from './clip.ts';
import type { EncodingPlan } from './clip-plan.ts';

const pixelsMax = clipLimits.sourceSideMax ** 2;
const thumbnailsTried = 4;
export const thumbnailNames = Array.from({ length: thumbnailsTried }, (_, i) => `thumbnail-${i + 1}.jpg`);

/** The arguments for ffmpeg, which decodes once for the video and the pictures; the bench runs them alone. */
export function encodingArguments(format: string, plan: EncodingPlan, abilities: FfmpegAbilities): string[] {
  const { cut, soundTrack } = plan;
  return [
    ...['-t', String(cut.seconds), ...(cut.start > 0 ? ['-ss', String(cut.start)] : [])],
    ...untrustedInput('source', format, { pixelsMax }),
    ...['-filter_complex', `${pictureFilters(plan, abilities)},split=2[video][shown];${thumbnailFilters(plan)}`],
    ...['-map', '[video]', ...(soundTrack === undefined ? [] : ['-map', `0:a:${soundTrack}`])],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '23', '-profile:v', 'high'],
    ...['-maxrate', '8M', '-bufsize', '16M', ...colourTags(plan, abilities)],
    ...(soundTrack === undefined ? [] : ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000']),
    ...withoutTraces,
    ...['-max_muxing_queue_size', '1024', '-movflags', '+faststart', 'video.mp4'],
    ...['-map', '[pictures]', '-frames:v', String(thumbnailsTried), '-q:v', '4', ...withoutTraces, 'thumbnail-%d.jpg'],
  ];
}

/** Nothing that the camera wrote about itself, and nothing that tells which program made it. */
const withoutTraces = [
  ...['-map_metadata', '-1', '-map_chapters', '-1'],
  ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
];

/** Upright comes first, by ffmpeg itself. Colours are converted after scaling, because there are fewer pixels then. */
function pictureFilters({ isTooFast, size, colours }: EncodingPlan, { toneMaps }: FfmpegAbilities): string {
  const filters = [
    ...(isTooFast ? [`fps=${clipLimits.framesPerSecondMax}`] : []),
    `scale=${size.width}:${size.height}`,
    ...(toneMaps ? colourFilters[colours] : []),
    ...['setsar=1', 'format=yuv420p'],
  ];
  return `[0:v:0]${filters.join(',')}`;
}

/** 203 nits is the white of a page in HDR video (ITU-R BT.2408): it stays white, and what is brighter is compressed. */
const colourFilters: Record<EncodingPlan['colours'], string[]> = {
  plain: [],
  wide: ['zscale=p=bt709:t=bt709:m=bt709:r=tv'],
  hdr: [
    ...['zscale=t=linear:npl=203', 'format=gbrpf32le', 'zscale=p=bt709'],
    ...['tonemap=mobius:desat=0', 'zscale=t=bt709:m=bt709:r=tv'],
  ],
};

/** What was not converted keeps the tags that it came with. */
function colourTags({ colours }: EncodingPlan, { toneMaps }: FfmpegAbilities): string[] {
  if (colours === 'plain' || !toneMaps) return [];
  return ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];
}

/** Pictures from the beginning, the middle and the end; the best of them is chosen later. */
function thumbnailFilters({ cut }: EncodingPlan): string {
  const perSecond = (thumbnailsTried / cut.seconds).toFixed(6);
  return `[shown]fps=${perSecond}:round=down,scale='min(720,iw)':-2,format=yuvj420p[pictures]`;
}
