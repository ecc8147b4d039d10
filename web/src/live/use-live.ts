import { useEffect, useState } from 'preact/hooks';
import { isFailure } from '../api/failure.ts';
import { poll } from '../api/poll.ts';
import type { Live } from '../api/shapes.ts';
import { call } from '../state/session.ts';

const everyMs = 3_000;

/** The current state of a stream: whether it is live, and its viewers. Undefined when it is no longer visible. */
export function useLive(first: Live, watching: boolean): Live | undefined {
  const [live, setLive] = useState<Live | undefined>(first);
  useEffect(() => {
    if (!watching) return;
    return poll(everyMs, async (signal) => {
      try {
        setLive((await call('GET /api/live/{id}', { path: { id: first.id }, signal })).live);
      } catch (error) {
        if (!isFailure(error) || error.status !== 404) throw error;
        setLive(undefined);
        return 'done';
      }
      return undefined;
    });
  }, [first.id, watching]);
  return live;
}
