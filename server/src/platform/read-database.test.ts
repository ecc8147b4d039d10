import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startPostgresPair } from '../testing/servers/postgres-pair.ts';
import { startService } from '../testing/service.ts';

const pair = await startPostgresPair();
const databaseUrl = pair.primary.connectionString;
await migrate(databaseUrl);
const { people, ctx } = await startService({
  databaseUrl,
  config: { databaseReadUrl: pair.standby.connectionString },
});
const ada = await people.member('ada');
const bob = await people.member('bob');
const game = await makeGame(ctx, ada);
const readsFromStandby = (accountId: string) => ctx.reads.of(accountId) !== ctx.db;
const holdReplay = (held: boolean) => pair.run(pair.standby, `select pg_wal_replay_${held ? 'pause' : 'resume'}()`);

it('reads lists, search, profiles and boards from the standby', async () => {
  // As if bob wrote last: the standby is his once it has replayed everything that was set up before.
  ctx.reads.wrote(bob.id);
  await expect.poll(() => readsFromStandby(bob.id)).toBe(true);
  const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(ctx.reads.of(bob.id));
  expect(rows).toEqual([{ standby: true }]);
  const paths = [
    '/api/profiles/ada',
    '/api/profiles/ada/games',
    '/api/profiles/ada/clips',
    '/api/profiles/ada/followers',
    '/api/profiles/ada/following',
    '/api/profiles/search?q=ad',
    '/api/games/search?q=game',
    '/api/games/search?sort=trending',
    '/api/games/search?sort=friends_played',
    '/api/games/search?sort=new',
    `/api/games/${game}/leaderboard`,
    `/api/games/${game}/leaderboard?among=friends`,
  ];
  for (const path of paths) expect([path, (await bob.get(path)).status]).toEqual([path, 200]);
});

it('shows one what one has just changed, and others the standby’s state', async () => {
  await expect.poll(() => readsFromStandby(ada.id)).toBe(true);
  await holdReplay(true);
  expect((await ada.patch('/api/me', { bio: 'changed' })).status).toBe(200);
  expect(readsFromStandby(ada.id)).toBe(false);
  expect((await ada.get('/api/profiles/ada')).body.profile.bio).toBe('changed');
  await holdReplay(false);
  await expect.poll(() => readsFromStandby(ada.id)).toBe(true);
  expect((await ada.get('/api/profiles/ada')).body.profile.bio).toBe('changed');
});

it('reads from the primary while the standby is behind, or gone', async () => {
  await holdReplay(true);
  await ada.patch('/api/me', { bio: 'later' });
  await expect.poll(() => readsFromStandby(bob.id)).toBe(false);
  expect((await bob.get('/api/profiles/ada')).body.profile.bio).toBe('later');
  await holdReplay(false);
  await expect.poll(() => readsFromStandby(bob.id)).toBe(true);
  await pair.standby.stop();
  await expect.poll(() => readsFromStandby(bob.id)).toBe(false);
  expect((await bob.get('/api/profiles/ada')).status).toBe(200);
});
