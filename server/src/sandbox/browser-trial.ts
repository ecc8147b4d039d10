import { messageOf } from '../process/startup-error.ts';
import { type BrowserTrial, type FoundBrowser, launchBrowser } from './browser.ts';

/** A separate program: opens a page in the given browser and prints the result. */
async function openPage(candidate: FoundBrowser): Promise<BrowserTrial> {
  const running = await launchBrowser(candidate, { network: false, timeoutMs: 20_000 });
  try {
    const page = await running.browser.newPage();
    await page.goto('data:text/html,<title>ready</title>', { timeout: 10_000 });
    const isReady = (await page.title()) === 'ready';
    return isReady ? { version: running.browser.version() } : { refusal: 'it shows no page' };
  } finally {
    await running.close();
  }
}

const trial = await openPage(JSON.parse(process.argv[2] ?? '')).catch(
  (error): BrowserTrial => ({ refusal: messageOf(error).split('\n')[0] ?? '' }),
);
console.log(JSON.stringify(trial));
