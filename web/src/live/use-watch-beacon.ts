import { useEffect } from 'preact/hooks';
import { poll } from '../api/poll.ts';
import { call } from '../state/session.ts';

const everyMs = 10_000;

/** Reports that this stream is being watched, for as long as it plays. */
export function useWatchBeacon(id: string, watching: boolean): void {
  useEffect(() => {
    if (!watching) return;
    return poll(everyMs, async (signal) => {
      await call('POST /api/live/{id}/view', { path: { id }, signal });
      return undefined;
    });
  }, [id, watching]);
}
