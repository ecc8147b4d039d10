import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findOnPath } from '../../process/find-on-path.ts';
import type { S3Settings } from '../../process/storage-settings.ts';
import { afterFile } from '../after-file.ts';
import { freePort } from './free-port.ts';

/** OpenStack Swift with `s3api`: a server that checks signatures, their expiry, and ranges. */
export type SwiftServer = {
  endpoint: string;
  s3: S3Settings;
  keys: { s3AccessKeyId: string; s3SecretAccessKey: string };
  stop(): Promise<void>;
};

const run = promisify(execFile);
const stores = ['account', 'container', 'object'] as const;
const names = [
  'memcached',
  'swift-ring-builder',
  'swift-proxy-server',
  ...stores.map((store) => `swift-${store}-server`),
];
const programs = new Map(names.map((name) => [name, findOnPath(name, process.env['PATH'])]));
/** Debian: swift-proxy swift-account swift-container swift-object memcached. They read /etc/swift/swift.conf, which comes with them. */
export const isSwiftInstalled = [...programs.values()].every((program) => program !== undefined);

const bucket = 'coinop-test';
const keys = { s3AccessKeyId: 'coinop:tester', s3SecretAccessKey: 'secret-of-tests' };
const readyMs = 180_000;

/** A single replica, in a temporary folder that is deleted with it. The folder must support extended attributes. */
export async function startSwiftServer(): Promise<SwiftServer> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'coinop-swift-'));
  mkdirSync(path.join(home, 'devices', 'disk'), { recursive: true });
  const children: ChildProcess[] = [];
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await Promise.all(children.map(ended));
    rmSync(home, { recursive: true, force: true });
  };
  const swift = { stop: () => (stopping ??= stop()) };
  afterFile(swift.stop);
  for (const store of stores) {
    const port = await freePort();
    children.push(start(home, store, storeSettings(home, store, port)));
    await makeRing(home, store, port);
  }
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const cachePort = await freePort();
  const cacheArgs = ['-l', '127.0.0.1', '-p', String(cachePort), '-u', os.userInfo().username];
  children.push(spawn(programs.get('memcached') ?? '', cacheArgs, { stdio: 'ignore' }));
  const proxy = start(home, 'proxy', proxySettings(home, new URL(endpoint).port, cachePort));
  children.push(proxy);
  const s3: S3Settings = {
    bucket,
    prefix: 'files/',
    endpoint,
    publicEndpoint: endpoint,
    region: 'us-east-1',
    pathStyle: true,
  };
  await makeBucket(s3, () => {
    if (proxy.exitCode !== null) throw new Error(`Swift ended: ${readFileSync(path.join(home, 'proxy.log'), 'utf8')}`);
  });
  return { endpoint, s3, keys, ...swift };
}

function storeSettings(home: string, store: string, port: number): string {
  return `${sharedSettings(home, port)}
devices = ${home}/devices
mount_check = false
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;
}

function proxySettings(home: string, port: string, cachePort: number): string {
  const filters = ['catch_errors', 'cache', 'listing_formats', 'bulk', 's3api', 'tempauth', 'slo', 'dlo'];
  const options: Record<string, string> = {
    cache: `memcache_servers = 127.0.0.1:${cachePort}`,
    tempauth: `user_coinop_tester = ${keys.s3SecretAccessKey} .admin`,
  };
  return `${sharedSettings(home, port)}
[pipeline:main]
pipeline = ${filters.join(' ')} proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name === 'cache' ? 'memcache' : name}\n${options[name] ?? ''}`).join('\n')}
`;
}

function sharedSettings(home: string, port: number | string): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${os.userInfo().username}
swift_dir = ${home}
log_level = WARNING`;
}

/** In its own process group, because Swift kills its whole group. */
function start(home: string, part: string, settings: string): ChildProcess {
  const file = path.join(home, `${part}-server.conf`);
  writeFileSync(file, settings);
  const log = openSync(path.join(home, `${part}.log`), 'a');
  const child = spawn(programs.get(`swift-${part}-server`) ?? '', [file], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

async function makeRing(home: string, store: string, port: number): Promise<void> {
  const builder = path.join(home, `${store}.builder`);
  const build = (...args: string[]) => run(programs.get('swift-ring-builder') ?? '', [builder, ...args]);
  await build('create', '4', '1', '1');
  await build('add', `r1z1-127.0.0.1:${port}/disk`, '100');
  await build('rebalance');
}

/** Swift answers once all of its parts have started. */
async function makeBucket(s3: S3Settings, requireRunning: () => void): Promise<void> {
  const client = new S3Client({
    region: s3.region,
    endpoint: s3.endpoint ?? '',
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { accessKeyId: keys.s3AccessKeyId, secretAccessKey: keys.s3SecretAccessKey },
  });
  for (const deadline = Date.now() + readyMs; ; await sleep(200)) {
    requireRunning();
    try {
      await client.send(new CreateBucketCommand({ Bucket: s3.bucket }));
      return client.destroy();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
