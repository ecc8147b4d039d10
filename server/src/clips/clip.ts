import { type Static, Type } from 'typebox';
import { Creator } from '../accounts/user.ts';
import { Id, Nullable, OneOf, Time } from '../http/schemas.ts';
import { type MediaAddresses, mediaUrlOf } from '../process/media-origin.ts';

/** Limits of uploads and of what is generated from them. */
export const clipLimits = {
  uploadBytesMax: 200_000_000,
  uploadSeconds: 3600,
  paceSeconds: 30,
  paceBytesMin: 65_536,
  sourceSideMax: 4096,
  sourceSecondsMax: 6 * 3600,
  framesPerSecondMax: 60,
  sourceStreamsMax: 8,
  seconds: 120,
  longSideMax: 1920,
  shortSideMax: 1080,
  triesMax: 3,
  sourceKeptDays: 7,
} as const;

export const Clip = Type.Object(
  {
    id: Id,
    status: OneOf('awaiting_upload', 'processing', 'ready', 'failed'),
    progress: Type.Number({ description: 'How much of the processing is done, 0 to 1' }),
    title: Nullable(Type.String()),
    gameId: Nullable(Id),
    trimStart: Nullable(Type.Number({ description: 'Seconds' })),
    trimEnd: Nullable(Type.Number({ description: 'Seconds' })),
    durationSeconds: Nullable(Type.Number()),
    width: Nullable(Type.Integer()),
    height: Nullable(Type.Integer()),
    videoUrl: Nullable(Type.String()),
    thumbnailUrl: Nullable(Type.String()),
    previewUrl: Nullable(Type.String({ description: 'The first seconds as an animated WebP' })),
    hlsUrl: Nullable(Type.String({ description: 'An HLS master playlist with smaller renditions, for a large clip' })),
    captionsUrl: Nullable(Type.String({ description: 'WebVTT; null without captions' })),
    error: Nullable(Type.String({ description: 'Why it failed' })),
    trimmedBecause: Nullable(Type.String({ description: 'Why it is shorter than requested' })),
    likes: Type.Integer(),
    views: Type.Integer({ description: 'People who watched at least half a second, each once a day' }),
    creator: Creator,
    createdAt: Time,
  },
  { title: 'Clip' },
);
export type Clip = Static<typeof Clip>;

type Addresses = 'videoUrl' | 'thumbnailUrl' | 'previewUrl' | 'hlsUrl' | 'captionsUrl';
export type ClipRow = Omit<Clip, Addresses | 'createdAt'> & {
  createdAt: Date;
  hasPreview: boolean;
  hasRenditions: boolean;
  hasCaptions: boolean;
};

/** A public clip with its creator. */
export type PublicClipRow = ClipRow & { creatorId: string };

export function viewOfClip(
  { createdAt, hasPreview, hasRenditions, hasCaptions, ...row }: ClipRow,
  config: MediaAddresses,
): Clip {
  const addressIf = (isThere: boolean, file: string) =>
    row.status === 'ready' && isThere ? `${mediaUrlOf(config)}/clips/${row.id}/${file}` : null;
  return {
    ...row,
    videoUrl: addressIf(true, 'video.mp4'),
    thumbnailUrl: addressIf(true, 'thumbnail.jpg'),
    previewUrl: addressIf(hasPreview, 'preview.webp'),
    hlsUrl: addressIf(hasRenditions, 'hls/master.m3u8'),
    // Served from the main origin: captions can change, and a browser loads them from another one only if the video uses CORS.
    captionsUrl: hasCaptions && row.status === 'ready' ? `${config.baseUrl}/clips/${row.id}/captions.vtt` : null,
    createdAt: createdAt.toISOString(),
  };
}
