import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { openStorage } from '../src/platform/open-storage.ts';
import type { Storage } from '../src/platform/storage.ts';
import { readConfig } from '../src/process/config.ts';
import { createLog } from '../src/process/log.ts';
import { afterFile, closeWhatIsOpen } from '../src/testing/after-file.ts';
import { isSwiftInstalled, startSwiftServer } from '../src/testing/servers/swift-server.ts';

const kib = 1024;
/** The largest is uploaded in parts. */
const sizes = [
  { what: '64 KiB', bytes: 64 * kib, rounds: 20 },
  { what: '2 MiB (a segment)', bytes: 2048 * kib, rounds: 10 },
  { what: '24 MiB (in parts)', bytes: 24 * 1024 * kib, rounds: 3 },
];
const rangeBytes = 64 * kib;

/** The cost of a file in a folder, in a plain S3 server, and in OpenStack Swift if installed: median milliseconds. */
export async function run(): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'coinop-bench-storage-'));
  try {
    const kinds: [string, Record<string, string>][] = [
      ['folder', {}],
      ['s3rver', await startPlainServer(home)],
    ];
    if (isSwiftInstalled) {
      const { s3, keys, endpoint } = await startSwiftServer();
      kinds.push(['Swift', settingsOf(s3.bucket, endpoint, keys.s3AccessKeyId, keys.s3SecretAccessKey)]);
    } else console.log('Swift is not installed, so it is left out.');
    const rows = [];
    for (const [kind, settings] of kinds) {
      const storage = await openStorage(readConfig({ DATA_DIR: home, ...settings }), createLog('silent'));
      for (const size of sizes) rows.push({ kind, size: size.what, ...(await measure(storage, size)) });
    }
    console.table(rows);
  } finally {
    await closeWhatIsOpen();
    rmSync(home, { recursive: true, force: true });
  }
}

const settingsOf = (bucket: string, endpoint: string, key: string, secret: string) => ({
  STORAGE: `s3://${bucket}`,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: secret,
});

async function startPlainServer(home: string): Promise<Record<string, string>> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: path.join(home, 's3'),
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'bench' }],
  });
  const { port } = await server.run();
  afterFile(() => {
    server.httpServer.closeAllConnections();
    return server.close();
  });
  return settingsOf('bench', `http://127.0.0.1:${port}`, 'S3RVER', 'S3RVER');
}

async function measure(storage: Storage, { bytes, rounds }: { bytes: number; rounds: number }) {
  const content = Buffer.alloc(bytes, 'coinop');
  const times = { put: [] as number[], get: [] as number[], range: [] as number[], remove: [] as number[] };
  const timed = async (of: number[], work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    of.push(performance.now() - startedAt);
  };
  for (let round = 0; round < rounds; round++) {
    const name = `bench/${bytes}/${round}`;
    const start = bytes - rangeBytes;
    await timed(times.put, () => storage.put(name, Readable.from([content])));
    await timed(times.get, async () => {
      if ((await buffer(storage.read(name))).length !== bytes) throw new Error(`${name} came back in another size`);
    });
    await timed(times.range, () => buffer(storage.read(name, { start, end: bytes - 1 })));
    await timed(times.remove, () => storage.remove(name));
  }
  return Object.fromEntries(Object.entries(times).map(([what, all]) => [what, median(all)]));
}

function median(values: number[]): number {
  return Math.round((values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0) * 10) / 10;
}
