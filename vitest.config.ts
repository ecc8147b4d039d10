import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,sdk,engines,web}/{src,test}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // What is waited for comes at the machine's pace.
    expect: { poll: { timeout: 15_000 } },
    // Browsers, encoders and killed processes share two cores: what fails once is tried once more, and told as retried.
    retry: 1,
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['server/src/testing/file-setup.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
  },
});
