import path from 'node:path';
import type { Config } from '../process/config.ts';
import { ffmpegOf } from './programs.ts';
import { type PictureShape, reencodePicture, type SentPicture } from './reencode-picture.ts';

export type Remade = { picture: Buffer } | { problem: 'unreadable' | 'not configured' };

/** A picture that was sent, made anew by the ffmpeg that this server has. */
export async function remakePicture(
  config: Config,
  sent: SentPicture,
  shape: PictureShape & { bytesMax: number },
): Promise<Remade> {
  const ffmpeg = await ffmpegOf(config);
  if ('missing' in ffmpeg) return { problem: 'not configured' };
  const picture = await reencodePicture(ffmpeg, path.join(config.dataDir, 'work', 'picture-'), sent, shape);
  return picture === undefined ? { problem: 'unreadable' } : { picture };
}
