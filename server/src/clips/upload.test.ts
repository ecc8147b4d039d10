import { once } from 'node:events';
import { readdir, utimes } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { rangeOf } from '../http/send-file.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { startDatabaseProxy } from '../testing/torture/fault-fixtures.ts';
import { clipLimits } from './clip.ts';
import { markUploadBegan } from './release-uploads.ts';
import { sweepClips } from './sweep-clips.ts';

const service = await startService();
const { people, ctx, clock, url } = service;
/** Opens like an MP4; whether it is one is for the processing to find out. */
const mp4Head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(500)]);

async function startClip(who: Person, body: object = {}) {
  const answer = await who.post('/api/clips/upload', body);
  expect(answer.status).toBe(201);
  return { id: answer.body.clip.id as string, path: answer.body.uploadUrl.replace('http://coinop.test', '') as string };
}

async function put(path: string, body: Buffer, headers: Record<string, string> = { 'content-type': 'video/mp4' }) {
  const answer = await fetch(url + path, { method: 'PUT', body: new Uint8Array(body), headers });
  return {
    status: answer.status,
    body: (await answer.json()) as { error: string; clip: { status: string } },
    headers: answer.headers,
  };
}

const storedFiles = () =>
  readdir(path.join(ctx.config.dataDir, 'files', 'clips'), { recursive: true }).then(
    (names) => names.filter((name) => name.includes('/')),
    () => [],
  );

describe('POST /api/clips/upload', () => {
  it('makes a clip and an address of our own', async () => {
    const ada = await people.member('ada');
    const game = await makeGame(ctx, ada);
    const { status, body, headers } = await ada.post('/api/clips/upload', {
      gameId: game,
      title: ' A trick ',
      trimStart: 0.5,
      trimEnd: 3,
    });
    expect(status).toBe(201);
    expect(body.clip).toMatchObject({
      status: 'awaiting_upload',
      title: 'A trick',
      gameId: game,
      trimStart: 0.5,
      trimEnd: 3,
      videoUrl: null,
      error: null,
      creator: { handle: 'ada', name: 'Ada' },
    });
    expect(body.uploadUrl).toMatch(/^http:\/\/coinop\.test\/uploads\/clips\//);
    expect(headers.get('ratelimit')).toBe('"clip_upload";r=11;t=86400');
    expect((await ada.get('/api/clips/mine')).body.clips).toHaveLength(1);
    expect((await ada.post('/api/clips/upload')).status).toBe(201);
  });

  it.each([
    { trimStart: '1;id' }, { trimStart: -1 }, { trimStart: 3, trimEnd: 3 }, { trimStart: 4, trimEnd: 3 }, { trimEnd: 0 },
    { title: '' }, { title: 'x'.repeat(101) }, { title: 'a\u0000b' }, { gameId: 'nope' }, { trimEnd: 1e9 },
  ])('C7: refuses %j', async (body) => {
    const bob = await people.member('bob');
    expect((await bob.post('/api/clips/upload', body)).status).toBe(400);
  }); // biome-ignore format: read as one list

  it('C1: is for members, knows its game, and is limited to twelve a day under concurrency', async () => {
    expect((await (await people.guest()).post('/api/clips/upload', {})).status).toBe(403);
    const cyd = await people.member('cyd');
    expect((await cyd.post('/api/clips/upload', { gameId: '018f0000-0000-7000-8000-000000000000' })).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cyd.post('/api/clips/upload', {})));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
  });
});

describe('PUT to the upload address', () => {
  it('takes one whole video, once, and queues it', async () => {
    const dee = await people.member('dee');
    const clip = await startClip(dee);
    const first = await put(clip.path, mp4Head, {});
    expect(first.status).toBe(200);
    expect(first.body.clip.status).toBe('processing');
    const second = await put(clip.path, mp4Head);
    expect(second.status).toBe(409);
    expect(second.headers.get('error-code')).toBe('clip_uploaded');
    expect((await storedFiles()).filter((name) => name.startsWith(clip.id))).toHaveLength(1);
  });

  it('C2: refuses no, another, a changed and an old signature', async () => {
    const eve = await people.member('eve');
    const [mine, other] = [await startClip(eve), await startClip(eve)];
    const signature = new URL(url + other.path).searchParams.get('signature');
    for (const path of [
      `/uploads/clips/${mine.id}`,
      `/uploads/clips/${mine.id}?signature=${signature}`,
      `${mine.path.slice(0, -3)}abc`,
    ]) {
      const answer = await put(path, mp4Head);
      expect(answer.status).toBe(403);
      expect(Object.keys(answer.body)).toEqual(['error']);
    }
    clock.forward(clipLimits.uploadSeconds + 1);
    expect((await put(mine.path, mp4Head)).status).toBe(403);
  });

  it('lets one of several parallel uploads win, and keeps only its file', async () => {
    const fay = await people.member('fay');
    const clip = await startClip(fay);
    const answers = await Promise.all([put(clip.path, mp4Head), put(clip.path, mp4Head)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await storedFiles()).filter((name) => name.startsWith(clip.id))).toHaveLength(1);
  });

  it.each([
    ['a playlist', Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:1\nhttp://127.0.0.1/x.ts\n')],
    ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['a picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>')],
    ['an AVI', Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('AVI LIST'), Buffer.alloc(100)])],
    ['nothing', Buffer.alloc(0)],
    ['three bytes', Buffer.from('abc')],
  ])('C5: takes %s for what it is, whatever it is called, and stays open for a video', async (_what, bytes) => {
    const gus = await people.member('gus');
    const clip = await startClip(gus);
    const answer = await put(clip.path, bytes, { 'content-type': 'video/mp4' });
    expect(answer.status).toBe(415);
    expect((await storedFiles()).filter((name) => name.startsWith(clip.id))).toEqual([]);
    expect((await put(clip.path, mp4Head)).status).toBe(200);
  });

  it('C3: stops at the limit, declared or counted, and leaves nothing behind', async () => {
    const hal = await people.member('hal');
    const clip = await startClip(hal);
    const declared = await rawPut(clip.path, { 'content-length': String(clipLimits.uploadBytesMax + 1) }, [mp4Head]);
    expect(declared).toBe(413);
    const chunk = Buffer.alloc(20_000_000);
    const counted = await rawPut(clip.path, { 'transfer-encoding': 'chunked' }, [mp4Head, ...Array(11).fill(chunk)]);
    expect(counted).toBe(413);
    await expect.poll(async () => (await storedFiles()).filter((name) => name.startsWith(clip.id))).toEqual([]);
    expect((await hal.get(`/api/clips/${clip.id}`)).body.clip.status).toBe('awaiting_upload');
  });

  it('FC2: an upload that breaks off leaves the address open and no file', async () => {
    const ida = await people.member('ida');
    const clip = await startClip(ida);
    const broken = http.request(url + clip.path, { method: 'PUT', headers: { 'content-length': '5000000' } });
    broken.on('error', () => undefined);
    broken.write(mp4Head);
    const filesOfClip = async () => (await storedFiles()).filter((name) => name.startsWith(clip.id));
    await expect.poll(filesOfClip).toHaveLength(1);
    broken.destroy();
    await expect.poll(filesOfClip).toEqual([]);
    expect((await put(clip.path, mp4Head)).status).toBe(200);
  });

  it('of a clip that is deleted meanwhile answers 404, and leaves no file', async () => {
    const leo = await people.member('leo');
    const clip = await startClip(leo);
    const upload = http.request(url + clip.path, { method: 'PUT', headers: { 'content-length': mp4Head.length + 1 } });
    const answered = once(upload, 'response');
    upload.write(mp4Head);
    const filesOfClip = async () => (await storedFiles()).filter((name) => name.startsWith(clip.id));
    await expect.poll(filesOfClip).toHaveLength(1);
    expect((await leo.delete(`/api/clips/${clip.id}`)).status).toBe(204);
    upload.end('.');
    const [answer] = (await answered) as [http.IncomingMessage];
    expect(answer.statusCode).toBe(404);
    await expect.poll(filesOfClip).toEqual([]);
  });
});

describe('trouble with the disk', () => {
  it('C10: a full disk is said, changes nothing, and the same address works later', async () => {
    const nia = await people.member('nia');
    const clip = await startClip(nia);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(ctx.storage, 'put').mockRejectedValueOnce(full);
    const refused = await put(clip.path, mp4Head);
    expect([refused.status, refused.headers.get('error-code')]).toEqual([503, 'storage_full']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await nia.get(`/api/clips/${clip.id}`)).body.clip.status).toBe('awaiting_upload');
    expect((await put(clip.path, mp4Head)).status).toBe(200);
  });

  it('FC3: an upload that was written down keeps its file, though the answer of the database was lost', async () => {
    const eva = await people.member('eva');
    const clip = await startClip(eva);
    const proxy = await startDatabaseProxy(service.databaseUrl);
    const behind = await startService({ beside: { ...service, databaseUrl: proxy.url } });
    proxy.loseCommitOf(`clips/${clip.id}/source-`);
    const lost = await fetch(behind.url + clip.path, { method: 'PUT', body: new Uint8Array(mp4Head) });
    expect([lost.status, lost.headers.get('error-code')]).toEqual([503, 'unavailable']);
    expect((await eva.get(`/api/clips/${clip.id}`)).body.clip.status).toBe('processing');
    expect((await storedFiles()).filter((name) => name.startsWith(clip.id))).toHaveLength(1);
    expect((await put(clip.path, mp4Head)).status).toBe(409);
    await proxy.close();
  });

  it('FC3: a file that was never recorded in its row is swept, and the address takes another', async () => {
    const oda = await people.member('oda');
    const clip = await startClip(oda);
    const stray = `clips/${clip.id}/source-stray`;
    await ctx.storage.put(stray, Readable.from([mp4Head]));
    expect((await put(clip.path, mp4Head)).status).toBe(200);
    const long = clock.now().getTime() / 1000 - 3 * clipLimits.uploadSeconds;
    await utimes(path.join(ctx.config.dataDir, 'files', stray), long, long);
    await sweepClips(ctx);
    const files = (await storedFiles()).filter((name) => name.startsWith(clip.id));
    expect(files).toHaveLength(1);
    expect(files[0]).not.toContain('stray');
    expect((await people.nobody.get(`/clips/${clip.id}/video.mp4`)).status).toBe(404);
  });
});

describe('clips of others', () => {
  it('X14: an unready clip is visible only to its owner', async () => {
    const [jo, kim] = [await people.member('jo'), await people.member('kim')];
    const clip = await startClip(jo);
    expect((await jo.get(`/api/clips/${clip.id}`)).status).toBe(200);
    for (const answer of [
      await kim.get(`/api/clips/${clip.id}`),
      await kim.delete(`/api/clips/${clip.id}`),
      await kim.post(`/api/clips/${clip.id}/retry`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await people.nobody.get(`/clips/${clip.id}/video.mp4`)).status).toBe(404);
    expect((await jo.post(`/api/clips/${clip.id}/retry`)).status).toBe(409);
    expect((await jo.delete(`/api/clips/${clip.id}`)).status).toBe(204);
    expect((await jo.get(`/api/clips/${clip.id}`)).status).toBe(404);
    expect((await (await people.guest()).get('/api/clips/mine')).body).toEqual({ clips: [], nextCursor: null });
  });

  it('gets another title and game later, only from its owner', async () => {
    const [kit, lou] = [await people.member('kit'), await people.member('lou')];
    const gameId = await makeGame(ctx, kit);
    const { id } = await startClip(kit, { title: 'First' });
    const address = `/api/clips/${id}`;
    expect((await kit.patch(address, { title: ' Second ' })).body.clip).toMatchObject({
      title: 'Second',
      gameId: null,
    });
    expect((await kit.patch(address, { gameId })).body.clip).toMatchObject({ title: 'Second', gameId });
    expect((await kit.patch(address, { title: null, gameId: null })).body.clip).toMatchObject({
      title: null,
      gameId: null,
    });
    for (const body of [{ title: '' }, { title: 'x'.repeat(101) }, { gameId: 'nonsense' }]) {
      expect((await kit.patch(address, body)).status).toBe(400);
    }
    expect((await kit.patch(address, { gameId: id })).status).toBe(404);
    expect((await lou.patch(address, { title: 'Mine' })).status).toBe(404);
    expect((await (await people.guest()).patch(address, { title: 'Mine' })).status).toBe(403);
  });

  it('pages through one’s own, newest first', async () => {
    const lee = await people.member('lee');
    const made = [];
    for (let i = 0; i < 5; i++) made.push((await startClip(lee)).id);
    const first = (await lee.get('/api/clips/mine?limit=3')).body;
    const second = (await lee.get(`/api/clips/mine?limit=3&cursor=${first.nextCursor}`)).body;
    expect([...first.clips, ...second.clips].map(({ id }: { id: string }) => id)).toEqual(made.reverse());
    expect(second.nextCursor).toBeNull();
    expect((await lee.get('/api/clips/mine?cursor=abc.def')).status).toBe(400);
    expect((await lee.get('/api/clips/mine?limit=0')).status).toBe(400);
  });
});

describe('sweeping', () => {
  it('C10, FC1: forgets rows whose upload never came', async () => {
    const mia = await people.member('mia');
    await startClip(mia);
    clock.forward(clipLimits.uploadSeconds + 60);
    await sweepClips(ctx);
    expect((await mia.get('/api/clips/mine')).body.clips).toEqual([]);
  });

  it('an address that expires unused counts no longer, and one that was used still does', async () => {
    const una = await people.member('una');
    const used = await startClip(una);
    expect((await put(used.path, mp4Head)).status).toBe(200);
    for (let i = 1; i < 12; i++) await startClip(una);
    expect((await una.post('/api/clips/upload', {})).status).toBe(429);
    clock.forward(clipLimits.uploadSeconds + 60);
    const again = await una.post('/api/clips/upload', {});
    expect([again.status, again.headers.get('ratelimit')]).toEqual([201, expect.stringContaining(';r=10;')]);
    expect((await una.get('/api/clips/mine')).body.clips).toHaveLength(2);
  });

  it('an upload that began in time may end after its address expired', async () => {
    const uma = await people.member('uma');
    const clip = await startClip(uma);
    clock.forward(clipLimits.uploadSeconds - 60);
    await markUploadBegan(ctx.db, clip.id, clock.now());
    clock.forward(120);
    await sweepClips(ctx);
    expect((await uma.get(`/api/clips/${clip.id}`)).body.clip.status).toBe('awaiting_upload');
    clock.forward(clipLimits.uploadSeconds);
    await sweepClips(ctx);
    expect((await uma.get(`/api/clips/${clip.id}`)).status).toBe(404);
  });
});

describe('C9: ranges', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=0-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'none'],
    ['bytes=5-2', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=abc', 'none'],
    ['bytes=0-1,5-6', undefined],
    ['lines=1-2', undefined],
  ])('%s of 1000 bytes', (header, range) => {
    expect(rangeOf(header, 1000)).toEqual(range);
  });
});

/** A PUT whose answer may come before its body is through. */
function rawPut(path: string, headers: Record<string, string>, chunks: Buffer[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(url + path, { method: 'PUT', headers }, (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
      request.destroy();
    });
    request.on('error', (error) => reject(error));
    void (async () => {
      for (const chunk of chunks) {
        if (request.destroyed) return;
        if (!request.write(chunk)) await new Promise((next) => request.once('drain', next).once('close', next));
      }
      if (!headers['content-length']) request.end();
    })();
  });
}
