import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { retryLater } from '../api/recovery.ts';
import type { GameHost } from './game-host.ts';
import type { HostState } from './game-loader.ts';

/** Reloads a game that failed to load through no fault of its own, while it is shown. */
export function useLoadRetry(state: HostState, host: RefObject<GameHost | undefined>, active: boolean): void {
  const tries = useRef(0);
  useEffect(() => {
    if (state.is !== 'failed' || state.why === 'silent' || !active) return;
    return retryLater(state.why, tries.current++, () => host.current?.load());
  }, [state, active]);
}
