import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const all = '{server,sdk,engines,client,web}/{src,test}/**/*.test.{ts,tsx}';
/** Long stories, many rounds, kills: by name, and those that would take the daily run past five minutes. */
const full = [
  '**/*.full.test.{ts,tsx}',
  'web/test/!(build|error-messages|feed|play|sign-in).test.ts',
  'sdk/test/lockdown-in-browser.test.ts',
  'server/src/clips/taken-over-decoder.test.ts',
  'server/src/database/{primary-host,upgrade}.test.ts',
  'server/src/embedded-postgres/embedded-postgres.test.ts',
  'server/src/games/dev/dev-server.test.ts',
  'server/src/games/documents/document-in-browser.test.ts',
  'server/src/games/hosts/sdk-calls-in-browser.test.ts',
  'server/src/generation/play-test.test.ts',
  'server/src/identity/kills.test.ts',
  'server/src/live/live.test.ts',
  'server/src/live/low-latency/low-latency.test.ts',
  'server/src/sandbox/{browser,program-notes}.test.ts',
];

/** What takes longest, the longest first, here without `.test.ts`. */
const longest = [
  'web/test/clips.full',
  'games/hosts/fixture-games-in-browser.full',
  'planning/play-each-engine.full',
  'testing/torture/torture-faults.full',
  'server/src/node.full',
  'web/test/create',
  'web/test/console',
  'web/test/screens.full',
  'games/hosts/sdk-calls-in-browser',
  'games/documents/ways-out.full',
  'web/test/shop',
  'web/test/upload.full',
  'server/src/live/live',
  'commands/import-game.full',
  'clips/phone-videos.full',
  'web/test/account',
  'games/uploads/uploads',
  'web/test/feed',
  'web/test/play',
  'server/src/clips/processing',
  'sdk/test/browser',
  'engines/src/games/bots',
  'server/src/generation/generation',
  'embedded-postgres/embedded-postgres',
  'web/test/sign-in',
  'server/src/access/route-matrix',
  'testing/torture/torture-seeds',
];

/**
 * Begins with what takes longest: the runner by itself begins with the largest files, and one that is small and slow
 * would run alone at the end, while the other workers have nothing to do.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** What needs a browser or ffmpeg, starts processes of its own, or takes more than a few seconds. */
const notQuick = [
  'web/test/!(build).test.ts',
  'sdk/test/browser.test.ts',
  'engines/test/**',
  '**/*-in-browser.test.ts',
  'server/src/sandbox/**',
  'server/src/embedded-postgres/**',
  'server/src/clips/**',
  'server/src/live/**',
  'server/src/generation/*.test.ts',
  'server/src/commands/**',
  'server/src/rtmp/rtmp-{server,session}.test.ts',
  'server/src/identity/{merge,kills,close,export}*.test.ts',
  'server/src/shop/{shop-model,settle-faults,fair-draw}.test.ts',
  'server/src/moderation/decisions.test.ts',
  'server/src/access/route-matrix.test.ts',
  'server/src/play/leaderboard.test.ts',
  'server/src/saves/state-routes.test.ts',
  'engines/src/games/bots.test.ts',
  'server/src/database/migrate.test.ts',
  'server/src/games/{dev,uploads}/**',
  'server/src/generation/built-in/planning/remix-plan.test.ts',
  'server/src/identity/{email-code,minting}.test.ts',
  'server/src/notifications/webhooks.test.ts',
  'server/src/platform/{outbound,read-database,storage}.test.ts',
  'server/src/testing/{api-conformance,torture/torture-seeds}.test.ts',
];

/**
 * `npm test` runs everything but `full`, below five minutes on two cores; `npm run test:full` (mode `full`) runs that.
 * `npm run test:quick` (mode `quick`) is for the inner loop, below a minute and without a browser or ffmpeg. No test is
 * run twice: one that fails now and then is a fault, of the product or its own.
 */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'full' ? full : [all],
    exclude: [...configDefaults.exclude, ...(mode === 'full' ? [] : full), ...(mode === 'quick' ? notQuick : [])],
    // What is waited for comes at the machine's pace.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    isolate: false,
    // One more than the two cores it is measured on: much of the time is spent waiting for others.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    setupFiles: ['server/src/testing/file-setup.ts'],
    globalSetup: ['server/src/testing/global-setup.ts'],
  },
}));
