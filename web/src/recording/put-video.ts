import { Failure } from '../api/failure.ts';
import type { Clip } from '../api/shapes.ts';

/** A connection over which nothing moves for so long is lost, whatever it says. */
const idleMs = 25_000;

/** Sends a video to its address and tells how much of it is away: only XMLHttpRequest knows that. */
export function putVideo(address: string, video: Blob, progress: (share: number) => void): Promise<Clip> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const lost = () => reject(new Failure(0, 'unreachable', 'The connection was lost during the upload.'));
    let idle = setTimeout(() => sending.abort(), idleMs);
    sending.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(idle);
      idle = setTimeout(() => sending.abort(), idleMs);
      progress(total > 0 ? loaded / total : 0);
    };
    sending.onerror = lost;
    sending.onabort = lost;
    sending.onload = () => {
      const { status, response } = sending;
      if (status === 200 && response?.clip) return resolve(response.clip as Clip);
      const sentence = typeof response?.error === 'string' ? response.error : 'The video was refused.';
      return reject(new Failure(status, sending.getResponseHeader('Error-Code') ?? 'unknown', sentence));
    };
    sending.onloadend = () => clearTimeout(idle);
    sending.open('PUT', address);
    sending.responseType = 'json';
    sending.setRequestHeader('Content-Type', video.type);
    sending.send(video);
  });
}
