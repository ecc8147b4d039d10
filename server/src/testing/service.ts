import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pg from 'pg';
import type { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type AppOptions, createApp } from '../app.ts';
import type { App } from '../http/http.ts';
import { openContext } from '../open-context.ts';
import { pausedQueues } from '../operators/paused-queues.ts';
import type { Context } from '../platform/context.ts';
import { workOnJobs } from '../platform/jobs.ts';
import { openHelpers } from '../platform/open-helpers.ts';
import { usualBuildSizes } from '../process/build-settings.ts';
import type { Config } from '../process/config.ts';
import { handlers } from '../worker.ts';
import { afterFile } from './after-file.ts';
import { databaseUrlOf, templateDatabase } from './global-setup.ts';
import { helpersInProcess } from './helpers-in-process.ts';
import { type MovableClock, movableClock } from './movable-clock.ts';
import { People } from './people/people.ts';
import { freePort } from './servers/free-port.ts';

export type Service = {
  url: string;
  app: App;
  ctx: Context;
  clock: MovableClock;
  databaseUrl: string;
  /** Every line the service logged so far. */
  logLines: string[];
  people: People;
  /** The queue itself, for tests that cannot wait for its polling. */
  boss: PgBoss;
  close(): Promise<void>;
};

export type ServiceOptions = {
  config?: Partial<Config>;
  /** Whether jobs run in this service too. */
  worker?: boolean;
  app?: AppOptions;
  /** Another node on the same database. */
  beside?: Service;
  /** A migrated database of the test's own, instead of a clone of the template. */
  databaseUrl?: string;
  /** Its own addresses (BASE_URL, GAMES_ORIGIN) work, as a browser needs. */
  reachable?: boolean;
  /** The generator runs in a process of its own, as in production. */
  hasOwnGenerator?: boolean;
  /** The host name in the addresses of a reachable service, where a browser needs a name. */
  host?: 'localhost';
  /** The domain of the games' hosts of a reachable service. */
  gameDomain?: string;
};

/** A service on its own database and port; closed after the test file. */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const databaseUrl = options.databaseUrl ?? options.beside?.databaseUrl ?? (await cloneTemplate());
  const dataDir = options.beside?.ctx.config.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'coinop-data-')));
  const clock = options.beside?.clock ?? movableClock();
  const logLines: string[] = [];
  const log = pino({ level: 'debug', base: null }, collectLines(logLines));
  const config = {
    ...testConfig(dataDir),
    ...(options.reachable && (await ownAddress(options.gameDomain, options.host))),
    ...options.config,
  };
  const helpers = options.hasOwnGenerator ? openHelpers(log) : helpersInProcess(openHelpers(log));
  const opened = await openContext(config, databaseUrl, handlers, {
    clock,
    log,
    helpers,
    poolMax: 10,
    connectMs: 15_000,
  });
  // Clients and service share this process: on a busy machine load shedding would refuse the test's own requests.
  const app = await createApp(opened.ctx, { isOverloaded: () => false, ...options.app });
  await app.listen({ host: '127.0.0.1', port: config.port });
  if (options.worker) await workOnJobs(opened.ctx, opened.boss, handlers, pausedQueues);
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const end = async () => {
    await app.close();
    await opened.close();
    // An ffmpeg that was just stopped may still be writing its last segment there.
    if (!options.beside) await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    noTokenIn(logLines, service.people.tokens);
  };
  let ending: Promise<void> | undefined;
  const service: Service = {
    url,
    app,
    ctx: opened.ctx,
    clock,
    databaseUrl,
    logLines,
    people: new People(opened.ctx, url),
    boss: opened.boss,
    close: () => {
      ending ??= end();
      return ending;
    },
  };
  afterFile(() => service.close());
  return service;
}

/** In every test: the log of the service contains no secret (X21). */
function noTokenIn(logLines: string[], tokens: string[]): void {
  const log = logLines.join('\n');
  if (tokens.some((token) => log.includes(token))) throw new Error('X21: a token stands in the log of the service');
}

/** The default settings of a test file. */
export function testConfig(dataDir: string): Config {
  return {
    host: '127.0.0.1',
    port: 0,
    baseUrl: 'http://coinop.test',
    gamesOrigin: 'http://coinop.test',
    gameHosts: undefined,
    appOrigins: [],
    mediaOrigin: undefined,
    ageGate: false,
    termsFile: undefined,
    privacyFile: undefined,
    dataDir,
    databaseUrl: undefined,
    databaseListenUrl: undefined,
    databaseReadUrl: undefined,
    databasePooler: 'none',
    s3: undefined,
    mailFrom: 'Coinop <no-reply@coinop.test>',
    apple: { clientIds: [], issuer: 'https://appleid.apple.com', jwksUrl: 'http://127.0.0.1:9/keys' },
    ai: undefined,
    rtmpPort: 0,
    rtmpPublicUrl: 'rtmp://coinop.test/live',
    rtmps: undefined,
    srtPort: undefined,
    srtPublicUrl: undefined,
    rtmpRelays: [],
    liveRenditions: 0,
    builds: usualBuildSizes,
    recordings: { countMax: 10, bytesMax: 10_000_000_000 },
    ffmpegPath: undefined,
    chromiumPath: undefined,
    npmRegistry: undefined,
    reportsToHide: 5,
    guestsPerIpHour: 0,
    webhooks: false,
    vapidPublicKey: undefined,
    trustProxyHops: 0,
    drainSeconds: 5,
    metricsPort: 0,
    tracing: undefined,
    databasePoolSize: 15,
    apiProcesses: 1,
    consoleAllowedIps: [],
    consoleTwoPeople: false,
    consoleTwoPeopleCoins: 1000,
    logLevel: 'debug',
    production: false,
    sources: {},
    secrets: {
      secretKey: 'a-test-secret-of-at-least-32-bytes',
      smtpUrl: undefined,
      aiApiKey: undefined,
      metricsToken: 'metrics-token',
      fallbackSecretKey: undefined,
      identityKey: undefined,
      vapidPrivateKey: undefined,
      mediaHookSecret: undefined,
      s3AccessKeyId: undefined,
      s3SecretAccessKey: undefined,
    },
  };
}

/** A free port, and the addresses it makes. */
async function ownAddress(
  gameDomain = 'localhost',
  host = '127.0.0.1',
): Promise<Pick<Config, 'port' | 'baseUrl' | 'gamesOrigin' | 'gameHosts'>> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  return { port, baseUrl: origin, gamesOrigin: origin, gameHosts: `http://*.${gameDomain}:${port}` };
}

async function cloneTemplate(): Promise<string> {
  const serverUrl = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name} template ${templateDatabase} strategy file_copy`);
  await client.end();
  return databaseUrlOf(serverUrl, name);
}

function collectLines(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trimEnd().split('\n'));
      done();
    },
  });
}
