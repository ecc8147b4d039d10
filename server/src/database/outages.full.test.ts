import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { generateGameHandler } from '../generation/generate-game.ts';
import { handOver, workOnJobs } from '../platform/jobs.ts';
import { afterFile } from '../testing/after-file.ts';
import { retryOn503 } from '../testing/in-parallel.ts';
import { startNodeProcess } from '../testing/node-process.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type Answer, requestsWith } from '../testing/people/people.ts';
import { retryJobsNow } from '../testing/retry-jobs-now.ts';
import { goodGame } from '../testing/sample-games.ts';
import { type Asked, say, startModelServer } from '../testing/servers/model-server.ts';
import { startService } from '../testing/service.ts';
import { setFault, withGateClosed } from '../testing/torture/fault-fixtures.ts';
import { startProxyBeforeDatabase } from '../testing/torture/fault-proxy.ts';
import { handlers } from '../worker.ts';
import { migrate } from './migrate.ts';

describe('FR1: the database goes away under load', () => {
  it('answers 503 with Retry-After, and serves again within five seconds of the database’s return', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'coinop-outage-'));
    const startDatabase = () => startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
    let database = await startDatabase();
    afterFile(async () => {
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    });
    await migrate(database.connectionString);
    const { people, ctx } = await startService({ databaseUrl: database.connectionString, worker: true });
    const ada = await people.member('ada');
    const gameId = await makeGame(ctx, ada);
    const answers: Answer[] = [];
    let isOver = false;
    const load = Array.from({ length: 6 }, async () => {
      const bob = await people.guest();
      let taken = 0;
      while (!isOver) {
        const answer = await bob.post('/api/events', { type: 'score', gameId, score: 1 });
        answers.push(answer);
        if (answer.status === 200) taken++;
        // A refused client waits for a moment, which leaves the CPU to others.
        else await sleep(10);
      }
      return { bob, taken };
    });
    const seen = (status: number) => answers.filter((answer) => answer.status === status).length;
    await expect.poll(() => seen(200)).toBeGreaterThan(50);

    await database.stop();
    const ready = await people.nobody.get('/readyz');
    expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '2']);
    const refusedBefore = seen(503);
    await expect.poll(() => seen(503)).toBeGreaterThan(refusedBefore + 50);
    expect((await people.nobody.get('/healthz')).status).toBe(200);

    const goodBefore = seen(200);
    database = await startDatabase();
    // Five seconds, counted in tries, so that a busy machine may take longer for each.
    let tries = 1;
    for (; (await ada.get('/api/me')).status !== 200 && tries < 10; tries++) await sleep(500);
    expect(tries).toBeLessThan(10);
    await expect.poll(() => seen(200)).toBeGreaterThan(goodBefore);
    expect((await people.nobody.get('/readyz')).status).toBe(200);
    isOver = true;

    for (const { bob, taken } of await Promise.all(load)) {
      const { scores } = (await bob.get('/api/me')).body.user.stats;
      // An answer may have been lost on its way, but nothing that was answered.
      expect(scores).toBeGreaterThanOrEqual(taken);
      expect(scores).toBeLessThanOrEqual(taken + 1);
    }
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 503]);
    for (const { status, headers, body } of answers) {
      if (status === 503) expect([headers.get('retry-after'), Object.keys(body)]).toEqual(['2', ['error']]);
    }
    const { rows } = await sql<{ count: number }>`
      select count(*) from pg_stat_activity where application_name = 'coinop'`.execute(ctx.db);
    expect(rows[0]?.count).toBeLessThanOrEqual(10);

    await people.nobody.post('/api/auth/email/start', { email: 'ada@example.com' });
    const outbox = path.join(ctx.config.dataDir, 'outbox');
    await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1);
  });
});

describe('the database’s machine vanishes without closing its connections', () => {
  it('answers 503 to requests waiting on one, and continues with new ones, jobs too', async () => {
    const { databaseUrl } = await startService();
    const proxy = await startProxyBeforeDatabase(databaseUrl);
    afterFile(proxy.close);
    const { people, ctx } = await startService({ databaseUrl: proxy.url, worker: true });
    const ada = await people.member('ada');
    proxy.silence();
    const answer = await ada.patch('/api/me', { name: 'Ada' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    await expect.poll(async () => (await ada.patch('/api/me', { name: 'Ada' })).status).toBe(200);

    await people.nobody.post('/api/auth/email/start', { email: 'ada@example.com' });
    const outbox = path.join(ctx.config.dataDir, 'outbox');
    await expect.poll(() => readdir(outbox).catch(() => [])).toHaveLength(1);
  });
});

describe('a node loses its database while it starts', () => {
  it('starts again by itself', async () => {
    const service = await startService();
    const proxy = await startProxyBeforeDatabase(service.databaseUrl);
    afterFile(proxy.close);
    // Migrations, pub/sub and queue go directly: what is lost is the answer to the first query of a node that is half started.
    proxy.loseNextAnswer();
    const env = { DATABASE_URL: proxy.url, DATABASE_LISTEN_URL: service.databaseUrl, LOG_LEVEL: 'warn' };
    const node = await startNodeProcess(service, env);
    expect(node.output()).toContain('database connection lost during the start, starting again');
    expect((await requestsWith(node.url, undefined).get('/readyz')).status).toBe(200);
    node.signal('SIGTERM');
    expect(await node.ended).toBe(0);
  });
});

describe('FR2: nodes are exchanged one by one', () => {
  it('finishes what is in flight, takes nothing new, and the other node answers all the while', async () => {
    const service = await startService();
    const { ctx, people } = service;
    const leaving = await startNodeProcess(service);
    const held = 8;
    const members = await Promise.all(Array.from({ length: held }, (_, i) => people.member(`late_${i}`)));
    await setFault(ctx.db, { table: 'accounts', event: 'update', when: 'commit' }, 'wait', held);
    const inFlight = await withGateClosed(ctx.db, async (waiting) => {
      const asked = members.map(({ token }) =>
        retryOn503(() => requestsWith(leaving.url, token).patch('/api/me', { name: 'Late' })),
      );
      await waiting(held);
      leaving.signal('SIGTERM');
      await expect
        .poll(() =>
          requestsWith(leaving.url, undefined)
            .get('/healthz')
            .then(
              () => 'taken',
              () => 'refused',
            ),
        )
        .toBe('refused');
      for (let i = 0; i < 5; i++) {
        const answer = await people.nobody.post('/api/auth/guest', { deviceId: `other-${i}` });
        expect(answer.status).toBe(200);
      }
      return asked;
    });
    for (const answer of await Promise.all(inFlight)) {
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    }
    expect(await leaving.ended).toBe(0);
    for (const member of members) expect((await member.get('/api/me')).body.user.name).toBe('Late');
  });
});

describe('a worker falls silent in the middle of a job', () => {
  it('can be noticed, and its job handed on, within sixty seconds', () => {
    const { heartbeatSeconds, superviseSeconds, pollSeconds } = handOver;
    for (const { name, retryDelaySeconds } of handlers) {
      // The queue spreads a delay over up to twice its length.
      const seconds = heartbeatSeconds + superviseSeconds + 2 * retryDelaySeconds + pollSeconds;
      expect([name, seconds < 60]).toEqual([name, true]);
    }
  });

  it('FC7 FJ4: kill -9 and a long sleep hand their jobs on, and the sleeper changes nothing when it wakes', async () => {
    const models = await startModelServer();
    const ai = { provider: 'openai-compatible', baseUrl: models.baseUrl, model: 'm' } as const;
    const service = await startService({ config: { ai } });
    const { people } = service;
    const asked: { response: ServerResponse; request: Asked }[] = [];
    models.play((response, request) => void asked.push({ response, request }));
    const env = { AI_PROVIDER: ai.provider, AI_BASE_URL: ai.baseUrl, AI_MODEL: ai.model, LOG_LEVEL: 'debug' };
    const [killed, sleeper] = await Promise.all([1, 2].map(() => startNodeProcess(service, env, 'worker')));
    const makers = [await people.member('ada'), await people.member('bob')];
    const ids = await Promise.all(
      makers.map(
        async (maker) =>
          (await maker.post('/api/games/generate', { prompt: 'a cat catches fish' })).body.job.id as string,
      ),
    );
    const states = () =>
      Promise.all(
        makers.map(async (maker, i) => {
          const { status, error, game } = (await maker.get(`/api/jobs/${ids[i]}`)).body.job;
          return { status, error, game };
        }),
      );
    await expect.poll(() => asked.length).toBe(2);

    sleeper?.signal('SIGSTOP');
    await killed?.kill();
    models.play('I am sorry, I cannot do that.');
    const other = await startService({ beside: service, config: { ai } });
    await retryJobsNow(other, generateGameHandler);
    await workOnJobs(other.ctx, other.boss, [{ ...generateGameHandler, concurrency: ids.length }]);
    await expect.poll(async () => (await states()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    const ended = await states();
    for (const { error, game } of ended)
      expect([error, game]).toEqual([expect.stringContaining('neither a plan nor an HTML document'), null]);

    sleeper?.signal('SIGCONT');
    for (const { response, request } of asked) say(response, request, goodGame());
    await expect.poll(() => sleeper?.output()).toContain('"job":"generate-game"');
    expect(await states()).toEqual(ended);
    expect((await people.nobody.get('/readyz')).status).toBe(200);
    sleeper?.signal('SIGTERM');
    expect(await sleeper?.ended).toBe(0);
  });
});
