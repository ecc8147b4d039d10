import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pgbouncerProgram, startPgbouncer } from '../testing/servers/pgbouncer.ts';
import { startService } from '../testing/service.ts';
import { migrate } from './migrate.ts';

if (pgbouncerProgram === undefined)
  console.warn('\nNO PGBOUNCER: the tests that need it are SKIPPED. Install it (Debian: pgbouncer).\n');

describe.skipIf(pgbouncerProgram === undefined).each(['session', 'transaction'] as const)(
  'PgBouncer in %s mode',
  (mode) => {
    it('serves requests, jobs and pub/sub, with time limits', async () => {
      const direct = await startService();
      const { url } = await startPgbouncer(direct.databaseUrl, mode);
      if (mode === 'session') expect(await migrate(url)).toEqual([]);
      const { ctx, people } = await startService({
        databaseUrl: url,
        worker: true,
        config: {
          databasePooler: mode,
          databaseListenUrl: mode === 'transaction' ? direct.databaseUrl : undefined,
        },
      });
      // More at once than it has connections, and each statement several times, by name where that works.
      const crowd = await Promise.all(Array.from({ length: 12 }, (_, i) => people.member(`ada${i}`)));
      for (let round = 0; round < 4; round++) {
        const answers = await Promise.all(crowd.map((who) => who.patch('/api/me', { bio: `round ${round}` })));
        expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
      }
      const read = await Promise.all(crowd.map((who) => who.get('/api/feed')));
      expect(read.map(({ status }) => status)).toEqual(crowd.map(() => 200));
      const { rows } = await sql<{ timeout: string }>`
      select current_setting('statement_timeout') as timeout`.execute(ctx.db);
      expect(rows).toEqual([{ timeout: '10s' }]);
      await expect.poll(() => ctx.pubsub.isFresh()).toBe(true);
      expect(await ctx.pubsub.catchUp()).toBe(true);
    });
  },
);
