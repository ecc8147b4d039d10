import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame } from 'playwright-core';

/**
 * Asks `see` until it returns something, at most `looks` times. Patience is counted in looks and not in seconds, because
 * between two of them the page draws a frame, however long that takes on a busy machine. While `isLoading`, none counts.
 */
export async function lookFor<T>(
  frame: () => Frame | undefined,
  { looks, pauseMs, isLoading = () => false }: { looks: number; pauseMs: number; isLoading?: () => boolean },
  see: () => Promise<T | undefined>,
): Promise<T | undefined> {
  for (let left = looks; left > 0; ) {
    const seen = await see();
    if (seen !== undefined) return seen;
    left = isLoading() ? looks : left - 1;
    await sleep(pauseMs);
    await nextFrame(frame());
  }
  return undefined;
}

async function nextFrame(frame: Frame | undefined): Promise<void> {
  const drawn = frame?.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
        // A game that replaces or holds requestAnimationFrame is looked at all the same.
        setTimeout(resolve, 1000);
      }),
  );
  // A page that moves on while it is waited for has no frame to draw; what it shows next is seen by the next look.
  await drawn?.catch(() => undefined);
}
