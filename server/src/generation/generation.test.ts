import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { needBrowser } from '../testing/browser/use-browser.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { goodGame } from '../testing/sample-games.ts';
import { startModelServer } from '../testing/servers/model-server.ts';
import { startService } from '../testing/service.ts';
import { clearFaults, setFault } from '../testing/torture/fault-fixtures.ts';
import { generateGameHandler } from './generate-game.ts';
import { generateGameJob } from './generation-jobs.ts';
import { generationLimits } from './job.ts';
import { sweepGeneration } from './sweep-generation.ts';

const models = await startModelServer();
const ai = { provider: 'openai-compatible', baseUrl: models.baseUrl, model: 'm' } as const;
const service = await startService({ config: { ai } });
const { people, ctx, clock } = service;
const run = { id: 'test', signal: new AbortController().signal };
let count = 0;
const member = () => people.member(`creator_${count++}`);

async function ask(who: Person, prompt = 'a dot to chase', more: object = {}): Promise<string> {
  const { status, body } = await who.post('/api/games/generate', { prompt, ...more });
  expect(status).toBe(202);
  return body.job.id;
}
/** Works on a job as the worker would; a failure that is to be tried again is swallowed by the queue there and here. */
const work = (jobId: string) => generateGameHandler.run(ctx, { jobId }, run).catch(() => undefined);
const jobOf = async (who: Person, id: string) => (await who.get(`/api/jobs/${id}`)).body.job;
const placesLeft = async (who: Person) => {
  const { headers } = await who.post('/api/games/generate', { prompt: 'counts one place' });
  return Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
};

describe('POST /api/games/generate', () => {
  it('queues a job and reports its progress', async () => {
    const ada = await member();
    const { status, body, headers } = await ada.post('/api/games/generate', { prompt: ' a fox who\nloves cake ' });
    expect(status).toBe(202);
    expect(body.job).toMatchObject({
      status: 'queued',
      stage: 'waiting',
      progress: 0,
      prompt: 'a fox who\nloves cake',
      remixOf: null,
      game: null,
      error: null,
      startedAt: null,
      finishedAt: null,
    });
    expect(headers.get('ratelimit')).toBe('"generation";r=7;t=3600');
    expect((await ada.get('/api/jobs')).body.jobs.map(({ id }: { id: string }) => id)).toEqual([body.job.id]);
  });

  it.each([
    [{}],
    [{ prompt: 'ab' }],
    [{ prompt: '   ' }],
    [{ prompt: ' a ' }],
    [{ prompt: 5 }],
    [{ prompt: 'x'.repeat(2001) }],
    [{ prompt: 'a\u0000bc' }],
    [{ prompt: 'fine', remixOf: 'nope' }],
  ])('J2: refuses %j without spending a place', async (body) => {
    const bob = await member();
    expect((await bob.post('/api/games/generate', body)).status).toBe(400);
    expect(await placesLeft(bob)).toBe(7);
  });

  it('refuses words nobody should read, at once and for free', async () => {
    const bob = await member();
    const refused = await bob.post('/api/games/generate', { prompt: 'a game about fucking' });
    expect(refused.status).toBe(400);
    expect(refused.headers.get('error-code')).toBe('text_refused');
    expect(await placesLeft(bob)).toBe(7);
  });

  it('J1: is for members, eight an hour, whoever races', async () => {
    expect((await (await people.guest()).post('/api/games/generate', { prompt: 'a game' })).status).toBe(403);
    const cyd = await member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cyd.post('/api/games/generate', { prompt: 'a game' })),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
  });

  it('J3: takes no more while too many wait, and spends no place', async () => {
    const bob = await member();
    await sql`
      insert into generation_jobs (id, account_id, prompt, created_at, changed_at)
      select gen_random_uuid(), ${bob.id}, 'filler', ${clock.now()}, ${clock.now()}
      from generate_series(1, ${generationLimits.queuedMax}::int)`.execute(ctx.db);
    const refused = await bob.post('/api/games/generate', { prompt: 'one too many' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('error-code')).toBe('queue_full');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await sql`delete from generation_jobs where prompt = 'filler'`.execute(ctx.db);
    expect(await placesLeft(bob)).toBe(7);
  });

  it("J3: one person's many jobs wait behind another's first", async () => {
    const [ada, bob] = [await member(), await member()];
    const { boss } = service;
    await boss.deleteQueuedJobs(generateGameHandler.name);
    const adas = [await ask(ada), await ask(ada), await ask(ada)];
    const bobs = [await ask(bob), await ask(bob)];
    const order: string[] = [];
    while (order.length < 5) {
      const [job] = await boss.fetch<{ jobId: string }>(generateGameHandler.name);
      order.push(job?.data.jobId ?? 'none');
    }
    expect(order).toEqual([adas[0], bobs[0], adas[1], bobs[1], adas[2]]);
  });

  it('FJ1: a request cut off in its commit leaves neither a job nor a spent place', async () => {
    const bob = await member();
    await setFault(ctx.db, { table: 'generation_jobs', event: 'insert', when: 'commit' }, 'die');
    expect((await bob.post('/api/games/generate', { prompt: 'cut off' })).status).toBe(503);
    await clearFaults(ctx.db);
    expect((await bob.get('/api/jobs')).body.jobs).toEqual([]);
    const { rows } = await sql`
      select from pgboss.job where name = ${generateGameHandler.name}
        and data ->> 'jobId' not in (select id::text from generation_jobs)`.execute(ctx.db);
    expect(rows).toEqual([]);
    expect(await placesLeft(bob)).toBe(7);
  });

  it('J6, X14: shows a job to its owner alone', async () => {
    const [dee, eve] = [await member(), await member()];
    const id = await ask(dee);
    for (const answer of [
      await eve.get(`/api/jobs/${id}`),
      await eve.post(`/api/jobs/${id}/cancel`),
      await eve.get(`/api/jobs/${id}/events`),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect((await (await people.guest()).get('/api/jobs')).body).toEqual({ jobs: [], nextCursor: null });
  });

  it('knows the game to remix', async () => {
    const fay = await member();
    expect(
      (await fay.post('/api/games/generate', { prompt: 'faster', remixOf: '018f0000-0000-7000-8000-000000000000' }))
        .status,
    ).toBe(404);
    const game = await makeGame(ctx, fay);
    expect((await jobOf(fay, await ask(fay, 'faster', { remixOf: game }))).remixOf).toBe(game);
  });
});

describe('watching a job', () => {
  const watch = (url: string, who: Person, id: string) =>
    fetch(`${url}/api/jobs/${id}/events`, { headers: { authorization: `Bearer ${who.token}` } });

  it('FR2: a node that leaves ends what it was sending, and the next one begins with how it stands', async () => {
    const gil = await member();
    const id = await ask(gil);
    const leaving = await startService({ beside: service });
    const cut = await watch(leaving.url, gil, id);
    await leaving.close();
    expect(await cut.text()).toContain('"status":"queued"');
    const next = await watch(service.url, gil, id);
    await gil.post(`/api/jobs/${id}/cancel`);
    expect(await next.text()).toMatch(/"status":"queued".*"status":"canceled"/s);
  });

  it('X23: ends when its session does, by logout or in time', async () => {
    const [ivo, jan] = [await member(), await member()];
    const [first, second] = [await ask(ivo), await ask(jan)];
    const watched = await watch(service.url, ivo, first);
    await ivo.post('/api/auth/logout');
    expect(await watched.text()).toContain('"status":"queued"');
    const expiring = await watch(service.url, jan, second);
    clock.forward(91 * 86_400);
    expect(await expiring.text()).toContain('"status":"queued"');
  });

  it('has its bounds for one person', async () => {
    const hui = await member();
    const id = await ask(hui);
    const open = await Promise.all(Array.from({ length: 20 }, () => watch(service.url, hui, id)));
    const refused = await watch(service.url, hui, id);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    await hui.post(`/api/jobs/${id}/cancel`);
    for (const stream of open) expect(await stream.text()).toContain('"status":"canceled"');
    await expect.poll(async () => (await watch(service.url, hui, id)).status).toBe(200);
  });
});

describe('canceling', () => {
  it('gives the place back if the work had not begun, and is said once', async () => {
    const gus = await member();
    const id = await ask(gus);
    const canceled = await gus.post(`/api/jobs/${id}/cancel`);
    expect(canceled.body.job).toMatchObject({ status: 'canceled', game: null });
    expect((await gus.post(`/api/jobs/${id}/cancel`)).status).toBe(200);
    await work(id);
    expect((await jobOf(gus, id)).status).toBe('canceled');
    expect(await placesLeft(gus)).toBe(7);
  });

  it('stops work under way', async () => {
    const hal = await member();
    const id = await ask(hal);
    models.play(() => undefined);
    const working = work(id);
    await expect.poll(async () => (await jobOf(hal, id)).status).toBe('running');
    expect((await hal.post(`/api/jobs/${id}/cancel`)).status).toBe(200);
    await working;
    expect((await jobOf(hal, id)).status).toBe('canceled');
    expect(await placesLeft(hal)).toBe(6);
  });
});

describe('at most two of one person run at once', () => {
  it('the third waits', async () => {
    const lee = await member();
    const ids = [await ask(lee), await ask(lee), await ask(lee)];
    models.play(() => undefined);
    const working = ids.slice(0, 2).map(work);
    await expect
      .poll(async () => Promise.all(ids.slice(0, 2).map(async (id) => (await jobOf(lee, id)).status)))
      .toEqual(['running', 'running']);
    await work(ids[2] ?? '');
    expect((await jobOf(lee, ids[2] ?? '')).status).toBe('queued');
    for (const id of ids) await lee.post(`/api/jobs/${id}/cancel`);
    await Promise.all(working);
  });

  it('FJ4: a job whose workers die ends, and the place comes back', async () => {
    const mia = await member();
    const id = await ask(mia);
    models.play(() => undefined);
    const stop = new AbortController();
    const dying = generateGameHandler.run(ctx, { jobId: id }, { id: 'x', signal: stop.signal }).catch(() => undefined);
    await expect.poll(async () => (await jobOf(mia, id)).status).toBe('running');
    stop.abort(new Error('the worker goes'));
    await dying;
    expect((await jobOf(mia, id)).status).toBe('running');
    const isQueued = async () => (await ctx.jobs.findUnqueued(ctx.db, generateGameJob, 'jobId', [id])).length === 0;
    const lose = () => sql`delete from pgboss.job where data ->> 'jobId' = ${id}`.execute(ctx.db);
    clock.forward(2 * generationLimits.seconds + 1);
    await sweepGeneration(ctx);
    // Its job waits in the queue, so nobody needs to do anything.
    expect((await jobOf(mia, id)).status).toBe('running');
    await lose();
    await sweepGeneration(ctx);
    expect(await isQueued()).toBe(true);
    await lose();
    await sql`update generation_jobs set tries = ${generationLimits.triesMax} where id = ${id}`.execute(ctx.db);
    await sweepGeneration(ctx);
    expect([(await jobOf(mia, id)).status, await isQueued()]).toEqual(['failed', false]);
    expect(await placesLeft(mia)).toBe(7);
  });

  it('fails a job whose workers died at every try when the queue hands it on once more, and gives its place back', async () => {
    const mia = await member();
    const id = await ask(mia);
    await sql`update generation_jobs set status = 'running', tries = ${generationLimits.triesMax} where id = ${id}`.execute(
      ctx.db,
    );
    await work(id);
    expect(await jobOf(mia, id)).toMatchObject({ status: 'failed', error: expect.stringContaining('try again') });
    const { rows } = await sql`select tries from generation_jobs where id = ${id}`.execute(ctx.db);
    expect(rows).toEqual([{ tries: generationLimits.triesMax }]);
    expect(await placesLeft(mia)).toBe(7);
  });
});

describe('from a prompt to a game that was played', () => {
  needBrowser();
  afterEach(() => {
    models.requests.length = 0;
  });

  it('lists a game that passes the play test, reports the progress, and names the generator', async () => {
    const nia = await member();
    models.play(goodGame('Dot & chase'));
    const id = await ask(nia);
    const events = nia.get(`/api/jobs/${id}/events`);
    await work(id);
    const job = await jobOf(nia, id);
    expect(job).toMatchObject({ status: 'succeeded', stage: 'done', progress: 1, error: null });
    expect(job.game).toMatchObject({
      title: 'Dot & chase',
      description: 'Chase the dot.',
      creator: { handle: nia.handle },
    });
    const { text, headers } = await events;
    expect(headers.get('content-type')).toContain('text/event-stream');
    expect(text).toContain('"status":"succeeded"');
    expect(text).toMatch(/"stage":"playing","progress":0\.\d+,"detail":"[A-Z]/);
    expect(job.detail).toBeNull();
    const { body } = await nia.get(`/api/games/${job.game.id}`);
    expect(body.game.id).toBe(job.game.id);
    expect((await people.nobody.get(`/games/${job.game.id}/thumbnail`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await nia.get('/api/me')).body.user.stats.gamesCreated).toBe(1);
    await work(id);
    expect((await nia.get('/api/jobs')).body.jobs).toHaveLength(1);
  });

  it('lets the model mend what the test found, once for each fault', async () => {
    const ola = await member();
    const broken = goodGame('Broken', 'setTimeout(() => { throw new Error("my bug"); }, 100);');
    models.play(broken, goodGame('Mended'));
    const id = await ask(ola, 'a game', {
      remixOf: await makeGame(ctx, ola, { title: 'The first', html: goodGame('The first') }),
    });
    await work(id);
    const job = await jobOf(ola, id);
    expect(job.game).toMatchObject({ title: 'Mended', remixOf: { title: 'The first' } });
    expect(JSON.stringify(models.requests[1]?.messages)).toContain('my bug');
  });
});
