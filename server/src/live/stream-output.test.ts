import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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

it('C11: of a stream only plain files are served and kept', async () => {
  const ada = await people.member('ada');
  const { id, folder } = await goLive(ada);
  const secret = path.join(ctx.config.dataDir, 'secret');
  writeFileSync(secret, 'what only the service may read');
  writeFileSync(path.join(folder, 'segment-000001.ts'), 'a segment');
  expect((await people.nobody.get(`/live/${id}/segment-000001.ts`)).text).toBe('a segment');
  symlinkSync(secret, path.join(folder, 'segment-000002.ts'));
  symlinkSync(secret, path.join(folder, 'index.m3u8'));
  for (const file of ['segment-000002.ts', 'index.m3u8']) {
    const answer = await people.nobody.get(`/live/${id}/${file}`);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('only the service');
  }
  expect((await ada.post('/api/live/clip', {})).status).toBe(500);
  expect((await ada.get('/api/clips/mine')).body.clips).toEqual([]);
  expect((await people.nobody.get(`/live/${id}/segment-000003.ts`)).status).toBe(404);
});
