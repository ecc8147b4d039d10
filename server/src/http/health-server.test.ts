import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { workOnJobs } from '../platform/jobs.ts';
import { startService } from '../testing/service.ts';
import { handlers } from '../worker.ts';
import { startHealthServer } from './health-server.ts';
import { newReadiness } from './readiness.ts';

const service = await startService();
const { ctx, people } = service;
const readiness = newReadiness({ ffmpeg: 'version 7.0' });

async function ask(path: string, options: { token?: string; metricsToken?: string | undefined } = {}) {
  const secrets = { ...ctx.config.secrets, metricsToken: options.metricsToken };
  const health = await startHealthServer({ ...ctx, config: { ...ctx.config, secrets } }, readiness, 0);
  const headers = options.token === undefined ? {} : { authorization: `Bearer ${options.token}` };
  const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, { headers });
  const text = await answer.text();
  await health.close();
  return { status: answer.status, text, retryAfter: answer.headers.get('retry-after') };
}

it('says on a port of its own that a node is alive and ready, and why it is not', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"ok":true}' });
  expect(await ask('/readyz')).toMatchObject({ status: 200, text: '{"ok":true,"ffmpeg":"version 7.0"}' });
  readiness.problems.set('drain', 'This node is stopping.');
  expect(await ask('/readyz')).toMatchObject({
    status: 503,
    retryAfter: '2',
    text: '{"error":"This node is stopping."}',
  });
  readiness.problems.delete('drain');
  expect((await ask('/other')).status).toBe(404);
});

it('asks for the token of the metrics where one is set', async () => {
  expect((await ask('/metrics', { metricsToken: 'a-token' })).status).toBe(401);
  expect((await ask('/metrics', { metricsToken: 'a-token', token: 'another' })).status).toBe(401);
  expect((await ask('/metrics', { metricsToken: 'a-token', token: 'a-token' })).status).toBe(200);
  expect((await ask('/metrics')).status).toBe(200);
});

it('measures requests, refusals, people, queries, the pool, the queue, jobs, the disk and the coins', async () => {
  expect((await people.nobody.post('/api/auth/guest', { deviceId: 'ada' })).status).toBe(200);
  await people.nobody.get('/api/me');
  await sql`
    insert into pgboss.job (name, data, start_after)
    values ('process-clip', '{}', now() - interval '90 seconds')`.execute(ctx.db);
  const waiting = (await ask('/metrics')).text;
  expect(waiting).toMatch(/^coinop_queue_jobs\{job="process-clip"\} 1$/m);
  expect(Number(/^coinop_queue_age_seconds\{job="process-clip"\} (\S+)$/m.exec(waiting)?.[1])).toBeGreaterThanOrEqual(
    90,
  );
  expect(waiting).toMatch(/^coinop_business_total\{what="sign_in_guest"\} [1-9]/m);
  expect(waiting).toMatch(/^coinop_refusals_total\{code="token_missing"\} [1-9]/m);
  expect(waiting).toMatch(/^coinop_http_request_seconds_count\{method="GET",route="\/api\/me",status="401"\} [1-9]/m);
  expect(waiting).toMatch(/^coinop_database_query_seconds_count\{outcome="done"\} [1-9]/m);
  expect(waiting).toMatch(/^coinop_database_connections\{state="max"\} 10$/m);
  expect(waiting).toMatch(/^coinop_disk_bytes\{state="free"\} [1-9]/m);
  expect(waiting).toMatch(/^coinop_coins\{account="issuance"\} \d/m);
  await workOnJobs(
    ctx,
    service.boss,
    handlers.filter(({ name }) => name === 'process-clip'),
  );
  await expect
    .poll(async () => (await ask('/metrics')).text)
    .toMatch(/^coinop_job_seconds_count\{job="process-clip",result="(done|failed)"\} [1-9]/m);
});
