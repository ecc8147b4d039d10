import { afterAll, beforeAll } from 'vitest';
import { type FoundBrowser, launchBrowser, type RunningBrowser } from '../../sandbox/browser.ts';
import { findTestBrowser } from './found-browser.ts';

export async function testBrowser(): Promise<FoundBrowser> {
  const found = await findTestBrowser();
  if ('missing' in found) throw new Error(`These tests need a Chromium: ${found.missing}`);
  return found;
}

/** One browser for a whole test file. */
export function useBrowser(options: { network: boolean }): () => RunningBrowser['browser'] {
  let running: RunningBrowser | undefined;
  // A busy machine takes its time to start one.
  beforeAll(async () => {
    running = await launchBrowser(await testBrowser(), options);
  }, 90_000);
  afterAll(() => running?.close());
  return () => {
    if (running === undefined) throw new Error('The browser is started before the first test');
    return running.browser;
  };
}
