import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const all = '{server,sdk,engines,client,web}/{src,test}/**/*.test.{ts,tsx}';
/** Long stories, many rounds, kills: by name, and those that would take the daily run past five minutes. */
const full = [
  '**/*.full.test.{ts,tsx}',
  'web/test/!(build|*-messages).test.ts',
  'engines/src/games/bots.test.ts',
  'sdk/test/{adapters,indexed-db,lockdown,own-origin,unity-template}-in-browser.test.ts',
  'server/src/connection-budget.test.ts',
  'server/src/clips/{processing,taken-over-decoder}.test.ts',
  'server/src/database/{pgbouncer,primary-host,upgrade}.test.ts',
  'server/src/embedded-postgres/embedded-postgres.test.ts',
  'server/src/games/dev/dev-server.test.ts',
  'server/src/games/documents/document-in-browser.test.ts',
  'server/src/games/hosts/sdk-calls-in-browser.test.ts',
  'server/src/generation/play-test.test.ts',
  'server/src/identity/{guest-buys-in-browser,kills}.test.ts',
  'server/src/live/live.test.ts',
  'server/src/live/low-latency/low-latency.test.ts',
  'server/src/platform/read-database.test.ts',
  'server/src/sandbox/{browser,program-notes}.test.ts',
];

/** Who may import whom: they read sources, and need neither a database nor a browser. */
const layout = ['{server,web}/src/architecture.test.ts', 'engines/src/layout.test.ts'];

/** What takes longest, the longest first, here without `.test.ts`. */
const longest = [
  'server/src/bounded-reads.full',
  'testing/torture/torture-faults.full',
  'games/hosts/fixture-games-in-browser.full',
  'planning/play-each-engine.full',
  'web/test/console',
  'server/src/node.full',
  'server/src/previous-version.full',
  'server/src/npm-scripts.full',
  'web/test/clips.full',
  'web/test/every-screen.full',
  'web/test/screens.full',
  'web/test/upload.full',
  'web/test/create',
  'web/test/shop',
  'web/test/feed',
  'web/test/builds.full',
  'games/uploads/uploads',
  'server/src/live/live',
  'web/test/desk',
  'web/test/play',
  'clips/phone-videos.full',
  'games/hosts/sdk-calls-in-browser',
  'games/documents/document-in-browser',
  'web/test/live',
  'commands/import-game.full',
  'database/outages.full',
  'web/test/creators',
  'server/src/clips/processing',
  'web/test/account',
  'generation/play-test',
  'web/test/people',
  'web/test/offline',
  'web/test/age-gate',
  'games/documents/ways-out.full',
  'database/upgrade',
  'games/documents/starter-games-in-browser.full',
  'web/test/reactions',
  'identity/merge-faults.full',
  'low-latency/low-latency',
  'embedded-postgres/embedded-postgres',
  'server/src/generation/generation',
  'web/test/sign-in',
  'engines/src/games/bots',
  'server/src/access/route-matrix',
  'sdk/test/browser',
  'generation/model-generator',
  'sandbox/ffmpeg',
  'database/migrate',
  'testing/api-conformance',
  'platform/read-database',
  'testing/torture/torture-seeds',
  'shop/shop-model',
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

/** What needs a browser or ffmpeg, starts processes of its own, or takes more than a second or so. */
const notQuick = [
  'web/test/!(build).test.ts',
  'sdk/test/{browser,package}.test.ts',
  'client/test/app-flow.test.ts',
  'engines/test/**',
  'engines/src/games/{draughts,four-in-a-row,reversi}/rules.test.ts',
  'engines/src/games/{air-hockey/table,arena/drift,billiards/billiards,chess/chess,cooking/cooking,dodger/dodger,duel/duel,differences/differences,hidden-objects/hidden-objects,jumper/barrels,mahjong/mahjong,maze/bombs,odd-one-out/odd-one-out,pinball/pinball,sokoban/room,solitaire/klondike,stacks/stacks,tap-race/tap-race,whack/flock}.test.ts',
  '**/*-in-browser.test.ts',
  'server/src/access/{idempotency,route-matrix}.test.ts',
  'server/src/accounts/handles.test.ts',
  'server/src/clips/**',
  'server/src/commands/**',
  'server/src/database/{backup,checked-out-connections,migrate,unanswered-statements}.test.ts',
  'server/src/embedded-postgres/**',
  'server/src/feed/feed.test.ts',
  'server/src/games/{dev,uploads}/**',
  'server/src/games/catalogue/{catalogue,choose-picture}.test.ts',
  'server/src/games/documents/inject-sdk.test.ts',
  'server/src/games/hosts/host-routes.test.ts',
  'server/src/generation/*.test.ts',
  'server/src/generation/built-in/planning/{acts,boards-as-asked,build-document,cast-on-screen,choose-cast}.test.ts',
  'server/src/generation/built-in/planning/{details-of-prompt,honours,localize-plan,make-plan,plan-quiz}.test.ts',
  'server/src/generation/built-in/planning/{clickers,content-words,details-of-kinds,forms-of-quiz,local-casts}.test.ts',
  'server/src/generation/built-in/planning/{goods-as-named,hidden-things,menus,odd-one-out,remix-plan,scenes-as-asked,tap-races,targets,who-is-meant,words-of-game}.test.ts',
  'server/src/generation/built-in/reading/{read-classes,read-frame,refusals}.test.ts',
  'server/src/http/{connection-ends,hostile-requests,http,reference,trace-requests}.test.ts',
  'server/src/identity/{merge,close,export}*.test.ts',
  'server/src/identity/{apple,email-code,email-strangers,guest,minting}.test.ts',
  'server/src/live/**',
  'server/src/moderation/{decisions,reports}.test.ts',
  'server/src/notifications/{notifications,webhooks}.test.ts',
  'server/src/operators/{appeals,console,content,operator-sign-in,passkeys,person-actions,refunds,two-people}.test.ts',
  'server/src/platform/{job-drain,outbound,pubsub,storage}.test.ts',
  'server/src/play/{event-partitions,events,leaderboard,play-account-steps,play-model,ranked-scores,ranks}.test.ts',
  'server/src/reactions/{comments,likes}.test.ts',
  'server/src/rtmp/rtmp-{server,session}.test.ts',
  'server/src/sandbox/**',
  'server/src/saves/{state,storage}-routes.test.ts',
  'server/src/shop/{fair-draw,intent-routes,inventory,item-routes,settle-faults,settle-races,shop-account-steps,shop-model}.test.ts',
  'server/src/social/follows.test.ts',
  'server/src/testing/{api-conformance,torture/one-jail,torture/torture-seeds}.test.ts',
  'server/src/web-pages/web-app.test.ts',
];

/**
 * `npm test` runs everything but `full`, below five minutes on two cores; `npm run test:full` (mode `full`) runs that.
 * `npm run test:quick` (mode `quick`) is for the inner loop, below a minute and without a browser or ffmpeg. `npm run
 * check` runs the mode `layout`. No test is run twice: one that fails now and then is a fault, of the product or its own.
 */
export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'full' ? full : mode === 'layout' ? layout : [all],
    exclude: [...configDefaults.exclude, ...(mode === 'full' ? [] : full), ...(mode === 'quick' ? notQuick : [])],
    // What is waited for comes at the machine's pace.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 180_000 } },
    pool: 'forks',
    isolate: false,
    // One more than the two cores it is measured on: much of the time is spent waiting for others.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    setupFiles: mode === 'layout' ? [] : ['server/src/testing/file-setup.ts'],
    globalSetup: mode === 'layout' ? [] : ['server/src/testing/global-setup.ts'],
  },
}));
