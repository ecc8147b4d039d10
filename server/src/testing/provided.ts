import type {} from 'vitest';

/** What the global setup provides to the test files. */
declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** A folder of this run, for what its files share. */
    runDir: string;
  }
}
