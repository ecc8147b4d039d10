import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { retryJobsNow } from '../testing/retry-jobs-now.ts';
import { startService } from '../testing/service.ts';
import { clipLimits } from './clip.ts';
import { processClipJob } from './clip-jobs.ts';
import { claimClip, getClipRow, releaseClaim } from './clip-queries.ts';
import { processClipHandler } from './process-clip.ts';
import { sweepClips } from './sweep-clips.ts';

const service = await startService();
const { ctx, clock, people } = service;
const ada = await people.member('ada');

const isQueued = async (id: string) =>
  (await ctx.jobs.findUnqueued(ctx.db, processClipJob, 'clipId', [id])).length === 0;
/** As a worker does, without its pauses. */
async function workUntilGone(clipId: string): Promise<void> {
  const { boss } = service;
  const { name } = processClipJob;
  for (let run = 0; run <= processClipJob.retries; run++) {
    await retryJobsNow(service, processClipJob);
    for (const { id, data } of await boss.fetch<{ clipId: string }>(name, { batchSize: 10 })) {
      await processClipHandler.run(ctx, data, { id, signal: new AbortController().signal }).then(
        () => boss.complete(name, id),
        (error: Error) => boss.fail(name, id, error),
      );
    }
    if (!(await isQueued(clipId))) return;
  }
}

const statusOf = async (id: string) => (await getClipRow(ctx.db, id)).status;

it('queues a clip again whose job was lost, and skips one whose job is queued', async () => {
  const [lost, waiting] = [
    await makeClip(ctx, ada, { status: 'processing' }),
    await makeClip(ctx, ada, { status: 'processing' }),
  ];
  await ctx.jobs.enqueue(ctx.db, processClipJob, { clipId: waiting });
  await sweepClips(ctx);
  expect(await isQueued(lost)).toBe(false);
  clock.forward(processClipJob.expireSeconds + 1);
  await sweepClips(ctx);
  await sweepClips(ctx);
  const { rows } = await sql`
    select from pgboss.job where name = ${processClipJob.name} and data ->> 'clipId' in (${lost}, ${waiting})`.execute(
    ctx.db,
  );
  expect(rows).toHaveLength(2);
  expect(await statusOf(lost)).toBe('processing');
});

it('fails a clip whose workers died at every try, so that it can be tried again', async () => {
  const id = await makeClip(ctx, ada, { status: 'processing' });
  for (let i = 0; i < clipLimits.triesMax; i++) await claimClip(ctx.db, id, clipLimits.triesMax, clock.now());
  clock.forward(processClipJob.expireSeconds + 1);
  await sweepClips(ctx);
  expect([await statusOf(id), await isQueued(id)]).toEqual(['failed', false]);
  expect((await ada.post(`/api/clips/${id}/retry`)).status).toBe(200);
});

it('does not count a try that a stop ended, except to a worker that was overtaken', async () => {
  const id = await makeClip(ctx, ada, { status: 'processing' });
  const claim = () => claimClip(ctx.db, id, clipLimits.triesMax, clock.now());
  const first = await claim();
  await releaseClaim(ctx.db, id, first?.fence ?? 0, clock.now());
  const second = await claim();
  expect([first?.tries, second?.tries]).toEqual([1, 1]);
  await releaseClaim(ctx.db, id, first?.fence ?? 0, clock.now());
  expect((await claim())?.tries).toBe(2);
});

it('continues a clip whose claims failed with the database more often than it may be tried', async () => {
  const id = await makeClip(ctx, ada, { status: 'processing' });
  await sql`
    create sequence claims;
    create function refuse_first_claims() returns trigger language plpgsql as $$
    begin
      if nextval('claims') <= ${sql.lit(clipLimits.triesMax + 1)} then raise exception 'the database is in trouble'; end if;
      return new;
    end $$;
    create trigger refuse_first_claims before update on clips for each row when (old.id = ${sql.lit(id)})
    execute function refuse_first_claims()`.execute(ctx.db);
  await ctx.jobs.enqueue(ctx.db, processClipJob, { clipId: id });
  await workUntilGone(id);
  expect(await statusOf(id)).toBe('failed');
  const { rows } = await sql`select tries from clips where id = ${id}`.execute(ctx.db);
  expect(rows).toEqual([{ tries: clipLimits.triesMax }]);
});
