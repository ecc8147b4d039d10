import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publishAchievements } from '../../achievements/give-achievements.ts';
import { migrate } from '../../database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import { enqueuedJobs } from '../../enqueued-jobs.ts';
import { openContext } from '../../open-context.ts';
import { readConfig } from '../../process/config.ts';
import { freePort } from '../servers/free-port.ts';
import { openPgbouncer, type Pgbouncer, pgbouncerProgram } from '../servers/pgbouncer.ts';
import { openPostgresPair } from '../servers/postgres-pair.ts';
import { type FaultProxy, type ProxiedDatabase, startFaultProxy, startProxyBeforeDatabase } from './fault-proxy.ts';
import { findLeaks } from './find-leaks.ts';
import {
  injectNetworkFault,
  killDatabase,
  loseAnswers,
  pauseDatabase,
  takeLogSegment,
  untilDatabaseAnswers,
} from './network-faults.ts';
import { type NodeUnderFire, startNodeUnderFire } from './node-under-fire.ts';
import { type OutsideServices, openOutsideServices } from './outside-services.ts';
import { watchLog } from './secrets-in-log.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import type { PlannedFault } from './torture-plan.ts';
import type { TortureStage } from './torture-seed.ts';

export type ProcessStage = TortureStage & {
  nodePids(): number[];
  /** The nodes' log; deleted when the stage is closed. */
  logFile: string;
  close(): Promise<void>;
};

type Armed = { node: NodeUnderFire; url: string; isDown: boolean; clients: FaultProxy; database: ProxiedDatabase };

/**
 * A database, some API nodes and a worker, each in its own process, with a proxy before every node and between every
 * node and the database. Database, logs and work folders are on a small disk, where one can be mounted.
 */
export async function openProcessStage({
  nodes: count,
  settings = {},
  withStandby = false,
}: {
  nodes: number;
  settings?: Record<string, string>;
  /** A primary and a standby, without a pooler and a small disk. */
  withStandby?: boolean;
}): Promise<ProcessStage> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-torture-'));
  const closes: Closes = [() => rm(dataDir, { recursive: true, force: true })];
  const closeAll = async () => {
    for (const close of closes.toReversed()) await close();
  };
  try {
    const database = withStandby ? await openPair(closes) : await openSingle(dataDir, closes);
    await migrate(database.url);
    const outside = await openOutsideServices();
    closes.push(outside.close);
    const config = readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'fatal',
      ...outside.env,
    });
    const opened = await openContext(config, database.url, enqueuedJobs, {
      poolMax: 6,
      // Only for checks of the database: on a busy machine connecting may take long.
      connectMs: 15_000,
    });
    closes.push(opened.close);
    await publishAchievements(opened.ctx);
    const logFile = path.join(dataDir, 'nodes.log');
    const env = {
      DATA_DIR: dataDir,
      SECRET_KEY: config.secrets.secretKey,
      LOG_LEVEL: 'debug',
      ...outside.env,
      CHROMIUM_PATH: 'false',
      FFMPEG_PATH: 'false',
      DRAIN_SECONDS: '2',
      ...settings,
    };
    const armed: Armed[] = [];
    const pooler =
      pgbouncerProgram === undefined || withStandby ? undefined : await openPgbouncer(database.url, 'transaction');
    if (pooler) closes.push(pooler.close);
    for (let i = 0; i < count; i++) {
      // The last of several nodes goes through PgBouncer, where there is one.
      const pooled = i > 0 && i === count - 1 ? pooler : undefined;
      const proxied = await startProxyBeforeDatabase(pooled?.url ?? database.url);
      closes.push(proxied.close);
      const port = await freePort();
      const databaseEnv = {
        DATABASE_URL: proxied.url,
        ...(pooled && { DATABASE_POOLER: 'transaction', DATABASE_LISTEN_URL: database.url }),
      };
      const node = await startNodeUnderFire('api', { ...env, ...databaseEnv, PORT: String(port) }, logFile);
      closes.push(node.end);
      const clients = await startFaultProxy({ port: 0 }, { port, host: '127.0.0.1' });
      closes.push(clients.close);
      armed.push({ node, url: `http://127.0.0.1:${clients.address}`, isDown: false, clients, database: proxied });
    }
    const workerDatabase = await startProxyBeforeDatabase(database.url);
    closes.push(workerDatabase.close);
    const workerEnv = { ...env, ...outside.workerEnv, DATABASE_URL: workerDatabase.url };
    const worker = await startNodeUnderFire('worker', workerEnv, logFile);
    closes.push(worker.end);
    const log = watchLog(logFile);
    const { ctx } = opened;
    return {
      ctx,
      clock: undefined,
      worksJobs: true,
      urls: () => {
        const up = armed.filter(({ isDown }) => !isDown);
        return (up.length > 0 ? up : armed).map(({ url }) => url);
      },
      appleToken: (subject) => outside.apple.sign({ sub: subject }),
      mailsTo: (address) => outside.mail.mails.filter(({ to }) => to.includes(address)).map(({ raw }) => raw),
      inject: (fault) => inject(fault, { armed, worker, workerDatabase, database, pooler, outside }),
      async inspect(secrets) {
        const leaks = await findLeaks(ctx.db, [...armed, { node: worker, database: workerDatabase }]);
        const ownExits = [worker, ...armed.map(({ node }) => node)].flatMap((node) => node.takeOwnExits());
        return [...leaks, ...ownExits, ...(await log.findSecrets([config.secrets.secretKey, ...secrets]))];
      },
      logFile,
      nodePids: () => armed.map(({ node }) => node.pid()),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Closes = (() => Promise<unknown>)[];

type Database = {
  url: string;
  /** The server that accepts writes now. */
  primary(): EmbeddedPostgres;
  disk?: SmallDisk | undefined;
  failOver?(): Promise<void>;
};

async function openSingle(dataDir: string, closes: Closes): Promise<Database> {
  const disk = await mountSmallDisk(dataDir);
  if (disk) closes.push(disk.close);
  const server = await startEmbeddedPostgres({ dataDir, settings: { max_wal_size: '64MB' } });
  closes.push(server.stop);
  return { url: server.connectionString, primary: () => server, disk };
}

async function openPair(closes: Closes): Promise<Database> {
  const pair = await openPostgresPair({ synchronous: true });
  closes.push(pair.stop);
  return { url: pair.url, primary: () => pair.primary, failOver: pair.failOver };
}

type Parts = {
  armed: Armed[];
  worker: NodeUnderFire;
  workerDatabase: FaultProxy;
  database: Database;
  pooler: Pgbouncer | undefined;
  outside: OutsideServices;
};

/** Injects one fault and resolves when it is healed, with whether it was possible. */
async function inject(fault: PlannedFault, parts: Parts): Promise<boolean> {
  const { armed, worker, workerDatabase, database, pooler, outside } = parts;
  const { kind, pick } = fault;
  const target = armed[pick % armed.length];
  const ms = 300 + (pick % 2700);
  if (target === undefined) return false;
  if (await injectNetworkFault(fault, target)) return true;
  if (await outside.breakFor(kind, pick, ms)) return true;
  if (kind === 'cut worker') workerDatabase.cut();
  else if (kind === 'stall worker') await workerDatabase.halfOpen(ms);
  else if (kind === 'lose worker answers') await loseAnswers([workerDatabase]);
  else if (kind === 'kill worker') await worker.killAndRestart();
  else if (kind === 'stop worker') await worker.pause(ms);
  else if (kind === 'kill database') await killDatabase(database.primary(), pick);
  else if (kind === 'stop database') await pauseDatabase(database.primary(), ms);
  else if (kind === 'stop node') await target.node.pause(ms);
  else if (kind === 'full disk') {
    if (database.disk === undefined) return false;
    await database.disk.fillFor(ms, () => takeLogSegment(database.primary()));
    await untilDatabaseAnswers(database.primary());
  } else if (kind === 'kill primary') {
    if (database.failOver === undefined) return false;
    await untilDatabaseAnswers(database.primary());
    await database.failOver();
  } else if (kind === 'kill pooler') {
    if (pooler === undefined) return false;
    await pooler.killAndRestart();
  } else {
    target.isDown = true;
    await target.node.killAndRestart();
    target.isDown = false;
  }
  return true;
}
