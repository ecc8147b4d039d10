import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Ffmpeg, runFfmpeg, untrustedInput } from './ffmpeg.ts';
import { makeJailFolder, openJailOutput } from './jail-output.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

const demuxers: Record<PictureType, string> = {
  'image/png': 'png_pipe',
  'image/jpeg': 'jpeg_pipe',
  'image/webp': 'webp_pipe',
};
const pixelsMax = 40_000_000;
const timeoutMs = 10_000;

/** The picture in a `data:` address; undefined for anything else, or above the size limit. */
export function readPictureAddress(address: string, bytesMax: number): SentPicture | undefined {
  const [, type, text] = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/.exec(address) ?? [];
  const bytes = Buffer.from(text ?? '', 'base64');
  if (type === undefined || bytes.length === 0 || bytes.length > bytesMax) return undefined;
  return { type: type as PictureType, bytes };
}

export type SentPicture = { type: PictureType; bytes: Buffer };

/** Cropped to the square in its middle, or scaled down until it fits. */
export type PictureShape = { sidePx: number } | { widthPxMax: number; heightPxMax: number };

/**
 * Re-encodes an uploaded picture as a JPEG: decoded in the sandbox, without metadata. Undefined for a file that is no
 * picture, or too large to decode.
 */
export async function reencodePicture(
  ffmpeg: Ffmpeg,
  workPrefix: string,
  { type, bytes }: SentPicture,
  { bytesMax, ...shape }: PictureShape & { bytesMax: number },
): Promise<Buffer | undefined> {
  // From a file, because older builds read no WebP from a pipe.
  const folder = await makeJailFolder(ffmpeg.jail, workPrefix, { sent: () => Readable.from([bytes]) });
  try {
    const input = untrustedInput('sent', demuxers[type], { pixelsMax });
    const output = [
      '-frames:v',
      '1',
      '-vf',
      `${filterOf(shape)},format=yuvj420p`,
      '-map_metadata',
      '-1',
      '-q:v',
      '4',
      'made.jpg',
    ];
    const { outcome } = await runFfmpeg(ffmpeg, [...input, ...output], {
      cwd: folder,
      timeoutMs,
      limits: { cpuSeconds: 10, fileBytes: bytesMax },
    });
    if (outcome !== 'done') return undefined;
    const file = await openJailOutput(folder, 'made.jpg');
    if (file === undefined) return undefined;
    try {
      const { size } = await file.stat();
      return size > 0 && size <= bytesMax ? await file.readFile() : undefined;
    } finally {
      await file.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function filterOf(shape: PictureShape): string {
  if ('sidePx' in shape) {
    const side = `${shape.sidePx}:${shape.sidePx}`;
    return `scale=${side}:force_original_aspect_ratio=increase,crop=${side}`;
  }
  const { widthPxMax, heightPxMax } = shape;
  return `scale=w='min(iw,${widthPxMax})':h='min(ih,${heightPxMax})':force_original_aspect_ratio=decrease`;
}
