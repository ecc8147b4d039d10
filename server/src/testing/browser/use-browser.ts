import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type FoundBrowser, launchBrowser, type RunningBrowser } from '../../sandbox/browser.ts';
import type {} from '../provided.ts';

/** A page of a busy machine may be slow; as long as `expect.poll` waits. */
const waitMsMax = 180_000;

/** Looked up at the start of the run, which reports loudly when there is none. */
export const hasBrowser = (): boolean => !('missing' in inject('browser'));

/** Whether it is more than the shell that npm brings: with notifications, and storage that third parties are refused. */
export const hasFullBrowser = (): boolean => hasBrowser() && !testBrowser().isShell;

/** Skips the tests around it if there is no browser. */
export function needBrowser(): void {
  beforeEach(({ skip }) => {
    const found = inject('browser');
    if ('missing' in found) skip(found.missing);
  });
}

export function testBrowser(): FoundBrowser {
  const found = inject('browser');
  if ('missing' in found) throw new Error(`These tests need a Chromium: ${found.missing}`);
  return found;
}

/** One browser for a whole test file, or for the tests of one description. */
export function useBrowser(options: { network: boolean }): () => RunningBrowser['browser'] {
  let running: RunningBrowser | undefined;
  beforeAll(async () => {
    if (!hasBrowser()) return;
    running = await launchBrowser(testBrowser(), options);
    running.browser.on('context', (context) => context.setDefaultTimeout(waitMsMax));
  });
  needBrowser();
  afterAll(() => running?.close());
  return () => {
    if (running === undefined) throw new Error('The browser is started before the first test');
    return running.browser;
  };
}
