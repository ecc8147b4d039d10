import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { publishAchievements } from '../../achievements/give-achievements.ts';
import { migrate } from '../../database/migrate.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import { enqueuedJobs } from '../../enqueued-jobs.ts';
import { openContext } from '../../open-context.ts';
import { readConfig } from '../../process/config.ts';
import { freePort } from '../node-process.ts';
import { type Apple, appleClientId, openApple } from '../servers/apple-pen.ts';
import { type FaultProxy, type ProxiedDatabase, startFaultProxy, startProxyBeforeDatabase } from './fault-proxy.ts';
import { findLeaks } from './find-leaks.ts';
import { failApple, injectNetworkFault, killDatabase, pauseDatabase } from './network-faults.ts';
import { type NodeUnderFire, startNodeUnderFire } from './node-under-fire.ts';
import { watchLog } from './secrets-in-log.ts';
import type { PlannedFault } from './torture-plan.ts';
import type { TortureStage } from './torture-seed.ts';

export type ProcessStage = TortureStage & { nodePids(): number[]; close(): Promise<void> };

type Armed = { node: NodeUnderFire; url: string; isDown: boolean; clients: FaultProxy; database: ProxiedDatabase };

/**
 * A database of its own, some API nodes and a worker, each a process of its own, with a proxy before every node and
 * between every node and the database.
 */
export async function openProcessStage({ nodes: count }: { nodes: number }): Promise<ProcessStage> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-torture-'));
  const closes: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const closeAll = async () => {
    for (const close of closes.toReversed()) await close();
  };
  try {
    const server = await startEmbeddedPostgres({ dataDir });
    closes.push(server.stop);
    await migrate(server.connectionString);
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: server.connectionString, LOG_LEVEL: 'fatal' });
    const opened = await openContext(config, server.connectionString, enqueuedJobs, { poolMax: 6 });
    closes.push(opened.close);
    await publishAchievements(opened.ctx);
    const apple = await openApple();
    closes.push(apple.close);
    const logFile = path.join(dataDir, 'nodes.log');
    const env = {
      DATA_DIR: dataDir,
      SECRET_KEY: config.secrets.secretKey,
      LOG_LEVEL: 'debug',
      APPLE_CLIENT_IDS: appleClientId,
      APPLE_JWKS_URL: apple.jwksUrl,
      CHROMIUM_PATH: 'false',
      FFMPEG_PATH: 'false',
      DRAIN_SECONDS: '2',
    };
    const armed: Armed[] = [];
    for (let i = 0; i < count; i++) {
      const database = await startProxyBeforeDatabase(server.connectionString);
      closes.push(database.close);
      const port = await freePort();
      const node = await startNodeUnderFire('api', { ...env, DATABASE_URL: database.url, PORT: String(port) }, logFile);
      closes.push(node.end);
      const clients = await startFaultProxy({ port: 0 }, { port, host: '127.0.0.1' });
      closes.push(clients.close);
      armed.push({ node, url: `http://127.0.0.1:${clients.address}`, isDown: false, clients, database });
    }
    const worker = await startNodeUnderFire('worker', { ...env, DATABASE_URL: server.connectionString }, logFile);
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
      appleToken: (subject) => apple.sign({ sub: subject }),
      inject: (fault) => inject(fault, { armed, worker, server, apple }),
      async inspect(secrets) {
        const leaks = await findLeaks(ctx.db, armed);
        return [...leaks, ...(await log.findSecrets([config.secrets.secretKey, ...secrets]))];
      },
      nodePids: () => armed.map(({ node }) => node.pid()),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Parts = { armed: Armed[]; worker: NodeUnderFire; server: EmbeddedPostgres; apple: Apple };

/** Breaks one thing and answers when it is whole again. */
async function inject(fault: PlannedFault, { armed, worker, server, apple }: Parts): Promise<void> {
  const { kind, pick } = fault;
  const target = armed[pick % armed.length];
  const ms = 300 + (pick % 2700);
  if (target === undefined || (await injectNetworkFault(fault, target))) return;
  if (kind === 'kill worker') return worker.killAndRestart();
  if (kind === 'stop worker') return worker.pause(ms);
  if (kind === 'kill database') return killDatabase(server, pick);
  if (kind === 'stop database') return pauseDatabase(server, ms);
  if (kind === 'apple fails') return failApple(apple, ms);
  if (kind === 'stop node') return target.node.pause(ms);
  target.isDown = true;
  await target.node.killAndRestart();
  target.isDown = false;
}
