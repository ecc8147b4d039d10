import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import { createLog } from '../process/log.ts';
import { StartupError } from '../process/startup-error.ts';
import { afterFile } from '../testing/after-file.ts';
import { isSwiftInstalled, startSwiftServer } from '../testing/servers/swift-server.ts';
import { testConfig } from '../testing/service.ts';
import { describeStorage } from '../testing/storage-suite.ts';
import { openStorage } from './open-storage.ts';

if (!isSwiftInstalled)
  console.warn(
    '\nNO SWIFT: the tests that need it are SKIPPED. Debian: swift-proxy swift-account swift-container swift-object memcached.\n',
  );

/** Against a server that checks what others take as it comes: who signed a request, when, and for what. */
describe.skipIf(!isSwiftInstalled)('a bucket of OpenStack Swift', async () => {
  if (!isSwiftInstalled) return;
  const home = await mkdtemp(path.join(os.tmpdir(), 'coinop-storage-'));
  afterFile(() => rm(home, { recursive: true, force: true }));
  const swift = await startSwiftServer();
  const log = createLog('silent');
  const plain = testConfig(home);
  const config = { ...plain, s3: swift.s3, secrets: { ...plain.secrets, ...swift.keys } };
  const storage = await openStorage(config, log);
  const name = 'shown/video.mp4';

  describeStorage('as a storage', storage);

  it('downloads by a signed address, whole and in ranges', async () => {
    await storage.put(name, Readable.from(['0123456789']));
    const address = (await storage.downloadAddress(name, 'video/mp4')) ?? '';
    const whole = await fetch(address);
    expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
      200,
      'video/mp4',
      '0123456789',
    ]);
    for (const [range, text, contentRange] of [
      ['bytes=3-4', '34', 'bytes 3-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
    ] as const) {
      const part = await fetch(address, { headers: { range } });
      expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, text, contentRange]);
    }
    expect((await fetch(address, { headers: { range: 'bytes=20-30' } })).status).toBe(416);
  });

  it('refuses an address that was changed, and one without a signature', async () => {
    await storage.put(name, Readable.from(['0123456789']));
    const address = new URL((await storage.downloadAddress(name, 'video/mp4')) ?? '');
    const changed = (change: (url: URL) => void) => {
      const url = new URL(address);
      change(url);
      return fetch(url);
    };
    const set = (key: string, value: string) => (url: URL) => url.searchParams.set(key, value);
    const signature = address.searchParams.get('X-Amz-Signature') ?? '';
    const flipped = signature.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const change of [
      set('X-Amz-Signature', flipped),
      set('X-Amz-Expires', '604800'),
      set('response-content-type', 'text/html'),
      (url: URL) => {
        url.pathname = url.pathname.replace('video.mp4', 'other.mp4');
      },
    ])
      expect((await changed(change)).status).toBe(403);
    const unsigned = await changed((url) => {
      url.search = '';
    });
    expect([unsigned.ok, await unsigned.text()]).toEqual([false, expect.not.stringContaining('0123456789')]);
    expect((await fetch(address, { method: 'PUT', body: 'mine now' })).status).toBe(403);
  });

  it('refuses an address whose time is over', async () => {
    const { s3AccessKeyId: accessKeyId, s3SecretAccessKey: secretAccessKey } = swift.keys;
    const client = new S3Client({
      region: swift.s3.region,
      endpoint: swift.endpoint,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    });
    await storage.put(name, Readable.from(['0123456789']));
    const command = new GetObjectCommand({ Bucket: swift.s3.bucket, Key: swift.s3.prefix + name });
    const signedAgo = (seconds: number) =>
      getSignedUrl(client, command, { expiresIn: 900, signingDate: new Date(Date.now() - seconds * 1000) });
    expect((await fetch(await signedAgo(300))).status).toBe(200);
    expect((await fetch(await signedAgo(1000))).status).toBe(403);
    client.destroy();
  });

  it('ends the start when the keys are wrong', async () => {
    const secrets = { ...config.secrets, s3SecretAccessKey: 'another-secret' };
    await expect(openStorage({ ...config, secrets }, log)).rejects.toThrow(
      new StartupError('The bucket coinop-test cannot be used (access denied); check STORAGE and the S3_ settings.'),
    );
  });
});
