import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterFile, closeWhatIsOpen } from '../src/testing/after-file.ts';
import { type PostgresPair, startPostgresPair } from '../src/testing/servers/postgres-pair.ts';
import { startSwiftServer } from '../src/testing/servers/swift-server.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { type ClusterNode, startNode } from './node-processes.ts';

export type Cluster = {
  home: string;
  postgres: PostgresPair;
  nodes: ClusterNode[];
  balancer: Balancer | undefined;
  s3: { endpoint: string };
  /** Where requests are sent: the balancer, or the first API node without one. */
  url: string;
  /** The settings of every node. */
  settings: Record<string, string>;
  stop(): Promise<void>;
};

const bucket = 'coinop';

/** The layout of deploy/compose.yaml without containers, on this machine; its files are removed when it stops. */
export async function startCluster(storageKind: string): Promise<Cluster> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'coinop-cluster-'));
  const postgres = await startPostgresPair({ synchronous: true, settings: { max_connections: '200' } });
  const storage = storageKind === 'swift' ? await startSwift() : await startS3rver(home);
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: randomBytes(32).toString('base64url'),
    DATA_DIR: path.join(home, 'data'),
    ...storage,
    TRUST_PROXY_HOPS: '1',
    DRAIN_SECONDS: '10',
    DATABASE_POOL_SIZE: '10',
    LOG_LEVEL: 'warn',
  };
  const nodes: ClusterNode[] = [];
  let balancer: Balancer | undefined;
  const stop = async () => {
    await balancer?.stop();
    for (const node of nodes.toReversed()) await node.stop();
    await closeWhatIsOpen();
    rmSync(home, { recursive: true, force: true });
  };
  const start = async (name: string, role: ClusterNode['role']) =>
    nodes.push(await startNode(name, role, home, settings));
  try {
    await start('api-1', 'api');
    await start('api-2', 'api');
    await start('worker', 'worker');
    await start('ingest', 'ingest');
    const apis = nodes.filter(({ role }) => role === 'api');
    balancer = await startBalancer(home, apis);
    const url = balancer?.url ?? `http://127.0.0.1:${apis[0]?.port}`;
    return { home, postgres, nodes, balancer, s3: { endpoint: storage.S3_ENDPOINT }, url, settings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type StorageSettings = Record<'STORAGE' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>;

async function startS3rver(home: string): Promise<StorageSettings> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: path.join(home, 's3'),
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await server.run();
  afterFile(() => {
    server.httpServer.closeAllConnections();
    return server.close();
  });
  return {
    STORAGE: `s3://${bucket}`,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
}

async function startSwift(): Promise<StorageSettings> {
  const { s3, keys, endpoint } = await startSwiftServer();
  return {
    STORAGE: `s3://${s3.bucket}`,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: keys.s3AccessKeyId,
    S3_SECRET_ACCESS_KEY: keys.s3SecretAccessKey,
  };
}
