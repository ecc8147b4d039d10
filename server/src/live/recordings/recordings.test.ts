import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import type { Person } from '../../testing/people/people.ts';
import { startService } from '../../testing/service.ts';
import { streamFolder } from '../live-files.ts';
import { endLease, markLive, takeLease } from '../live-queries.ts';
import { hashOfKey } from '../manage-stream.ts';
import { setRecordingHidden } from './hide-recording.ts';
import { recordStream } from './record-stream.ts';
import { recordingLimits } from './recording.ts';
import { finishAbandonedRecordings, removeRecordingsHandler, sweepRecordingsJob } from './sweep-recordings.ts';

const service = await startService({ config: { recordings: { countMax: 2, bytesMax: 30 } } });
const { people, ctx, clock } = service;
const run = { id: 'test', signal: new AbortController().signal };

type Broadcast = { streamId: string; folder: string; lease: string };

/** A stream that is live and recorded, with a folder in which a test leaves what ffmpeg would. */
async function goLive(who: Person, body: object = { record: true }): Promise<Broadcast> {
  const { body: opened } = await who.post('/api/live', body);
  const streamId = opened.live.id;
  const lease = newId(clock.now());
  await takeLease(ctx.db, hashOfKey(opened.ingest.streamKey), lease, clock.now());
  await markLive(ctx.db, streamId, lease, false, clock.now());
  const folder = streamFolder(ctx.config, streamId);
  mkdirSync(folder, { recursive: true });
  return { streamId, folder, lease };
}

/** The segments of two publishers sort by the moment they connected. */
const named = (number: number, connection = 'm0000000') =>
  `segment-${connection}-${String(number).padStart(6, '0')}.ts`;

/** What ffmpeg leaves: each segment holds its own name's last nine letters. */
function write(folder: string, names: string[]): void {
  for (const name of names) writeFileSync(path.join(folder, name), name.slice(-9));
  const lines = names.flatMap((name) => ['#EXTINF:2.000000,', name]);
  writeFileSync(path.join(folder, 'index.m3u8'), ['#EXTM3U', ...lines, ''].join('\n'));
}

/** Streams these segments, and unpublishes. */
async function broadcast(who: Person, names: string[], body?: object): Promise<Broadcast> {
  const live = await goLive(who, body);
  const recorder = recordStream(ctx, { ...live, continues: false });
  write(live.folder, names);
  await recorder.end('unpublished');
  await endLease(ctx.db, live.streamId, live.lease, 'unpublished', clock.now());
  return live;
}

const listOf = async (who: Person) => (await who.get('/api/recordings')).body;
const pathOf = (url: string) => url.slice(ctx.config.baseUrl.length);
const namesIn = (playlist: string) => playlist.match(/segment-\w+-\d+\.ts/g) ?? [];

/** The recording that a member has just made. */
async function recorded(name: string, title: string | null = null) {
  const owner = await people.member(name);
  await broadcast(owner, [named(0), named(1)], { record: true, title });
  return { owner, recording: (await listOf(owner)).recordings[0] };
}

describe('recording a stream', () => {
  it('keeps what was sent under the words of the stream, and only when its owner asks', async () => {
    const ada = await people.member('ada');
    expect((await ada.post('/api/live', {})).body.live.record).toBe(false);
    await broadcast(ada, [named(0)], {});
    expect(await listOf(ada)).toEqual({
      recordings: [],
      quota: { count: 0, countMax: 2, sizeBytes: 0, sizeBytesMax: 30 },
      nextCursor: null,
    });
    await broadcast(ada, [named(0), named(1)], { record: true, title: 'Late night' });
    const { recordings, quota } = await listOf(ada);
    expect(recordings).toMatchObject([
      {
        status: 'ready',
        title: 'Late night',
        durationSeconds: 4,
        sizeBytes: 18,
        isPublic: false,
        stoppedBecause: null,
      },
    ]);
    expect(quota).toMatchObject({ count: 1, sizeBytes: 18 });
    // The wish stays until it is taken back.
    expect((await ada.post('/api/live', { title: 'Later' })).body.live.record).toBe(true);
    expect((await ada.post('/api/live', { record: false })).body.live.record).toBe(false);
    expect((await ada.post('/api/live', { record: 'yes' })).status).toBe(400);
  });

  it('waits for a publisher who was cut, and goes on when another ingest has the stream', async () => {
    const bob = await people.member('bob');
    const live = await goLive(bob);
    const first = recordStream(ctx, { ...live, continues: false });
    write(live.folder, [named(0), named(1)]);
    await first.end('cut');
    expect((await listOf(bob)).recordings).toMatchObject([{ status: 'recording', playbackUrl: null }]);
    // Its playlist goes on from the other's, also where the other's files are not at hand.
    const second = recordStream(ctx, { ...live, continues: true });
    write(live.folder, [named(1), named(2, 'm0000009')]);
    await second.end('unpublished');
    const { recordings } = await listOf(bob);
    expect(recordings).toMatchObject([{ status: 'ready', durationSeconds: 6 }]);
    const { text } = await people.nobody.get(pathOf(recordings[0].playbackUrl));
    expect(namesIn(text)).toEqual([named(0), named(1), named(2, 'm0000009')]);
    expect(text.split('#EXT-X-DISCONTINUITY\n').length).toBe(2);
  });

  it('begins and ends in the middle of a stream, when its owner says so', async () => {
    const cyd = await people.member('cyd');
    const live = await goLive(cyd, {});
    const recorder = recordStream(ctx, { ...live, continues: false });
    const send = async (record: boolean, names: string[]) => {
      await cyd.post('/api/live', { record });
      write(live.folder, names);
      await recorder.collect();
      const { recordings } = await listOf(cyd);
      return recordings.map((one: { status: string; durationSeconds: number }) => [one.status, one.durationSeconds]);
    };
    expect(await send(false, [named(0)])).toEqual([]);
    expect(await send(true, [named(0), named(1)])).toEqual([['recording', 2]]);
    expect(await send(false, [named(0), named(1), named(2)])).toEqual([['ready', 2]]);
    await recorder.end('unpublished');
    expect((await listOf(cyd)).recordings).toMatchObject([{ status: 'ready', durationSeconds: 2 }]);
  });

  it('is finished when its ingest was killed, and forgotten when it holds nothing', async () => {
    const [dee, eli] = [await people.member('dee'), await people.member('eli')];
    const live = await goLive(dee);
    const recorder = recordStream(ctx, { ...live, continues: false });
    write(live.folder, [named(0)]);
    await recorder.end('cut');
    const empty = await goLive(eli);
    await recordStream(ctx, { ...empty, continues: false }).end('cut');
    await finishAbandonedRecordings(ctx);
    expect((await listOf(dee)).recordings).toMatchObject([{ status: 'recording' }]);
    clock.forward(recordingLimits.finishAfterSeconds + 61);
    await finishAbandonedRecordings(ctx);
    expect((await listOf(dee)).recordings).toMatchObject([{ status: 'ready', durationSeconds: 2 }]);
    expect((await listOf(eli)).recordings).toEqual([]);
  });

  it('stops at two hours, when the space is full, and with as many recordings as there may be', async () => {
    const fay = await people.member('fay');
    const live = await goLive(fay);
    const recorder = recordStream(ctx, { ...live, continues: false });
    write(live.folder, [named(0)]);
    await recorder.end('cut');
    await sql`update recordings set duration_seconds = ${recordingLimits.secondsMax - 1} where stream_id = ${live.streamId}`.execute(
      ctx.db,
    );
    for (const number of [1, 2]) {
      const next = recordStream(ctx, { ...live, continues: true });
      write(live.folder, [named(0), named(number)]);
      await next.end('cut');
    }
    expect((await listOf(fay)).recordings).toMatchObject([{ status: 'ready', stoppedBecause: 'length', sizeBytes: 9 }]);
    await endLease(ctx.db, live.streamId, live.lease, 'unpublished', clock.now());
    await broadcast(fay, [named(0), named(1), named(2)]);
    await broadcast(fay, [named(0)]);
    const { recordings, quota } = await listOf(fay);
    expect(recordings).toMatchObject([{ stoppedBecause: 'quota', sizeBytes: 18 }, { stoppedBecause: 'length' }]);
    expect(quota).toMatchObject({ count: 2, sizeBytes: 27 });
    const stored = await Array.fromAsync(ctx.storage.list(`recordings/${recordings[0].id}`));
    expect(stored.map(({ name }) => path.basename(name)).toSorted()).toEqual([named(0), named(1)]);
  });

  it('takes up what it could not store in the round before', async () => {
    const gus = await people.member('gus');
    const live = await goLive(gus);
    const recorder = recordStream(ctx, { ...live, continues: false });
    write(live.folder, [named(0), named(1)]);
    const put = vi.spyOn(ctx.storage, 'put').mockRejectedValueOnce(new Error('the bucket is gone'));
    await recorder.end('cut');
    put.mockRestore();
    const next = recordStream(ctx, { ...live, continues: true });
    await next.end('unpublished');
    expect((await listOf(gus)).recordings).toMatchObject([{ status: 'ready', durationSeconds: 4 }]);
  });
});

describe('who may watch a recording', () => {
  it('is its owner alone, until the owner says otherwise', async () => {
    const { owner: hal, recording } = await recorded('hal', 'On air');
    const [ida, guest] = [await people.member('ida'), await people.guest()];
    const page = `/api/recordings/${recording.id}`;
    const plain = `/recordings/${recording.id}/index.m3u8`;
    expect((await hal.get(page)).body.recording).toMatchObject({ id: recording.id, title: 'On air' });
    expect((await ida.get(page)).status).toBe(404);
    expect((await people.nobody.get(page)).status).toBe(401);
    expect((await people.nobody.get(plain)).status).toBe(404);

    const own = pathOf(recording.playbackUrl);
    const playlist = await people.nobody.get(own);
    expect([playlist.status, playlist.headers.get('cache-control')]).toEqual([200, 'private, max-age=300']);
    const [segment = ''] = playlist.text.match(/segment-\S+/g) ?? [];
    const media = await people.nobody.get(`/recordings/${recording.id}/${segment}`);
    expect([media.status, media.text, media.headers.get('content-type')]).toEqual([200, '000000.ts', 'video/mp2t']);
    expect((await people.nobody.get(`/recordings/${recording.id}/${named(0)}`)).status).toBe(404);
    const { recording: other } = await recorded('jan');
    expect((await people.nobody.get(own.replace(recording.id, other.id))).status).toBe(404);
    expect((await people.nobody.get(`${plain}?signature=x`)).status).toBe(404);

    expect((await ida.patch(page, { isPublic: true })).status).toBe(404);
    expect((await guest.patch(page, { isPublic: true })).status).toBe(403);
    expect((await hal.patch(page, { isPublic: 'yes' })).status).toBe(400);
    const shown = await hal.patch(page, { isPublic: true, title: 'The whole night' });
    expect(shown.body.recording).toMatchObject({ isPublic: true, title: 'The whole night' });
    for (const who of [ida, guest]) expect((await who.get(page)).body).toEqual(shown.body);
    expect(pathOf(shown.body.recording.playbackUrl)).toBe(plain);
    expect((await people.nobody.get(plain)).headers.get('cache-control')).toBe('public, max-age=300');
    expect((await people.nobody.get(`/recordings/${recording.id}/${named(1)}`)).text).toBe('000001.ts');
    expect((await people.nobody.get(`/recordings/${recording.id}/..%2fsecret`)).status).toBe(404);
    expect((await ida.get('/api/profiles/hal/recordings')).body.recordings).toMatchObject([{ id: recording.id }]);
    expect((await hal.patch(page, { title: null, isPublic: false })).body.recording.title).toBeNull();
    expect((await hal.get('/api/profiles/hal/recordings')).body.recordings).toEqual([]);

    clock.forward(recordingLimits.addressSeconds + 1);
    expect((await people.nobody.get(own)).status).toBe(404);
  });

  it('is nobody else, when it was hidden', async () => {
    const { owner: kim, recording } = await recorded('kim');
    const lea = await people.member('lea');
    const page = `/api/recordings/${recording.id}`;
    const report = { target: 'recording', id: recording.id, reason: 'Not for children' };
    expect((await lea.post('/api/reports', report)).status).toBe(404);
    await kim.patch(page, { isPublic: true });
    expect((await lea.post('/api/reports', report)).status).toBe(201);
    await setRecordingHidden(ctx.db as never, recording.id, clock.now());
    expect((await lea.get(page)).status).toBe(404);
    expect((await people.nobody.get(`/recordings/${recording.id}/index.m3u8`)).status).toBe(404);
    const own = (await kim.get(page)).body.recording.playbackUrl;
    expect((await people.nobody.get(pathOf(own))).status).toBe(200);
    await setRecordingHidden(ctx.db as never, recording.id, null);
    expect((await lea.get(page)).status).toBe(200);
    await sql`update live_streams set hidden_at = now() where account_id = ${kim.id}`.execute(ctx.db);
    expect((await lea.get(page)).status).toBe(404);
    await sql`update accounts set banned_at = now() where id = ${kim.id}`.execute(ctx.db);
    expect((await people.nobody.get(pathOf(own))).status).toBe(404);
  });
});

describe('deleting a recording', () => {
  it('is up to its owner, makes room, and leaves no files', async () => {
    const { owner: max, recording } = await recorded('max');
    const ned = await people.member('ned');
    expect((await ned.delete(`/api/recordings/${recording.id}`)).status).toBe(404);
    expect((await max.delete(`/api/recordings/${recording.id}`)).status).toBe(204);
    expect((await max.delete(`/api/recordings/${recording.id}`)).status).toBe(404);
    expect((await listOf(max)).quota).toMatchObject({ count: 0, sizeBytes: 0 });
    await removeRecordingsHandler.run(ctx, { recordingIds: [recording.id] }, run);
    expect(await Array.fromAsync(ctx.storage.list(`recordings/${recording.id}`))).toEqual([]);
  });

  it('ends it while the stream goes on', async () => {
    const oli = await people.member('oli');
    const live = await goLive(oli);
    const first = recordStream(ctx, { ...live, continues: false });
    write(live.folder, [named(0)]);
    await first.end('cut');
    const [{ id }] = (await listOf(oli)).recordings;
    const put = vi.spyOn(ctx.storage, 'put').mockImplementationOnce(async (...args) => {
      put.mockRestore();
      await ctx.storage.put(...args);
      await oli.delete(`/api/recordings/${id}`);
    });
    const second = recordStream(ctx, { ...live, continues: true });
    write(live.folder, [named(0), named(1), named(2)]);
    await second.end('unpublished');
    expect((await listOf(oli)).recordings).toEqual([]);
    const left = await Array.fromAsync(ctx.storage.list(`recordings/${id}`));
    expect(left.map(({ name }) => path.basename(name))).toEqual([named(0)]);
  });

  it('happens with the account, and what nobody names is swept later', async () => {
    const { owner: pia, recording } = await recorded('pia');
    await pia.delete('/api/me');
    const { rows } = await sql<{ data: object }>`
      select data from pgboss.job where name = ${removeRecordingsHandler.name} and data::text like ${`%${recording.id}%`}`.execute(
      ctx.db,
    );
    expect(rows).toEqual([{ data: { recordingIds: [recording.id] } }]);
    const { recording: kept } = await recorded('quin');
    const left = async (id: string) => (await Array.fromAsync(ctx.storage.list(`recordings/${id}`))).length;
    expect(await left(recording.id)).toBe(2);
    clock.forward(recordingLimits.orphanSeconds + 60);
    await sweepRecordingsJob.run(ctx, {}, run);
    expect([await left(recording.id), await left(kept.id)]).toEqual([0, 2]);
  });
});

describe('POST /api/recordings/:id/clip', () => {
  it('joins the segments of that part, and asks as much as a clip does', async () => {
    const { owner: rea, recording } = await recorded('rea', 'Late night');
    const sam = await people.member('sam');
    const place = `/api/recordings/${recording.id}/clip`;
    const cut = { startSeconds: 2.5, lengthSeconds: 1 };
    const { status, body } = await rea.post(place, cut, { 'idempotency-key': 'once' });
    expect(status).toBe(201);
    expect(body.clip).toMatchObject({ status: 'processing', title: 'Late night', trimStart: 0.5, trimEnd: 1.5 });
    expect((await rea.post(place, cut, { 'idempotency-key': 'once' })).body.clip.id).toBe(body.clip.id);
    const [source] = await Array.fromAsync(ctx.storage.list(`clips/${body.clip.id}`));
    expect(source?.sizeBytes).toBe(9);
    expect((await rea.post(place, { ...cut, title: 'Best bit' })).body.clip.title).toBe('Best bit');
    for (const bad of [{ startSeconds: 4 }, { startSeconds: -1 }, { lengthSeconds: 0.5 }, { lengthSeconds: 121 }])
      expect([bad, (await rea.post(place, { ...cut, ...bad })).status]).toEqual([bad, 400]);
    expect((await sam.post(place, cut)).status).toBe(404);
    expect((await people.nobody.post(place, cut)).status).toBe(401);
    expect((await (await people.guest()).post(place, cut)).status).toBe(403);
  });
});
