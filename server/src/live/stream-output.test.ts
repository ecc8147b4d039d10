import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../database/db.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { streamFolder } from './live-files.ts';
import { markLive, takeLease } from './live-queries.ts';
import { hashOfKey } from './manage-stream.ts';

const { people, ctx, clock } = await startService();
const lease = '018f0000-0000-7000-8000-00000000aaaa';

/** A stream that is live, with an empty folder for what ffmpeg leaves. */
async function goLive(who: Person): Promise<{ id: string; folder: string }> {
  const { body } = await who.post('/api/live', {});
  await takeLease(ctx.db, hashOfKey(body.ingest.streamKey), lease, clock.now());
  await markLive(ctx.db, body.live.id, lease, false, clock.now());
  const folder = streamFolder(ctx.config, body.live.id);
  mkdirSync(folder, { recursive: true });
  return { id: body.live.id, folder };
}

/** What ffmpeg leaves of two seconds. */
function writeSegment(folder: string): void {
  writeFileSync(path.join(folder, 'segment-m0000000-000001.ts'), 'a segment');
  writeFileSync(path.join(folder, 'index.m3u8'), '#EXTM3U\n#EXTINF:2.000000,\nsegment-m0000000-000001.ts\n');
}

it('C11: of a stream only plain files are served and kept', async () => {
  const ada = await people.member('ada');
  const { id, folder } = await goLive(ada);
  const secret = path.join(ctx.config.dataDir, 'secret');
  writeFileSync(secret, 'what only the service may read');
  writeFileSync(path.join(folder, 'segment-m0000000-000001.ts'), 'a segment');
  expect((await people.nobody.get(`/live/${id}/segment-m0000000-000001.ts`)).text).toBe('a segment');
  symlinkSync(secret, path.join(folder, 'segment-m0000000-000002.ts'));
  writeFileSync(path.join(folder, 'index.m3u8'), '#EXTM3U\n#EXTINF:2.000000,\nsegment-m0000000-000002.ts\n');
  expect((await ada.post('/api/live/clip', {})).status).toBe(500);
  rmSync(path.join(folder, 'index.m3u8'));
  symlinkSync(secret, path.join(folder, 'index.m3u8'));
  for (const file of ['segment-m0000000-000002.ts', 'index.m3u8']) {
    const answer = await people.nobody.get(`/live/${id}/${file}`);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('only the service');
  }
  expect((await ada.post('/api/live/clip', {})).status).toBe(500);
  expect((await ada.get('/api/clips/mine')).body.clips).toEqual([]);
  expect((await people.nobody.get(`/live/${id}/segment-m0000000-000003.ts`)).status).toBe(404);
});

it('keeps what the playlist names, and nothing else that lies there', async () => {
  const zoe = await people.member('zoe');
  const { folder } = await goLive(zoe);
  const names = ['../secret', 'index.m3u8', 'segment-m0000000-000001.ts'];
  writeFileSync(path.join(folder, 'segment-m0000000-000001.ts'), 'a segment');
  const lines = names.flatMap((name) => ['#EXTINF:2.000000,', name]);
  writeFileSync(path.join(folder, 'index.m3u8'), ['#EXTM3U', ...lines, ''].join('\n'));
  const { body } = await zoe.post('/api/live/clip', {});
  const [source = ''] = storedSources().filter((name) => name.includes(body.clip.id));
  expect(readFileSync(path.join(ctx.config.dataDir, 'files', 'clips', source), 'utf8')).toBe('a segment');
});

const uploadsLeft = async (who: Person) =>
  Number(/r=(\d+)/.exec((await who.post('/api/clips/upload', {})).headers.get('ratelimit') ?? '')?.[1]);
const storedSources = () =>
  readdirSync(path.join(ctx.config.dataDir, 'files', 'clips'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.includes('source'),
  );

describe('POST /api/live/clip', () => {
  it('L8: asks its limit before it writes anything', async () => {
    const bob = await people.member('bob');
    const { folder } = await goLive(bob);
    writeSegment(folder);
    for (let i = 0; i < 12; i++) expect((await bob.post('/api/live/clip', {})).status).toBe(201);
    const before = storedSources();
    const put = vi.spyOn(ctx.storage, 'put');
    const refused = await bob.post('/api/live/clip', {});
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit-policy')).toBe('"clip_upload";q=12;w=86400');
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect(storedSources()).toEqual(before);
  });

  it('L8: keeps one clip at a time for a member', async () => {
    const cyd = await people.member('cyd');
    const { folder } = await goLive(cyd);
    writeSegment(folder);
    const statuses: number[] = [];
    const posts = await inTransaction(ctx.db, async (tx) => {
      await sql`lock table clips in share row exclusive mode`.execute(tx);
      const sent = Array.from({ length: 5 }, async () => statuses.push((await cyd.post('/api/live/clip', {})).status));
      await expect.poll(() => statuses.length).toBe(4);
      return sent;
    });
    await Promise.all(posts);
    expect(statuses).toEqual([429, 429, 429, 429, 201]);
  });

  it('L8: leaves no clip and refunds its use when the writing fails', async () => {
    const dee = await people.member('dee');
    const { folder } = await goLive(dee);
    writeSegment(folder);
    const put = vi.spyOn(ctx.storage, 'put').mockRejectedValueOnce(new Error('the disk is gone'));
    expect((await dee.post('/api/live/clip', {})).status).toBe(500);
    put.mockRestore();
    expect((await dee.get('/api/clips/mine')).body.clips).toEqual([]);
    expect(await uploadsLeft(dee)).toBe(11);
  });
});
