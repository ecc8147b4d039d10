import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { call } from '../state/session.ts';

const watchedSeconds = 0.5;
/** Clips already reported by this page: the service counts a viewer once a day, so more requests are unnecessary. */
const reported = new Set<string>();

/** Reports a view of a clip once half a second of it was played. */
export function useViewBeacon(video: RefObject<HTMLVideoElement | null>, clipId: string, watching: boolean): void {
  useEffect(() => {
    const { current } = video;
    if (!current || !watching || reported.has(clipId)) return;
    let watched = 0;
    let last = current.currentTime;
    const look = () => {
      const step = current.currentTime - last;
      last = current.currentTime;
      // A seek, or the start of the next loop, is not playback.
      if (step <= 0 || step > 1 || current.paused || reported.has(clipId)) return;
      watched += step;
      if (watched < watchedSeconds) return;
      reported.add(clipId);
      void reportView(clipId);
    };
    current.addEventListener('timeupdate', look);
    return () => current.removeEventListener('timeupdate', look);
  }, [clipId, watching]);
}

/** Reports no more views of a clip that is about to be deleted: it plays on until the service has answered. */
export function stopReportingViews(clipId: string): void {
  reported.add(clipId);
}

/** A view that cannot be reported is ignored. */
async function reportView(clipId: string): Promise<void> {
  try {
    await call('POST /api/clips/{id}/view', { path: { id: clipId } });
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
}
