import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '../process/log.ts';
import { StartupError } from '../process/startup-error.ts';
import { afterFile } from '../testing/after-file.ts';
import { startS3Server } from '../testing/servers/s3-server.ts';
import { testConfig } from '../testing/service.ts';
import { describeStorage } from '../testing/storage-suite.ts';
import { openStorage } from './open-storage.ts';
import { isStorageUnavailable } from './storage.ts';

const home = await mkdtemp(path.join(os.tmpdir(), 'coinop-storage-'));
afterFile(() => rm(home, { recursive: true, force: true }));
const log = createLog('silent');
const server = await startS3Server();
const s3Config = { ...testConfig(home), ...server.settings };
const bucket = await openStorage(s3Config, log);

describeStorage('a folder', await openStorage(testConfig(home), log));
describeStorage('a bucket', bucket);

describe('a bucket', () => {
  it('is looked for at the start', async () => {
    const s3 = { ...server.settings.s3, bucket: 'nowhere' } as typeof server.settings.s3;
    await expect(openStorage({ ...s3Config, s3 }, log)).rejects.toThrow(
      new StartupError('The bucket nowhere cannot be used (it does not exist); check STORAGE and the S3_ settings.'),
    );
  });

  it('gives signed addresses of its public endpoint, and none without one', async () => {
    await bucket.put('shown/video.mp4', Readable.from(['0123456789']));
    expect(await bucket.downloadAddress('shown/video.mp4', 'video/mp4')).toBeUndefined();
    const s3 = { ...server.settings.s3, publicEndpoint: server.endpoint } as typeof server.settings.s3;
    const open = await openStorage({ ...s3Config, s3 }, log);
    const address = (await open.downloadAddress('shown/video.mp4', 'video/mp4')) ?? '';
    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('900');
    const answer = await fetch(address, { headers: { range: 'bytes=3-4' } });
    expect([answer.status, await answer.text()]).toEqual([206, '34']);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
  });

  it('that does not answer is no fault of ours, and does not keep a node from starting', async () => {
    const lost = await startS3Server();
    await lost.close();
    const storage = await openStorage({ ...testConfig(home), ...lost.settings }, log);
    await expect(storage.size('anything')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(isStorageUnavailable(Object.assign(new Error(), { $metadata: { httpStatusCode: 503 } }))).toBe(true);
    expect(isStorageUnavailable(Object.assign(new Error(), { $metadata: { httpStatusCode: 404 } }))).toBe(false);
  });
});
