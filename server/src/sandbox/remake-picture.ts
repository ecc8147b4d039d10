import path from 'node:path';
import { batchLoader } from '../platform/batch-loader.ts';
import type { Config } from '../process/config.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { ffmpegOf } from './programs.ts';
import { type PictureShape, reencodePicture, type SentPicture } from './reencode-picture.ts';

export type Remade = { picture: Buffer } | { problem: 'unreadable' | 'not configured' };

type Order = { ffmpeg: Ffmpeg; workPrefix: string; sent: SentPicture; shape: PictureShape & { bytesMax: number } };

/** A large picture takes hundreds of megabytes while it is decoded, so they are decoded one at a time. */
const takeTurn = batchLoader(
  async (orders: Order[]) =>
    Promise.all(orders.map(({ ffmpeg, workPrefix, sent, shape }) => reencodePicture(ffmpeg, workPrefix, sent, shape))),
  { atOnceMax: 2, keysMax: 1 },
);

/** Re-encodes an uploaded picture with this server's ffmpeg. */
export async function remakePicture(
  config: Config,
  sent: SentPicture,
  shape: PictureShape & { bytesMax: number },
): Promise<Remade> {
  const ffmpeg = await ffmpegOf(config);
  if ('missing' in ffmpeg) return { problem: 'not configured' };
  const workPrefix = path.join(config.dataDir, 'work', 'picture-');
  const picture = await takeTurn({ ffmpeg, workPrefix, sent, shape });
  return picture === undefined ? { problem: 'unreadable' } : { picture };
}
