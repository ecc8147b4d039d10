import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { startFfmpegProcess } from '../../testing/ffmpeg-process.ts';
import type { Person } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';
import { startIngest } from '../ingest.ts';
import { partsFolder } from '../live-files.ts';
import { endLease, markLive, takeLease } from '../live-queries.ts';
import { liveLimits } from '../live-stream.ts';
import { hashOfKey } from '../manage-stream.ts';
import { emptyPartsList, withBroadcast, withEnd, withPart } from './parts-list.ts';
import { writeList } from './write-parts.ts';

const { people, ctx, clock, url } = await startService();
const ingest = await startIngest(ctx);
const senders = new Set<ChildProcess>();
afterAll(async () => {
  for (const sender of senders) sender.kill('SIGKILL');
  await ingest.close();
});

function publish(key: string): ChildProcess {
  const sender = startFfmpegProcess([
    ...['-re', '-f', 'lavfi', '-i', 'testsrc=s=160x120:r=20', '-f', 'lavfi', '-i', 'sine=frequency=440', '-t', '240'],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '40', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-f', 'flv', `rtmp://127.0.0.1:${ingest.port}/live/${key}`],
  ]);
  sender.stderr?.resume();
  senders.add(sender);
  return sender;
}

const openStream = async (who: Person) => {
  const { live, ingest: credentials } = (await who.post('/api/live', {})).body;
  return { id: live.id as string, key: credentials.streamKey as string, at: `/live/${live.id}/low` };
};
const statusOf = async (who: Person) => (await who.get('/api/live')).body.live.status;
const next = (text: string) => {
  const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
  const segments = text.split('#EXTINF').length - 1;
  const open = text.slice(text.lastIndexOf('#EXTINF')).match(/#EXT-X-PART:/g) ?? [];
  return { segment: first + segments, part: open.length, hint: /PRELOAD-HINT:TYPE=PART,URI="([^"]+)"/.exec(text)?.[1] };
};
const bytesAt = async (path: string) => {
  const answer = await fetch(`${url}${path}`);
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
};

it('a real publisher is shown in parts: a reload and the hinted part are answered when they exist, also after a cut', async () => {
  const ada = await people.member('ada');
  const { id, key, at } = await openStream(ada);
  const sender = publish(key);
  await expect.poll(() => statusOf(ada), { interval: 200 }).toBe('live');
  const master = async () => (await people.nobody.get(`/live/${id}/master.m3u8`)).text;
  await expect.poll(master).toMatch(/CODECS="avc1\.\w{6},mp4a\.40\.2"\nlow\/index\.m3u8/);
  const playlist = async (query = '') => people.nobody.get(`${at}/index.m3u8${query}`);

  const now = await playlist();
  expect(now.headers.get('content-type')).toContain('application/vnd.apple.mpegurl');
  const { segment, part, hint } = next(now.text);
  const [reloaded, hinted] = await Promise.all([
    playlist(`?_HLS_msn=${segment}&_HLS_part=${part}`),
    bytesAt(`${at}/${hint}`),
  ]);
  expect(reloaded.status).toBe(200);
  expect(reloaded.text).toContain(`URI="${hint}"`);
  expect(reloaded.text).not.toContain(`PRELOAD-HINT:TYPE=PART,URI="${hint}"`);
  expect([hinted.status, hinted.bytes.toString('latin1', 4, 8)]).toEqual([200, 'moof']);

  // A whole segment is its parts, and with the head before it a file that can be played.
  const whole = await playlist(`?_HLS_msn=${segment}`);
  const file = whole.text.match(/segment-\w+-\d+\.m4s/g)?.at(-1) ?? '';
  const upToFile = whole.text.slice(0, whole.text.indexOf(file));
  const lines = upToFile.slice(upToFile.lastIndexOf('.m4s\n')).matchAll(/#EXT-X-PART:.*URI="([^"]+)"/g);
  const parts = await Promise.all([...lines].map(([, name]) => bytesAt(`${at}/${name}`)));
  expect(parts.length).toBeGreaterThan(1);
  const joined = Buffer.concat(parts.map(({ bytes }) => bytes));
  expect((await bytesAt(`${at}/${file}`)).bytes.equals(joined)).toBe(true);
  const head = await bytesAt(`${at}/${/EXT-X-MAP:URI="([^"]+)"/.exec(whole.text)?.[1]}`);
  expect(head.bytes.toString('latin1', 4, 8)).toBe('ftyp');

  for (const query of [
    '?_HLS_part=1',
    '?_HLS_msn=-1',
    '?_HLS_msn=x',
    '?_HLS_msn=9007199254740991',
    '?_HLS_msn=1e999',
  ]) {
    expect([query, (await playlist(query)).status]).toEqual([query, 400]);
  }
  for (const name of [
    'part-x-0.m4s',
    'init-x.mp4',
    'list.json',
    '..%2flist.json',
    hint?.replace(/\d+\.m4s/, '999999.m4s'),
  ]) {
    expect([name, (await bytesAt(`${at}/${name}`)).status]).toEqual([name, 404]);
  }

  // Whoever waits when the publisher is cut gets the first part of the next broadcast, behind a break.
  sender.kill('SIGKILL');
  await expect.poll(() => statusOf(ada)).toBe('reconnecting');
  const again = publish(key);
  await expect
    .poll(async () => (await playlist()).text)
    .toMatch(/#EXT-X-DISCONTINUITY\n#EXT-X-MAP:URI="init-\w+\.mp4"/);
  const after = next((await playlist()).text);
  expect(after.segment).toBeGreaterThan(segment);
  expect((await playlist(`?_HLS_msn=${after.segment}`)).status).toBe(200);

  const last = next((await playlist()).text);
  const atTheEnd = playlist(`?_HLS_msn=${last.segment + 1}`);
  again.stdin?.write('q');
  expect([200, 404]).toContain((await atTheEnd).status);
  await expect.poll(async () => (await playlist()).text).toMatch(/\.m4s\n#EXT-X-ENDLIST\n$/);
  clock.forward(liveLimits.watchableAfterSeconds);
  await expect.poll(async () => (await playlist()).status).toBe(404);
});

it('what is not written on this machine, or not finished in time, is refused', async () => {
  const bob = await people.member('bob');
  const { id, key, at } = await openStream(bob);
  expect((await people.nobody.get(`${at}/index.m3u8`)).status).toBe(404);
  const lease = '018f0000-0000-7000-8000-00000000aaaa';
  await takeLease(ctx.db, hashOfKey(key), lease, clock.now());
  await markLive(ctx.db, id, lease, false, clock.now());
  expect((await people.nobody.get(`${at}/index.m3u8`)).status).toBe(404);

  // A stream that was cut: what was asked for does not come.
  const folder = partsFolder(ctx.config, id);
  mkdirSync(folder, { recursive: true });
  const part = { seconds: 0.5, isIndependent: true, bytes: 1 };
  const begun = withPart(withBroadcast(emptyPartsList('r'), 'avc1.42c01e'), part, { broadcast: 'b', nowMs: 0 });
  await writeList(folder, withEnd(begun, 'cut'));
  // A node hears by pub/sub that the stream is live.
  await expect.poll(async () => (await people.nobody.get(`${at}/index.m3u8`)).status).toBe(200);
  const late = await people.nobody.get(`${at}/index.m3u8?_HLS_msn=1`);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await people.nobody.get(`${at}/part-r-1.m4s`)).status).toBe(404);

  // Nobody continued it within a minute: it is over, and nobody is left to write that.
  await endLease(ctx.db, id, lease, 'cut', clock.now());
  clock.forward(61);
  const over = async () => (await people.nobody.get(`${at}/index.m3u8?_HLS_msn=1`)).text;
  await expect.poll(over).toMatch(/segment-r-0\.m4s\n#EXT-X-ENDLIST\n$/);
});
