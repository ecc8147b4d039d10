import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,sdk,engines,web}/{src,test}/**/*.test.{ts,tsx}'],
    // What is waited for comes at the machine's pace.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    isolate: false,
    // One more than the two cores it is measured on: much of the time is spent waiting for others.
    maxWorkers: 3,
    setupFiles: ['server/src/testing/file-setup.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
  },
});
