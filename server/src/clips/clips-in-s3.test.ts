import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { backUp } from '../database/backup.ts';
import { copyToFolder } from '../platform/copy-storage.ts';
import { afterFile } from '../testing/after-file.ts';
import { sampleVideos } from '../testing/sample-videos.ts';
import { startS3Server } from '../testing/servers/s3-server.ts';
import { startService } from '../testing/service.ts';
import { findBrokenClips } from './audit-clips.ts';
import { processClipHandler } from './process-clip.ts';
import { sweepClips } from './sweep-clips.ts';

const server = await startS3Server({ publicDownloads: true });
const streamed = await startService({
  config: { ...server.settings, s3: { ...server.settings.s3, publicEndpoint: undefined } as never },
});
const redirected = await startService({ beside: streamed, config: server.settings });
const { ctx, people, url } = streamed;
const ada = await people.member('ada');
const plain = await sampleVideos().upright('plain.mp4', '-c:v', 'libx264', '-preset', 'ultrafast', '-t', '1');
const filesOf = async (id: string) =>
  (await Array.fromAsync(ctx.storage.list(`clips/${id}`), ({ name }) => path.basename(name))).sort();

async function uploadClip(): Promise<string> {
  const { body } = await ada.post('/api/clips/upload', {});
  const address = body.uploadUrl.replace('http://coinop.test', url);
  expect((await fetch(address, { method: 'PUT', body: new Uint8Array(plain) })).status).toBe(200);
  return body.clip.id;
}

it('a clip is uploaded, processed, watched in ranges and deleted', async () => {
  const id = await uploadClip();
  expect(await filesOf(id)).toEqual([expect.stringMatching(/^source-/)]);
  await processClipHandler.run(ctx, { clipId: id }, { id: 'test', signal: new AbortController().signal });
  expect(await filesOf(id)).toEqual(['1-preview.webp', '1-thumbnail.jpg', '1-video.mp4']);
  const whole = await fetch(`${url}/clips/${id}/video.mp4`);
  const video = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, video.subarray(4, 8).toString()]).toEqual([200, 'ftyp']);
  const part = await fetch(`${url}/clips/${id}/video.mp4`, { headers: { range: 'bytes=4-7' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${video.length}`,
  ]);

  // The other node sends whoever watches to the bucket itself.
  for (const [file, type] of Object.entries({ 'video.mp4': 'video/mp4', 'thumbnail.jpg': 'image/jpeg' })) {
    const led = await fetch(`${redirected.url}/clips/${id}/${file}`, { redirect: 'manual' });
    expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'private, max-age=300']);
    const address = led.headers.get('location') ?? '';
    expect(address.startsWith(`${server.endpoint}/coinop-test/files/clips/${id}/1-`)).toBe(true);
    expect((await fetch(address)).headers.get('content-type')).toBe(type);
  }
  const policy = (await redirected.people.nobody.get('/')).headers.get('content-security-policy');
  expect(policy).toContain(`img-src 'self' data: blob: ${server.endpoint};`);
  expect(policy).toContain(`media-src 'self' blob: ${server.endpoint};`);
  const followed = await fetch(`${redirected.url}/clips/${id}/video.mp4`);
  expect(Buffer.from(await followed.arrayBuffer()).equals(video)).toBe(true);

  expect(await Array.fromAsync(findBrokenClips(ctx, { watch: true }))).toEqual([]);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-backup-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  await backUp(ctx.config, streamed.databaseUrl, folder, (to) => copyToFolder(ctx.storage, to));
  await ctx.storage.remove(`clips/${id}/1-video.mp4`);
  expect(await Array.fromAsync(findBrokenClips(ctx, { watch: false }))).toEqual([`clip ${id} has lost a file`]);
  expect((await fetch(`${url}/clips/${id}/video.mp4`)).status).toBe(404);
});

it('what an upload left behind is swept from the bucket', async () => {
  const id = await uploadClip();
  await ctx.storage.put(`clips/${id}/source-stray`, Readable.from(['x']));
  streamed.clock.forward(86_400);
  await sweepClips(ctx);
  expect(await filesOf(id)).toEqual([expect.not.stringContaining('stray')]);
});

it('a bucket that does not answer is 503, and the upload can be sent again', async () => {
  const away = await startS3Server();
  const node = await startService({ beside: streamed, config: away.settings });
  await away.close();
  const { body } = await ada.post('/api/clips/upload', {});
  const send = (to: string) =>
    fetch(body.uploadUrl.replace('http://coinop.test', to), { method: 'PUT', body: new Uint8Array(plain) });
  const refused = await send(node.url);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect((await send(url)).status).toBe(200);
});
