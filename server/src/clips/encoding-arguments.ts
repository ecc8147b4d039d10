import { type FfmpegAbilities, untrustedInput } from '../sandbox/ffmpeg.ts';
import { clipLimits } from './clip.ts';
import type { EncodingPlan, RenditionPlan } from './clip-plan.ts';

const pixelsMax = clipLimits.sourceSideMax ** 2;
const thumbnailsTried = 4;
export const thumbnailNames = Array.from({ length: thumbnailsTried }, (_, i) => `thumbnail-${i + 1}.jpg`);
export const previewName = 'preview.webp';
const preview = { seconds: 2.5, framesPerSecond: 8, longSide: 320 };
const segmentSeconds = 4;

/** The files of a rendition in the work folder: all segments in one file, and the playlist with their byte ranges. */
export function renditionFiles({ name }: Pick<RenditionPlan, 'name'>): { media: string; playlist: string } {
  return { media: `${name}.m4s`, playlist: `${name}.m3u8` };
}

/**
 * The arguments for ffmpeg, which decodes once for the video, its renditions and the pictures; the bench also runs
 * them. A rendition of the same size as the video is not encoded again but written from the same packets.
 */
export function encodingArguments(format: string, plan: EncodingPlan, abilities: FfmpegAbilities): string[] {
  const { cut, renditions, size } = plan;
  const same = renditions.find(({ width, height }) => width === size.width && height === size.height);
  const smaller = renditions.filter((one) => one !== same);
  return [
    ...['-t', String(cut.seconds), ...(cut.start > 0 ? ['-ss', String(cut.start)] : [])],
    ...untrustedInput('source', format, { pixelsMax }),
    ...['-filter_complex', filterGraph(plan, smaller, abilities)],
    ...encoded(plan, 'video', { crf: 23, maxrate: '8M', bufsize: '16M', sound: '128k' }, abilities),
    ...(same ? teed(same) : ['-movflags', '+faststart', 'video.mp4']),
    ...smaller.flatMap((one) => [
      ...encoded(plan, one.name, smallerQuality[one.name], abilities),
      ...['-f', 'hls', ...hlsOptions.flatMap(([key, value]) => [`-${key}`, value]), renditionFiles(one).playlist],
    ]),
    ...['-map', '[pictures]', '-frames:v', String(thumbnailsTried), '-q:v', '4', ...withoutTraces, 'thumbnail-%d.jpg'],
    ...(abilities.makesWebp ? ['-map', '[preview]', ...webp, ...withoutTraces, previewName] : []),
  ];
}

const webp = ['-c:v', 'libwebp_anim', '-q:v', '35', '-compression_level', '2', '-loop', '0'];

type Quality = { crf: number; maxrate: string; bufsize: string; sound: string };
const smallerQuality: Record<RenditionPlan['name'], Quality> = {
  '720p': { crf: 23, maxrate: '3M', bufsize: '6M', sound: '128k' },
  '360p': { crf: 25, maxrate: '900k', bufsize: '1800k', sound: '96k' },
};

/** Encodes the graph output with this label as H.264 and AAC, with key frames at segment boundaries. */
function encoded(plan: EncodingPlan, label: string, quality: Quality, abilities: FfmpegAbilities): string[] {
  const hasSound = plan.soundTrack !== undefined;
  const { crf, maxrate, bufsize, sound } = quality;
  return [
    ...['-map', `[${label}]`, ...(hasSound ? ['-map', `[${label}-sound]`] : [])],
    ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', String(crf), '-profile:v', 'high'],
    ...['-maxrate', maxrate, '-bufsize', bufsize, ...colourTags(plan, abilities)],
    ...(plan.renditions.length > 0 ? ['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`] : []),
    ...(hasSound ? ['-c:a', 'aac', '-b:a', sound] : []),
    ...[...withoutTraces, '-max_muxing_queue_size', '1024'],
  ];
}

const hlsOptions = [
  ['hls_time', String(segmentSeconds)],
  ['hls_list_size', '0'],
  ['hls_playlist_type', 'vod'],
  ['hls_segment_type', 'fmp4'],
  ['hls_flags', 'single_file'],
] as const;

/** Writes the same packets to both files. */
function teed(same: RenditionPlan): string[] {
  const hls = ['f=hls', ...hlsOptions.map(([key, value]) => `${key}=${value}`), 'fflags=+bitexact'].join(':');
  return [
    '-f',
    'tee',
    `[f=mp4:movflags=+faststart:fflags=+bitexact]video.mp4|[${hls}]${renditionFiles(same).playlist}`,
  ];
}

/** Drops the camera's metadata and the encoder's name. Global headers, as both kinds of file require them. */
const withoutTraces = [
  ...['-map_metadata', '-1', '-map_chapters', '-1', '-fflags', '+bitexact'],
  ...['-flags:v', '+bitexact+global_header', '-flags:a', '+bitexact+global_header'],
];

function filterGraph(plan: EncodingPlan, smaller: RenditionPlan[], abilities: FfmpegAbilities): string {
  const { soundTrack, cut } = plan;
  const shown = ['video', 'shown', ...smaller.map(({ name }) => `${name}-source`)];
  if (abilities.makesWebp) shown.push('moving');
  const heard = ['video', ...smaller.map(({ name }) => name)].map((name) => `${name}-sound`);
  return [
    `${pictureFilters(plan, abilities)},split=${shown.length}${labels(shown)}`,
    ...smaller.map(({ name, width, height }) => `[${name}-source]scale=${width}:${height},setsar=1[${name}]`),
    thumbnailFilters(plan),
    ...(abilities.makesWebp ? [previewFilters] : []),
    ...(soundTrack === undefined
      ? []
      : [`[0:a:${soundTrack}]${evenLoudness(cut.seconds)},asplit=${heard.length}${labels(heard)}`]),
  ].join(';');
}

const labels = (names: string[]) => names.map((name) => `[${name}]`).join('');

/** The filter that evens out loudness measures over three seconds, and makes no numbers of shorter silence. */
const measuredSeconds = 4;

/**
 * EBU R128, in one pass, to the level most players expect (-16 LUFS); resampled, because the filter outputs 192 kHz,
 * which phones do not play. Short sound is padded for the measurement and cut again.
 */
function evenLoudness(seconds: number): string {
  return [
    `aresample=48000,aformat=channel_layouts=stereo,apad=whole_dur=${measuredSeconds}`,
    'loudnorm=I=-16:TP=-1.5:LRA=11,aresample=48000,aformat=sample_rates=48000',
    ...(seconds < measuredSeconds ? [`atrim=duration=${seconds}`] : []),
  ].join(',');
}

/** ffmpeg itself rotates first. Colours are converted after scaling, when there are fewer pixels. */
function pictureFilters({ isTooFast, size, colours }: EncodingPlan, { toneMaps }: FfmpegAbilities): string {
  const filters = [
    ...(isTooFast ? [`fps=${clipLimits.framesPerSecondMax}`] : []),
    `scale=${size.width}:${size.height}`,
    ...(toneMaps ? colourFilters[colours] : []),
    ...['setsar=1', 'format=yuv420p'],
  ];
  return `[0:v:0]${filters.join(',')}`;
}

/** 203 nits is the reference white of HDR video (ITU-R BT.2408): it stays white, and brighter values are compressed. */
const colourFilters: Record<EncodingPlan['colours'], string[]> = {
  plain: [],
  wide: ['zscale=p=bt709:t=bt709:m=bt709:r=tv'],
  hdr: [
    ...['zscale=t=linear:npl=203', 'format=gbrpf32le', 'zscale=p=bt709'],
    ...['tonemap=mobius:desat=0', 'zscale=t=bt709:m=bt709:r=tv'],
  ],
};

/** Colours that were not converted keep their tags. */
function colourTags({ colours }: EncodingPlan, { toneMaps }: FfmpegAbilities): string[] {
  if (colours === 'plain' || !toneMaps) return [];
  return ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'];
}

/** Frames from the start, the middle and the end; the best one is chosen later. */
function thumbnailFilters({ cut }: EncodingPlan): string {
  const perSecond = (thumbnailsTried / cut.seconds).toFixed(6);
  return `[shown]fps=${perSecond}:round=down,scale='min(720,iw)':-2,format=yuvj420p[pictures]`;
}

/** The first seconds, small enough for lists; rounded up, so that a single frame yields one. */
const previewFilters = `[moving]trim=duration=${preview.seconds},fps=${preview.framesPerSecond}:round=up,scale='if(gt(iw,ih),min(${preview.longSide},iw),-2)':'if(gt(iw,ih),-2,min(${preview.longSide},ih))'[preview]`;
