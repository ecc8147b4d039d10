import type {} from 'vitest';
import type { FoundBrowser } from '../sandbox/browser.ts';

/** What the global setup provides to the test files. */
declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** A folder of this run, for files that test files share. */
    runDir: string;
    browser: FoundBrowser | { missing: string };
  }
}
