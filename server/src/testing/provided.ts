import type {} from 'vitest';

/** What the start of a run tells its test files. */
declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    /** A folder of this run, for what its files share. */
    runDir: string;
  }
}
