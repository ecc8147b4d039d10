import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { clipLimits } from './clip.ts';

const { people, ctx, clock, url } = await startService();
const ada = await people.member('ada');
const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(3000, 7)]);

async function startClip() {
  clock.forward(86_401 / 12);
  const { body } = await ada.post('/api/clips/upload', {});
  return { id: body.clip.id as string, address: body.uploadUrl.replace('http://coinop.test', url) as string };
}
const put = (address: string, body: Buffer, headers: Record<string, string>) =>
  fetch(address, { method: 'PUT', body: new Uint8Array(body), headers });
const part = (address: string, from: number, to: number) =>
  put(address, video.subarray(from, to), {
    'upload-offset': String(from),
    'upload-complete': to < video.length ? '?0' : '?1',
  });
const arrived = async (address: string) => {
  const { status, headers } = await fetch(address, { method: 'HEAD' });
  return [status, headers.get('upload-offset'), headers.get('upload-complete')];
};
const filesOf = (id: string) => Array.fromAsync(ctx.storage.list(`clips/${id}`), ({ name }) => path.basename(name));

it('takes a video in parts, and makes one file of them', async () => {
  const { id, address } = await startClip();
  expect(await arrived(address)).toEqual([200, '0', '?0']);
  for (const [from, to] of [
    [0, 1000],
    [1000, 2500],
  ] as const) {
    const answer = await part(address, from, to);
    expect([answer.status, (await answer.json()).clip.status]).toEqual([200, 'awaiting_upload']);
    expect(await arrived(address)).toEqual([200, String(to), '?0']);
  }
  const last = await part(address, 2500, video.length);
  expect([last.status, (await last.json()).clip.status]).toEqual([200, 'processing']);
  expect(await arrived(address)).toEqual([200, String(video.length), '?1']);
  const files = await filesOf(id);
  expect(files).toEqual([expect.stringMatching(/^source-/)]);
  const stored = await buffer(ctx.storage.read(`clips/${id}/${files[0]}`));
  expect(stored.equals(video)).toBe(true);
  const { rows } = await sql`select source_parts, size_bytes from clips where id = ${id}`.execute(ctx.db);
  expect(rows).toEqual([{ source_parts: [], size_bytes: video.length }]);
  expect((await part(address, 0, 100)).status).toBe(409);
});

it('takes Content-Range too', async () => {
  const { address } = await startClip();
  const ranged = (from: number, to: number) =>
    put(address, video.subarray(from, to), { 'content-range': `bytes ${from}-${to - 1}/${video.length}` });
  expect((await (await ranged(0, 2000)).json()).clip.status).toBe('awaiting_upload');
  expect((await (await ranged(2000, video.length)).json()).clip.status).toBe('processing');
  expect((await put((await startClip()).address, video, { 'content-range': 'bytes 9-3/2' })).status).toBe(400);
});

it('keeps the received bytes of an interrupted part, and resumes there', async () => {
  const { address } = await startClip();
  const sending = http.request(address, {
    method: 'PUT',
    headers: { 'upload-offset': '0', 'content-length': video.length },
  });
  sending.on('error', () => undefined);
  sending.write(video.subarray(0, 1200));
  const stored = async () => (await filesOf(new URL(address).pathname.split('/').at(-1) ?? '')).length;
  await expect.poll(() => stored().catch(() => 0)).toBe(1);
  sending.destroy();
  await expect.poll(async () => (await arrived(address))[1]).toBe('1200');
  expect((await (await part(address, 1200, video.length)).json()).clip.status).toBe('processing');
});

it('refuses a part elsewhere, what is no video, what is too large, and a wrong address', async () => {
  const { id, address } = await startClip();
  const elsewhere = await part(address, 1000, 2000);
  expect([elsewhere.status, elsewhere.headers.get('error-code'), elsewhere.headers.get('upload-offset')]).toEqual([
    ...[409, 'clip_upload_offset', '0'],
  ]);
  const text = await put(address, Buffer.alloc(3000, 'text'), { 'upload-offset': '0', 'upload-complete': '?0' });
  expect([text.status, text.headers.get('error-code')]).toEqual([415, 'unsupported_video']);
  expect(await filesOf(id)).toEqual([]);
  await sql`update clips set received_bytes = ${clipLimits.uploadBytesMax - 10} where id = ${id}`.execute(ctx.db);
  const large = await put(address, video, { 'upload-offset': String(clipLimits.uploadBytesMax - 10) });
  expect(large.status).toBe(413);
  expect(await filesOf(id)).toEqual([]);
  expect((await put(address, video, { 'upload-offset': '-1' })).status).toBe(400);
  const forged = address.replace(/signature=.*/, 'signature=forged');
  expect((await part(forged, 0, 10)).status).toBe(403);
  expect((await fetch(forged, { method: 'HEAD' })).status).toBe(403);
});

it('of two that send the same part one is kept', async () => {
  const { address } = await startClip();
  const statuses = (await Promise.all([part(address, 0, 1000), part(address, 0, 1000)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await arrived(address))[1]).toBe('1000');
});
