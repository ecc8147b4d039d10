import { upload } from '@coinop/client';
import { failureOf } from '../api/request.ts';
import type { Clip } from '../api/shapes.ts';

/** Uploads a video to its address; an interrupted upload resumes. */
export async function putVideo(address: string, video: Blob, progress: (share: number) => void): Promise<Clip> {
  try {
    const { clip } = await upload(address, video, { onProgress: (sent, all) => progress(all > 0 ? sent / all : 0) });
    return clip;
  } catch (error) {
    throw failureOf(error);
  }
}
