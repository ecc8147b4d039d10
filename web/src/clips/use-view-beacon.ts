import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { call } from '../state/session.ts';

const watchedSeconds = 0.5;
/** What this page has told already: the service counts a viewer once a day, and need not be asked for more. */
const told = new Set<string>();

/** Tells the service that a clip was watched, once half a second of it was played. */
export function useViewBeacon(video: RefObject<HTMLVideoElement | null>, clipId: string, watching: boolean): void {
  useEffect(() => {
    const { current } = video;
    if (!current || !watching || told.has(clipId)) return;
    let watched = 0;
    let last = current.currentTime;
    const look = () => {
      const step = current.currentTime - last;
      last = current.currentTime;
      // A jump, or the begin of the next round, is not playing.
      if (step <= 0 || step > 1 || current.paused || told.has(clipId)) return;
      watched += step;
      if (watched < watchedSeconds) return;
      told.add(clipId);
      void tell(clipId);
    };
    current.addEventListener('timeupdate', look);
    return () => current.removeEventListener('timeupdate', look);
  }, [clipId, watching]);
}

/** A view that is not counted is nobody's trouble. */
async function tell(clipId: string): Promise<void> {
  try {
    await call('POST /api/clips/{id}/view', { path: { id: clipId } });
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
}
