import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { viewersOfPlaceMax } from '../access/viewer.ts';
import { processClipHandler } from '../clips/process-clip.ts';
import { secondsAfter } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { startFfmpegProcess } from '../testing/ffmpeg-process.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { guessGuard } from './guess-guard.ts';
import { startIngest } from './ingest.ts';
import { removeStreamFilesHandler, segmentPattern, streamFolder } from './live-files.ts';
import { endLease, markLive, renewLease, sweepStreams, takeLease } from './live-queries.ts';
import { liveLimits } from './live-stream.ts';
import { hashOfKey } from './manage-stream.ts';
import { deleteOldWatchers, writeWatchers } from './viewer-queries.ts';

const service = await startService();
const { people, ctx, clock, url } = service;
const ingest = await startIngest(ctx);
afterAll(() => ingest.close());
const senders = new Set<ChildProcess>();
afterAll(() => {
  for (const sender of senders) sender.kill('SIGKILL');
});

let count = 0;
const member = () => people.member(`streamer_${count++}`);
const open = async (who: Person, body: object = {}) => {
  const answer = await who.post('/api/live', body);
  expect(answer.status).toBe(201);
  return answer.body as { live: { id: string; status: string }; ingest: { url: string; streamKey: string } };
};
const inFeed = async (who: Person) =>
  (await who.get('/api/feed')).body.items.map((item: { live?: { id: string } }) => item.live?.id);
const statusOf = async (who: Person) => (await who.get('/api/live')).body.live.status;

const source = (picture: string) => ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine=frequency=440'];
const h264 = [
  ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '10', '-pix_fmt', 'yuv420p'],
  ...['-c:a', 'aac'],
];
const addressOf = (key: string) => `rtmp://127.0.0.1:${ingest.port}/live/${key}`;

/** A real ffmpeg that sends a test picture and a tone, with a key frame every half second, and stops by itself in the end. */
function publish(key: string, ...encoder: string[]): ChildProcess & { said(): string } {
  const input = ['-re', ...source('testsrc=s=160x120:r=20'), '-t', '240'];
  return start([...input, ...h264, ...encoder, '-f', 'flv', addressOf(key)]);
}

function start(args: string[]): ChildProcess & { said(): string } {
  const child = startFfmpegProcess(args);
  senders.add(child);
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return Object.assign(child, { said: () => text });
}

describe('POST /api/live', () => {
  it('L1: gives a member one stream and the same strong key, until a new one is asked for', async () => {
    const [ada, bob] = [await member(), await member()];
    const first = await open(ada, { title: 'Late night' });
    expect(first.live).toMatchObject({
      status: 'offline',
      title: 'Late night',
      playbackUrl: null,
      viewers: 0,
      likes: 0,
      startedAt: null,
    });
    expect(first.ingest.url).toBe('rtmp://coinop.test/live');
    expect(first.ingest.streamKey.length).toBeGreaterThanOrEqual(32);
    const again = await open(ada);
    expect([again.live.id, again.ingest.streamKey]).toEqual([first.live.id, first.ingest.streamKey]);
    expect(again.live).toMatchObject({ title: 'Late night' });
    const rotated = await open(ada, { rotateKey: true });
    expect(rotated.live.id).toBe(first.live.id);
    expect(rotated.ingest.streamKey).not.toBe(first.ingest.streamKey);
    expect((await open(bob)).ingest.streamKey).not.toBe(rotated.ingest.streamKey);
    for (const answer of [await ada.get('/api/live'), await bob.get(`/api/live/${first.live.id}`)]) {
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(rotated.ingest.streamKey);
    }
    expect(service.logLines.join()).not.toContain(rotated.ingest.streamKey);
    expect((await open(ada, { title: null, gameId: null })).live).toMatchObject({ title: null, gameId: null });
  });

  it('is for members, and knows its game', async () => {
    expect((await (await people.guest()).post('/api/live', {})).status).toBe(403);
    expect((await (await people.guest()).get('/api/live')).status).toBe(404);
    const cyd = await member();
    expect((await cyd.post('/api/live', { gameId: '018f0000-0000-7000-8000-000000000000' })).status).toBe(404);
    expect((await cyd.post('/api/live', { title: '' })).status).toBe(400);
    expect((await cyd.post('/api/live', { rotateKey: 'yes' })).status).toBe(400);
    expect((await cyd.get('/api/live/018f0000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await cyd.post('/api/live/clip', {})).status).toBe(409);
  });
});

let hasEnded: { who: Person; id: string };
const segmentName = /segment-\w+-\d+\.ts/g;

// They mostly wait for pictures that come at the pace of life, so they wait together.
describe.concurrent('a real publisher', () => {
  it('L4, L5, D1: is live with two segments, alone on its key, reconnects on the same id, and ends', async ({
    expect,
  }) => {
    const dee = await member();
    const { live, ingest: credentials } = await open(dee, { title: 'On air' });
    const first = publish(credentials.streamKey);
    await expect.poll(() => statusOf(dee), { interval: 200 }).toBe('live');
    expect(await inFeed(dee)).toContain(live.id);

    const playlist = await people.nobody.get(`/live/${live.id}/index.m3u8`);
    expect(playlist.status).toBe(200);
    const segment = /segment-\w+-\d+\.ts/.exec(playlist.text)?.[0];
    const bytes = Buffer.from(await (await fetch(`${url}/live/${live.id}/${segment}`)).arrayBuffer());
    expect(bytes[0]).toBe(0x47);
    expect((await people.nobody.get(`/live/${live.id}/..%2fsecret`)).status).toBe(404);
    // Those who say that they watch are its viewers, each once; who loads a playlist alone may be a cache.
    const [guest, fan] = [await people.guest(), await member()];
    for (const viewer of [guest, fan, guest]) {
      const { status, body } = await viewer.post(`/api/live/${live.id}/view`);
      expect([status, typeof body.viewers]).toEqual([200, 'number']);
    }
    await fan.post(`/api/live/${live.id}/view`, undefined, { 'user-agent': 'Googlebot/2.1' });
    await expect.poll(async () => (await dee.get('/api/live')).body.live.viewers).toBe(2);

    const second = publish(credentials.streamKey);
    await expect.poll(() => second.exitCode).not.toBeNull();
    expect(await statusOf(dee)).toBe('live');

    const clip = await dee.post('/api/live/clip', { title: 'Best bit' });
    expect(clip.status).toBe(201);
    expect(clip.body.clip).toMatchObject({ status: 'processing', title: 'Best bit' });
    await processClipHandler.run(
      ctx,
      { clipId: clip.body.clip.id },
      { id: 'test', signal: new AbortController().signal },
    );
    const made = (await dee.get(`/api/clips/${clip.body.clip.id}`)).body.clip;
    expect([made.status, made.error]).toEqual(['ready', null]);
    expect(made.durationSeconds).toBeGreaterThan(2);

    first.kill('SIGKILL');
    await expect.poll(() => statusOf(dee)).toBe('reconnecting');
    await expect.poll(() => inFeed(dee)).not.toContain(live.id);
    const third = publish(credentials.streamKey);
    await expect.poll(() => statusOf(dee), { interval: 200 }).toBe('live');
    expect((await dee.get('/api/live')).body.live.id).toBe(live.id);
    // What is written from now on has addresses that no cache has seen.
    const broadcasts = () => {
      const names = readdirSync(streamFolder(ctx.config, live.id)).filter((name) => segmentPattern.test(name));
      return new Set(names.map((name) => name.split('-')[1])).size;
    };
    await expect.poll(broadcasts).toBe(2);

    third.stdin?.write('q');
    await expect.poll(() => statusOf(dee)).toBe('offline');
    // A player that polls is shown the end, and can still load what comes before it.
    const last = async () => (await people.nobody.get(`/live/${live.id}/index.m3u8`)).text;
    await expect.poll(last).toMatch(/\.ts\n#EXT-X-ENDLIST\n$/);
    const newest = (await last()).match(segmentName)?.at(-1);
    expect((await people.nobody.get(`/live/${live.id}/${newest}`)).status).toBe(200);
    expect((await dee.post('/api/live/clip', {})).status).toBe(201);
    hasEnded = { who: dee, id: live.id };
  });

  it('keeps the last two minutes of one that lasted three, in a list of sixteen seconds', async ({ expect }) => {
    const max = await member();
    const { live, ingest: credentials } = await open(max);
    // Three minutes that are sent as fast as they are made.
    const slow = ['-r', '5', '-g', '10', '-s', '64x48', '-t', '180', '-b:a', '32k'];
    const args = [...source('testsrc=s=64x48:r=5'), ...h264, ...slow, '-f', 'flv', addressOf(credentials.streamKey)];
    const sender = start(args);
    const listed = async () =>
      (await people.nobody.get(`/live/${live.id}/index.m3u8`)).text.split('#EXTINF').length - 1;
    await expect.poll(listed, { interval: 20 }).toBe(liveLimits.playlistSegments);
    await expect.poll(() => sender.exitCode).toBe(0);
    await expect.poll(() => statusOf(max)).toBe('offline');
    await expect
      .poll(() => readdirSync(streamFolder(ctx.config, live.id)).some((name) => name.endsWith('-000089.ts')))
      .toBe(true);
    const { body } = await max.post('/api/live/clip', {});
    const run = { id: 'test', signal: new AbortController().signal };
    await processClipHandler.run(ctx, { clipId: body.clip.id }, run);
    const { status, durationSeconds, trimmedBecause } = (await max.get(`/api/clips/${body.clip.id}`)).body.clip;
    expect([status, trimmedBecause]).toEqual(['ready', null]);
    expect(durationSeconds).toBeCloseTo(120, 0);
  });

  it('L3: is refused with a wrong key, and cut when the key is rotated', async ({ expect }) => {
    const eve = await member();
    const { ingest: credentials } = await open(eve);
    const stranger = publish('not-a-key');
    await expect.poll(() => stranger.exitCode).not.toBeNull();
    const sender = publish(credentials.streamKey);
    await expect.poll(() => statusOf(eve), { interval: 200 }).toBe('live');
    await open(eve, { rotateKey: true });
    await expect.poll(() => sender.exitCode).not.toBeNull();
    expect(await statusOf(eve)).toBe('offline');
  });

  it('is cut when its account is closed, and its files go', async ({ expect }) => {
    const eli = await member();
    const { live, ingest: credentials } = await open(eli);
    const folder = streamFolder(ctx.config, live.id);
    const sender = publish(credentials.streamKey);
    await expect.poll(() => existsSync(path.join(folder, 'index.m3u8')), { interval: 100 }).toBe(true);
    expect((await eli.delete('/api/me')).status).toBe(204);
    await expect.poll(() => sender.exitCode).not.toBeNull();
    await expect.poll(() => existsSync(folder), { interval: 100 }).toBe(false);
    expect((await people.nobody.get(`/live/${live.id}/index.m3u8`)).status).toBe(404);
    const other = await member();
    expect((await other.get(`/api/live/${live.id}`)).status).toBe(404);
    const again = publish(credentials.streamKey);
    await expect.poll(() => again.exitCode).not.toBeNull();
  });

  it('L6: more than 8.5 Mbit/s are cut', async ({ expect }) => {
    const ivy = await member();
    const { ingest: credentials } = await open(ivy);
    // A small picture filled up to a constant rate costs the encoder nothing.
    const rate = [
      '-b:v',
      '16M',
      '-minrate',
      '16M',
      '-maxrate',
      '16M',
      '-bufsize',
      '16M',
      '-x264-params',
      'nal-hrd=cbr',
    ];
    const sender = publish(credentials.streamKey, ...rate);
    await expect.poll(() => sender.exitCode).not.toBeNull();
    expect(sender.exitCode).not.toBe(0);
    expect(await statusOf(ivy)).not.toBe('live');
  });
});

describe('what is left of a stream', () => {
  it('can become a clip for ten minutes', async () => {
    clock.forward(601);
    expect((await hasEnded.who.post('/api/live/clip', {})).status).toBe(409);
    expect((await people.nobody.get(`/live/${hasEnded.id}/index.m3u8`)).status).toBe(404);
  });

  it('leaves no files when its account is closed later', async () => {
    const fia = await member();
    const { live } = await open(fia);
    const folder = streamFolder(ctx.config, live.id);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'segment-m0000000-000001.ts'), 'what was filmed');
    await fia.delete('/api/me');
    const { rows } = await sql<{ data: { streamId: string } }>`
      select data from pgboss.job where name = ${removeStreamFilesHandler.name} order by created_on desc limit 1`.execute(
      ctx.db,
    );
    expect(rows[0]?.data).toEqual({ streamId: live.id });
    const run = { signal: new AbortController().signal, id: '' };
    await removeStreamFilesHandler.run(ctx, { streamId: live.id }, run);
    expect(existsSync(folder)).toBe(false);
  });
});

describe('what a stream may take', () => {
  it('L2: nobody outside can say that a stream began or ended: there is no such address', async () => {
    const jan = await member();
    const { live, ingest: credentials } = await open(jan);
    for (const path of ['/on_publish', '/on_done', '/api/live/on_publish', '/live/on_publish', '/hooks/publish']) {
      const answer = await people.nobody.post(path, { name: credentials.streamKey, stream: live.id });
      expect([path, [401, 404, 405].includes(answer.status)]).toEqual([path, true]);
    }
    expect(await statusOf(jan)).toBe('offline');
  });

  it('FL1: asked twenty times at once there is one stream with one key', async () => {
    const kai = await member();
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(kai)));
    expect(new Set(answers.map(({ live, ingest: { streamKey } }) => `${live.id} ${streamKey}`)).size).toBe(1);
  });
});

describe('what the row means', () => {
  const keyOf = async (who: Person) => {
    const { live, ingest: credentials } = await open(who);
    return { id: live.id, hash: hashOfKey(credentials.streamKey) };
  };
  const lease = '018f0000-0000-7000-8000-00000000aaaa';
  const other = '018f0000-0000-7000-8000-00000000bbbb';

  it('L5, FL3: a stream whose ingest was killed is gone from the feed in 15 s and over in 60', async () => {
    const fay = await member();
    const { id, hash } = await keyOf(fay);
    await takeLease(ctx.db, hash, lease, clock.now());
    await markLive(ctx.db, id, lease, false, clock.now());
    expect(await statusOf(fay)).toBe('live');
    clock.forward(20);
    expect(await statusOf(fay)).toBe('reconnecting');
    clock.forward(45);
    expect(await statusOf(fay)).toBe('offline');
    await sweepStreams(ctx.db, clock.now());
    expect(await takeLease(ctx.db, hash, other, clock.now())).toEqual({ streamId: id, continues: false });
  });

  it('ends its playlist when it is over, whatever ffmpeg wrote, and serves it for five minutes', async () => {
    const written = '#EXTM3U\n#EXTINF:2.000000,\nsegment-m0000000-000001.ts\n';
    const end = '#EXT-X-ENDLIST\n';
    const begin = async (text: string) => {
      const { id, hash } = await keyOf(await member());
      const folder = streamFolder(ctx.config, id);
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'index.m3u8'), text);
      await takeLease(ctx.db, hash, lease, clock.now());
      await markLive(ctx.db, id, lease, false, clock.now());
      return { id, hash };
    };
    const shown = async (id: string) => {
      const { status, text } = await people.nobody.get(`/live/${id}/index.m3u8`);
      return status === 200 ? text : status;
    };
    const cut = await begin(written + end);
    await endLease(ctx.db, cut.id, lease, 'cut', clock.now());
    // It may be continued, and a player that has seen the end would not ask again.
    expect(await shown(cut.id)).toBe(written);
    const killed = await begin(written);
    const finished = await begin(written);
    await endLease(ctx.db, finished.id, lease, 'unpublished', clock.now());
    // ffmpeg may still write the last segment.
    expect(await shown(finished.id)).toBe(written);
    expect(await shown(killed.id)).toBe(written);
    clock.forward(61);
    for (const { id } of [cut, killed, finished]) expect(await shown(id)).toBe(written + end);
    // What lies there once the next publisher has begun is no longer what ended.
    await takeLease(ctx.db, cut.hash, other, clock.now());
    expect(await shown(cut.id)).toBe(404);
    await sql`update live_streams set hidden_at = ${clock.now()} where id = ${killed.id}`.execute(ctx.db);
    expect(await shown(killed.id)).toBe(404);
    clock.forward(240);
    expect(await shown(finished.id)).toBe(404);
  });

  it('L4, FL2: a lease is held while it is renewed, and can be taken over when it is stale', async () => {
    const gus = await member();
    const { id, hash } = await keyOf(gus);
    expect(await takeLease(ctx.db, hash, lease, clock.now())).toEqual({ streamId: id, continues: false });
    expect(await takeLease(ctx.db, hash, other, clock.now())).toBe('in_use');
    clock.forward(liveLimits.leaseSeconds + 1);
    expect(await takeLease(ctx.db, hash, other, clock.now())).toEqual({ streamId: id, continues: false });
    await endLease(ctx.db, id, lease, 'unpublished', clock.now());
    expect(await takeLease(ctx.db, hash, lease, clock.now())).toBe('in_use');
    expect(await takeLease(ctx.db, Buffer.alloc(32), lease, clock.now())).toBe('wrong_key');
  });

  it('a cut stream is waited for sixty seconds', async () => {
    const hal = await member();
    const { id, hash } = await keyOf(hal);
    await takeLease(ctx.db, hash, lease, clock.now());
    await markLive(ctx.db, id, lease, false, clock.now());
    await endLease(ctx.db, id, lease, 'cut', clock.now());
    expect(await statusOf(hal)).toBe('reconnecting');
    expect(await takeLease(ctx.db, hash, other, clock.now())).toEqual({ streamId: id, continues: true });
    await endLease(ctx.db, id, other, 'cut', clock.now());
    clock.forward(61);
    expect(await statusOf(hal)).toBe('offline');
  });

  it('L3: an address that guesses is turned away for ten minutes', () => {
    const guard = guessGuard(clock);
    for (let i = 0; i < liveLimits.wrongKeysMax; i++) {
      expect(guard.isBarred('1.2.3.4')).toBe(false);
      guard.wrong('1.2.3.4');
    }
    expect(guard.isBarred('1.2.3.4')).toBe(true);
    expect(guard.isBarred('1.2.3.5')).toBe(false);
    clock.forward(liveLimits.wrongKeysSeconds);
    expect(guard.isBarred('1.2.3.4')).toBe(false);
  });

  it('L6: one viewer with many ids is counted once, on all nodes, and expires soon', async () => {
    const fay = await member();
    const { live } = await open(fay);
    const place = newId(clock.now());
    const names = Array.from({ length: 100 }, () => ({ streamId: live.id, place, viewer: newId(clock.now()) }));
    const other = newId(clock.now());
    const elsewhere = { streamId: live.id, place: other, viewer: other };
    const viewers = async () =>
      (await sql<{ viewers: number }>`select viewers from live_viewers where stream_id = ${live.id}`.execute(ctx.db))
        .rows;
    await writeWatchers(ctx.db, names, clock.now());
    await Promise.all([writeWatchers(ctx.db, [elsewhere], clock.now()), writeWatchers(ctx.db, names, clock.now())]);
    await writeWatchers(ctx.db, [elsewhere], clock.now());
    expect(await viewers()).toEqual([{ viewers: viewersOfPlaceMax + 1 }]);
    const later = secondsAfter(clock.now(), 3 * liveLimits.watchingSeconds);
    await writeWatchers(ctx.db, [elsewhere, { ...elsewhere, streamId: newId(clock.now()) }], later);
    expect(await viewers()).toEqual([{ viewers: 1 }]);
    await deleteOldWatchers(ctx.db, later);
    const { rows } = await sql`select viewer from live_watchers where stream_id = ${live.id}`.execute(ctx.db);
    expect(rows).toEqual([{ viewer: other }]);
  });

  it('reports the key frame interval of the current publisher, and nothing of an earlier one', async () => {
    const ina = await member();
    const { live, ingest: credentials } = await open(ina);
    const publishAs = async (lease: string) => {
      await takeLease(ctx.db, hashOfKey(credentials.streamKey), lease, clock.now());
      await markLive(ctx.db, live.id, lease, false, clock.now());
    };
    const told = async () => (await ina.get('/api/live')).body.live.keyFrameSeconds;
    const lease = newId(clock.now());
    await publishAs(lease);
    expect(await told()).toBeNull();
    await renewLease(ctx.db, live.id, lease, clock.now(), 8.3);
    await renewLease(ctx.db, live.id, lease, clock.now());
    expect(await told()).toBe(8.3);
    await endLease(ctx.db, live.id, lease, 'unpublished', clock.now());
    expect(await told()).toBeNull();
    await publishAs(newId(clock.now()));
    expect(await told()).toBeNull();
  });

  it('takes no viewers of a stream that is off or not there', async () => {
    const { live } = await open(await member());
    const gus = await member();
    expect((await gus.post(`/api/live/${live.id}/view`)).body).toEqual({ viewers: 0 });
    expect((await gus.post(`/api/live/${newId(clock.now())}/view`)).status).toBe(404);
    expect((await gus.post('/api/live/x/view')).status).toBe(400);
    expect((await people.nobody.post(`/api/live/${live.id}/view`)).status).toBe(401);
  });

  it('L3: keeps only the latest of very many addresses with wrong keys', () => {
    const guard = guessGuard(clock);
    for (const address of ['first', 'last']) {
      for (let i = 0; i < liveLimits.wrongKeysMax; i++) guard.wrong(address);
    }
    for (let i = 1; i < liveLimits.guessersMax; i++) guard.wrong(`address ${i}`);
    expect([guard.isBarred('first'), guard.isBarred('last')]).toEqual([false, true]);
  });
});
