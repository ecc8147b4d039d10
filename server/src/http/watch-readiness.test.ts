import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { isStillBalanced, newReadiness, noteAsker } from './readiness.ts';
import { watchReadiness } from './watch-readiness.ts';

const readiness = newReadiness();
const service = await startService({ app: { readiness } });
const { ctx, people } = service;
const operator = { authorization: 'Bearer metrics-token' };
const ready = async () => {
  const { status, body, headers } = await people.nobody.get('/readyz', operator);
  return { status, error: body.error as string | undefined, retryAfter: headers.get('retry-after') };
};

it.each([
  ['ahead of', 7200],
  ['behind', -7200],
])('is not ready while its clock is %s the database, and ready again when it is right', async (word, seconds) => {
  let ahead = seconds;
  const watch = await watchReadiness(ctx, readiness, () => Date.now() + ahead * 1000);
  expect(await ready()).toMatchObject({ status: 503, retryAfter: '2', error: expect.stringContaining(word) });
  // Within the two seconds that are allowed.
  ahead = 1;
  await watch.check();
  expect(await ready()).toMatchObject({ status: 200 });
  watch.stop();
});

it('is not ready once a newer version has taken away what it uses', async () => {
  const watch = await watchReadiness(ctx, readiness);
  await sql`insert into migrations (name, sha256, needs_node) values ('9001_newer', '', '9000_wider')`.execute(ctx.db);
  await watch.check();
  expect(await ready()).toMatchObject({ status: 503, error: expect.stringContaining('newer version') });
  await sql`delete from migrations where name = '9001_newer'`.execute(ctx.db);
  await watch.check();
  expect(await ready()).toMatchObject({ status: 200 });
  watch.stop();
});

/** As after a failover that left this node on what is a standby now: every connection reads only. */
async function setReadOnly(value: 'on' | 'off'): Promise<void> {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query('set default_transaction_read_only = off');
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  await client.query(`alter database ${rows[0]?.name} set default_transaction_read_only = ${value}`);
  if (value === 'on') {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'coinop'`);
  }
  await client.end();
}

it('is not ready on a database that takes no writes, and finds the way back by itself', async () => {
  const write = (deviceId: string) => people.nobody.post('/api/auth/guest', { deviceId });
  await setReadOnly('on');
  await expect.poll(ready).toMatchObject({ status: 503, error: expect.stringContaining('takes no writes') });
  const refused = await write('during');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  await setReadOnly('off');
  // Connections that reads left in the pool are replaced when a write fails on them.
  await expect.poll(async () => (await write('after')).status).toBe(200);
});

it('becomes unready at the start of a drain, and makes clients open new connections', async () => {
  readiness.problems.set('drain', 'This node is stopping.');
  expect(await ready()).toMatchObject({ status: 503, error: 'This node is stopping.' });
  const guest = await people.nobody.post('/api/auth/guest', { deviceId: 'late' });
  expect([guest.status, guest.headers.get('connection')]).toEqual([200, 'close']);
  readiness.problems.delete('drain');
});

it('waits only for a polling balancer, until it has been refused three times', () => {
  const asked = newReadiness();
  noteAsker(asked, '10.0.0.1', 0);
  expect(isStillBalanced(asked, 1000)).toBe(false);
  noteAsker(asked, '10.0.0.1', 2000);
  expect(isStillBalanced(asked, 3000)).toBe(true);
  expect(isStillBalanced(asked, 60_000)).toBe(false);
  asked.problems.set('drain', 'This node is stopping.');
  for (const at of [4000, 6000]) noteAsker(asked, '10.0.0.1', at);
  expect(isStillBalanced(asked, 6000)).toBe(true);
  noteAsker(asked, '10.0.0.1', 8000);
  expect(isStillBalanced(asked, 8000)).toBe(false);
});
