import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runFfmpegProcess } from '../testing/ffmpeg-process.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { browserSource } from './hls-arguments.ts';
import { streamFolder } from './live-files.ts';

const service = await startService();
const { people, ctx, url } = service;
const folder = mkdtempSync(path.join(os.tmpdir(), 'coinop-browser-stream-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a browser's recorder writes: VP8 with Opus in WebM. */
const recording = path.join(folder, 'recording.webm');
await runFfmpegProcess([
  ...['-f', 'lavfi', '-i', 'testsrc=s=160x120:r=15', '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '9'],
  ...[
    '-c:v',
    'libvpx',
    '-deadline',
    'realtime',
    '-cpu-used',
    '8',
    '-g',
    '15',
    '-c:a',
    'libopus',
    '-live',
    '1',
    recording,
  ],
]);
const bytes = readFileSync(recording);
const mimeType = 'video/webm;codecs=vp8,opus';

type Frame = { type: string; code?: string };

async function open(first?: unknown) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/api/live/publish/socket`);
  const frames: Frame[] = [];
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  await once(socket, 'open');
  if (first !== undefined) socket.send(typeof first === 'string' ? first : JSON.stringify(first));
  return { socket, frames, closed };
}
const publish = (who: Person, type = mimeType) => open({ type: 'publish', token: who.token, mimeType: type });
const refusalOf = async (first: unknown) => {
  const { frames, closed } = await open(first);
  return [await closed, frames[0]?.code];
};
const statusOf = async (who: Person) => (await who.get('/api/live')).body.live.status;
function send(socket: WebSocket): void {
  for (let from = 0; from < bytes.length; from += 20_000) socket.send(bytes.subarray(from, from + 20_000));
}

describe('a stream of a browser', () => {
  it('is live as H.264, alone on its key, reconnects on the same id, and ends', async () => {
    const ada = await people.member('ada');
    const { id } = (await ada.post('/api/live', {})).body.live;
    const first = await publish(ada);
    await expect.poll(() => first.frames[0]?.type).toBe('started');
    send(first.socket);
    await expect.poll(() => statusOf(ada), { interval: 200 }).toBe('live');
    expect((await people.nobody.get(`/live/${id}/index.m3u8`)).status).toBe(200);
    expect(await refusalOf({ type: 'publish', token: ada.token, mimeType })).toEqual([4409, 'stream_in_use']);

    first.socket.close();
    await expect.poll(() => statusOf(ada)).toBe('reconnecting');
    const again = await publish(ada);
    await expect.poll(() => again.frames[0]?.type).toBe('started');
    send(again.socket);
    await expect.poll(() => statusOf(ada), { interval: 200 }).toBe('live');
    expect((await ada.get('/api/live')).body.live.id).toBe(id);
    again.socket.send(JSON.stringify({ type: 'end' }));
    expect(await again.closed).toBe(1000);
    expect(await statusOf(ada)).toBe('offline');

    const [segment = ''] = readdirSync(streamFolder(ctx.config, id)).filter((name) => name.endsWith('.ts'));
    const { messages } = await runFfmpegProcess(['-i', path.join(streamFolder(ctx.config, id), segment)]);
    expect(messages).toMatch(/Video: h264/);
    expect(messages).toMatch(/Audio: aac/);
  });

  it('L3: is cut when the key is rotated', async () => {
    const bob = await people.member('bob');
    await bob.post('/api/live', {});
    const { frames, closed } = await publish(bob);
    await expect.poll(() => frames[0]?.type).toBe('started');
    await bob.post('/api/live', { rotateKey: true });
    expect(await closed).toBe(4410);
  });

  it('is cut when its member signs out', async () => {
    const eve = await people.member('eve');
    await eve.post('/api/live', {});
    const { frames, closed } = await publish(eve);
    await expect.poll(() => frames[0]?.type).toBe('started');
    await eve.post('/api/auth/logout');
    expect(await closed).toBe(4410);
  });

  it('is refused to guests, strangers, those without a stream, and in other words', async () => {
    const [guest, cyd] = [await people.guest(), await people.member('cyd')];
    const as = (token: string, type = mimeType) => ({ type: 'publish', token, mimeType: type });
    expect(await refusalOf(as('garbage'))).toEqual([4401, 'token_invalid']);
    expect(await refusalOf(as(guest.token))).toEqual([4403, 'guest_not_allowed']);
    expect(await refusalOf(as(cyd.token))).toEqual([4400, 'not_found']);
    expect(await refusalOf(as(cyd.token, 'text/html'))).toEqual([4400, 'invalid_request']);
    expect(await refusalOf('{')).toEqual([4400, 'invalid_request']);
    expect(await refusalOf({ type: 'say' })).toEqual([4400, 'invalid_request']);
    expect((await people.nobody.get('/api/live/publish/socket')).status).toBe(426);
  });

  it('ends when what it sends is no video', async () => {
    const dee = await people.member('dee');
    await dee.post('/api/live', {});
    const { socket, frames, closed } = await publish(dee);
    await expect.poll(() => frames[0]?.type).toBe('started');
    socket.send(Buffer.alloc(50_000, 'no video'));
    socket.send(Buffer.alloc(50_000, 'no video'));
    expect(await closed).toBe(4410);
    await expect
      .poll(async () => (await dee.get('/api/live')).body.live)
      .toMatchObject({ status: 'offline', refusedBecause: 'unreadable' });
  });
});

it.each([
  ['video/webm;codecs=h264,opus', 'matroska', 'copy'],
  ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'mov', 'copy'],
  ['video/webm;codecs=vp8,opus', 'matroska', 'libx264'],
  ['video/webm', 'matroska', 'libx264'],
])('%s is read as %s, its picture made by %s', (type, demuxer, encoder) => {
  const source = browserSource(type);
  expect(source?.input.at(-1)).toBe(demuxer);
  expect(source?.codecs[source.codecs.indexOf('-c:v') + 1]).toBe(encoder);
});
