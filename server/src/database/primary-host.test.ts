import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readDatabaseHosts } from '../process/database-urls.ts';
import { startPostgresPair } from '../testing/servers/postgres-pair.ts';
import { startService } from '../testing/service.ts';
import { migrate } from './migrate.ts';
import { hostsOf } from './primary-host.ts';

describe('a connection string', () => {
  it.each([
    ['postgres://ada@one/coinop', ['postgres://ada@one/coinop'], 'any'],
    [
      'postgres://ada:pw@one,two:5433/coinop?target_session_attrs=read-write',
      ['postgres://ada:pw@one/coinop', 'postgres://ada:pw@two:5433/coinop'],
      'read-write',
    ],
    [
      'postgresql://one:1,two:2/coinop?sslmode=require&target_session_attrs=any',
      ['postgresql://one:1/coinop?sslmode=require', 'postgresql://two:2/coinop?sslmode=require'],
      'any',
    ],
    [
      'postgresql:///coinop?host=/a,/b&port=5432&user=ada',
      ['postgresql:///coinop?host=%2Fa&port=5432&user=ada', 'postgresql:///coinop?host=%2Fb&port=5432&user=ada'],
      'any',
    ],
  ])('%s', (text, urls, target) => {
    expect(readDatabaseHosts(text)).toEqual({ urls, target });
  });

  it.each([
    'mysql://one/coinop',
    'one,two',
    'postgres://one:port/coinop',
    'postgres://one/c?target_session_attrs=best',
  ])('is not %s', (text) => expect(readDatabaseHosts(text)).toBeUndefined());
});

it('leads a node to the standby once it is promoted, without a restart', async () => {
  const pair = await startPostgresPair({ synchronous: true });
  await migrate(pair.url);
  const { people, ctx, url } = await startService({ databaseUrl: pair.url });
  const ada = await people.member('ada');
  expect((await ada.patch('/api/me', { bio: 'before' })).status).toBe(200);
  const first = pair.primary.connectionString;
  expect(await hostsOf(pair.url).find()).toBe(first);

  await pair.failOver();
  const change = () =>
    fetch(`${url}/api/me`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bio: 'after' }),
    });
  const seen = new Set<number>();
  await expect
    .poll(async () => {
      const { status } = await change();
      seen.add(status);
      return status;
    })
    .toBe(200);
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(pair.primary.connectionString).not.toBe(first);
  expect(hostsOf(pair.url).current()).toBe(pair.primary.connectionString);
  const { rows } = await sql<{ recovering: boolean }>`select pg_is_in_recovery() as recovering`.execute(ctx.db);
  expect(rows).toEqual([{ recovering: false }]);
  expect((await ada.get('/api/profiles/ada')).body.profile.bio).toBe('after');
  // Pub/sub and the queue have followed too.
  await expect.poll(() => ctx.pubsub.isFresh()).toBe(true);
});
