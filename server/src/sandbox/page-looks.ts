import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame } from 'playwright-core';

/**
 * Calls `see` until it returns something, at most `looks` times. The limit counts calls and not seconds, because the
 * page draws a frame between two of them, however long that takes on a busy machine. While `isLoading`, calls do not
 * count.
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
        // Also covers a game that replaces or blocks requestAnimationFrame.
        setTimeout(resolve, 1000);
      }),
  );
  // A page that navigates while we wait draws no frame; the next look sees its new content.
  await drawn?.catch(() => undefined);
}
