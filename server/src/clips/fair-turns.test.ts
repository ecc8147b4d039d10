import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { processClipJob } from './clip-jobs.ts';
import { markFailed } from './clip-queries.ts';

const { people, ctx, clock, url, boss } = await startService();
const video = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(500)]);

async function upload(who: Person): Promise<string> {
  const { body } = await who.post('/api/clips/upload', {});
  const sent = await fetch(body.uploadUrl.replace('http://coinop.test', url), { method: 'PUT', body: video });
  expect(sent.status).toBe(200);
  return body.clip.id;
}

async function inOrder(): Promise<string[]> {
  const order: string[] = [];
  for (;;) {
    const [job] = await boss.fetch<{ clipId: string }>(processClipJob.name);
    if (job === undefined) return order;
    order.push(job.data.clipId);
  }
}

it("C12: one person's many clips wait behind another's first", async () => {
  const [ada, bob] = [await people.member('ada'), await people.member('bob')];
  const adas = [await upload(ada), await upload(ada), await upload(ada)];
  const bobs = [await upload(bob), await upload(bob)];
  expect(await inOrder()).toEqual([adas[0], bobs[0], adas[1], bobs[1], adas[2]]);
});

it('C12: a clip is retried twelve times a day, and only failed ones count', async () => {
  const cyd = await people.member('cyd');
  const clipId = await upload(cyd);
  expect((await cyd.post(`/api/clips/${clipId}/retry`)).status).toBe(409);
  for (let left = 11; left >= 0; left--) {
    await markFailed(ctx.db, clipId, null, 'It is damaged.', clock.now());
    const retried = await cyd.post(`/api/clips/${clipId}/retry`);
    // The rest of the window runs on while this goes on.
    const [used] = retried.headers.get('ratelimit')?.split(';t=') ?? [];
    expect([retried.status, used]).toEqual([200, `"clip_retry";r=${left}`]);
  }
  await markFailed(ctx.db, clipId, null, 'It is damaged.', clock.now());
  const refused = await cyd.post(`/api/clips/${clipId}/retry`);
  expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([429, '"clip_retry";q=12;w=86400']);
  const { rows } = await sql`select status from clips where id = ${clipId}`.execute(ctx.db);
  expect(rows).toEqual([{ status: 'failed' }]);
});
