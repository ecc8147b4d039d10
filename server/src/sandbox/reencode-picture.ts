import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type Ffmpeg, runFfmpeg } from './ffmpeg.ts';
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

/**
 * A picture somebody sent, as a square JPEG of our own making: decoded in the jail, cropped to its middle, without
 * metadata. Undefined for what is no picture, or one too large to look at.
 */
export async function reencodePicture(
  ffmpeg: Ffmpeg,
  workPrefix: string,
  { type, bytes }: { type: PictureType; bytes: Buffer },
  { sidePx, bytesMax }: { sidePx: number; bytesMax: number },
): Promise<Buffer | undefined> {
  const folder = await makeJailFolder(ffmpeg.jail, workPrefix, {});
  try {
    const input = [
      '-max_pixels',
      String(pixelsMax),
      '-protocol_whitelist',
      'pipe',
      '-f',
      demuxers[type],
      '-i',
      'pipe:0',
    ];
    const square = `scale=${sidePx}:${sidePx}:force_original_aspect_ratio=increase,crop=${sidePx}:${sidePx}`;
    const output = [
      '-frames:v',
      '1',
      '-vf',
      `${square},format=yuvj420p`,
      '-map_metadata',
      '-1',
      '-q:v',
      '4',
      'made.jpg',
    ];
    const { outcome } = await runFfmpeg(ffmpeg, [...input, ...output], {
      cwd: folder,
      timeoutMs,
      stdin: Readable.from([bytes]),
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
