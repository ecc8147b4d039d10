import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { publishAchievements } from '../../achievements/give-achievements.ts';
import { createApp } from '../../app.ts';
import { migrate } from '../../database/migrate.ts';
import { startEmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import { enqueuedJobs } from '../../enqueued-jobs.ts';
import { openContext } from '../../open-context.ts';
import { readConfig } from '../../process/config.ts';
import { movableClock } from '../movable-clock.ts';
import { appleClientId, openApple } from '../servers/apple-pen.ts';
import { type FaultProxy, type ProxiedDatabase, startFaultProxy, startProxyBeforeDatabase } from './fault-proxy.ts';
import { findLeaks } from './find-leaks.ts';
import { injectNetworkFault, killDatabase, pauseDatabase } from './network-faults.ts';
import { failApple } from './outside-services.ts';
import type { ProcessStage } from './process-stage.ts';
import { watchLog } from './secrets-in-log.ts';

/**
 * Nodes in this process, which start at once and whose clock can be moved; the proxies before them and the database
 * behind them fail as on the stage of processes.
 */
export async function openInProcessStage({ nodes: count }: { nodes: number }): Promise<ProcessStage> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-torture-'));
  const closes: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })];
  const close = async () => {
    for (const one of closes.splice(0).toReversed()) await one();
  };
  try {
    const server = await startEmbeddedPostgres({ dataDir });
    closes.push(server.stop);
    await migrate(server.connectionString);
    const apple = await openApple();
    closes.push(apple.close);
    const clock = movableClock();
    const logFile = path.join(dataDir, 'nodes.log');
    const stream = createWriteStream(logFile);
    closes.push(() => stream.end());
    const log = pino({ level: 'debug', base: null }, stream);
    const config = readConfig({ DATA_DIR: dataDir, APPLE_CLIENT_IDS: appleClientId, APPLE_JWKS_URL: apple.jwksUrl });
    const direct = await openContext(config, server.connectionString, enqueuedJobs, {
      clock,
      log,
      poolMax: 4,
      connectMs: 15_000,
    });
    closes.push(direct.close);
    await publishAchievements(direct.ctx);
    const proxied: { clients: FaultProxy; database: ProxiedDatabase; url: string }[] = [];
    for (let i = 0; i < count; i++) {
      const database = await startProxyBeforeDatabase(server.connectionString);
      closes.push(database.close);
      const opened = await openContext(config, database.url, enqueuedJobs, { clock, log, poolMax: 8 });
      closes.push(opened.close);
      const app = await createApp(opened.ctx, { isOverloaded: () => false });
      closes.push(() => app.close());
      await app.listen({ host: '127.0.0.1', port: 0 });
      const { port } = app.server.address() as AddressInfo;
      const clients = await startFaultProxy({ port: 0 }, { port, host: '127.0.0.1' });
      closes.push(clients.close);
      proxied.push({ clients, database, url: `http://127.0.0.1:${clients.address}` });
    }
    const written = watchLog(logFile);
    return {
      ctx: direct.ctx,
      clock,
      worksJobs: false,
      mailsTo: () => [],
      urls: () => proxied.map(({ url }) => url),
      appleToken: (subject) => apple.sign({ sub: subject }, { now: clock.now() }),
      async inject(fault) {
        const target = proxied[fault.pick % proxied.length];
        const ms = 300 + (fault.pick % 2700);
        if (fault.kind === 'kill database') await killDatabase(server, fault.pick);
        else if (fault.kind === 'stop database') await pauseDatabase(server, ms);
        else if (fault.kind === 'apple fails') await failApple(apple, ms);
        else return target !== undefined && (await injectNetworkFault(fault, target));
        return true;
      },
      async inspect(secrets) {
        const leaks = await findLeaks(direct.ctx.db, proxied);
        return [...leaks, ...(await written.findSecrets([config.secrets.secretKey, ...secrets]))];
      },
      logFile,
      nodePids: () => [process.pid],
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
