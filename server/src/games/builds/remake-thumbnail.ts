import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../process/config.ts';
import { errorCodeOf } from '../../process/startup-error.ts';
import { remakePicture } from '../../sandbox/remake-picture.ts';
import { pictureLimits } from '../catalogue/choose-picture.ts';
import type { Picture } from '../catalogue/game-queries.ts';
import { thumbnails } from '../import/game-folder.ts';
import type { BuildFolder } from './build-folder.ts';

export type RemadeThumbnail = { picture: Picture } | { problem: 'unreadable' | 'not configured'; sentence: string };

/**
 * The author's picture in a file named thumbnail, re-encoded in the sandbox; undefined where there is none. It is
 * beside index.html, or at the top of a project whose build is in a subfolder.
 */
export async function remakeThumbnail(config: Config, folder: BuildFolder): Promise<RemadeThumbnail | undefined> {
  for (const [name, type] of thumbnails) {
    if (!folder.paths.includes(name) && !(await isPlainFile(path.join(folder.root, name)))) continue;
    const { uploadBytesMax, ...shape } = pictureLimits;
    const bytes = await folder.read(name);
    const remade =
      bytes.length > uploadBytesMax
        ? ({ problem: 'unreadable' } as const)
        : await remakePicture(config, { type, bytes }, shape);
    if ('picture' in remade) return { picture: { bytes: remade.picture, type: 'image/jpeg' } };
    const sentence =
      remade.problem === 'unreadable'
        ? `${name} must be a picture of that kind with at most ${uploadBytesMax} bytes.`
        : `${name} is not used, because this server has no ffmpeg to read it with.`;
    return { problem: remade.problem, sentence };
  }
  return undefined;
}

async function isPlainFile(file: string): Promise<boolean> {
  try {
    return (await lstat(file)).isFile();
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
