import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{server,sdk,engines,web}/{src,test}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    // A few browser tests and races still depend on how busy the machine is; each of them is to be mended, not lived with.
    retry: 2,
    hookTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['server/src/testing/global-setup.ts'],
  },
});
