import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { coinChecks } from '../coins/audit-coins.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { startService } from '../testing/service.ts';
import { type Check, runChecks } from './audit.ts';
import { openAuditProgress } from './audit-progress.ts';

const { ctx, people } = await startService();
const file = path.join(ctx.config.dataDir, 'audit.json');

it('resumes a stopped audit, with its earlier findings', async () => {
  const ada = await people.guest();
  for (let i = 0; i < 3; i++) await giveCoins(ctx, ada, 5);
  const { rows } = await sql<{ id: string }>`select id from coin_transactions order by id`.execute(ctx.db);
  const [first, second] = rows.map(({ id }) => id);
  const seen: string[] = [];
  const check: Check = {
    id: 'I2',
    rule: 'is written down',
    over: 'coin_transactions',
    inRange: ({ after, upTo }) => {
      seen.push(`${after} ${upTo}`);
      return sql`select 'transaction ' || id as what from coin_transactions where id > ${after} and id <= ${upTo}`;
    },
  };
  const stopped = await openAuditProgress(file);
  await stopped.save('I2: is written down', {
    after: first ?? '',
    isDone: false,
    found: 1,
    samples: ['transaction 1'],
  });
  const resumed = await runChecks(ctx.db, [check], ctx.clock.now(), await openAuditProgress(file));
  expect(resumed).toMatchObject([
    { found: rows.length, samples: ['transaction 1', `transaction ${second}`, expect.anything()] },
  ]);
  expect(seen).toEqual([`${first} ${rows.at(-1)?.id}`]);
  // A check that was finished is not run again.
  expect(await runChecks(ctx.db, [check], ctx.clock.now(), await openAuditProgress(file))).toMatchObject([
    { found: rows.length },
  ]);
  expect(seen).toHaveLength(1);
});

it('runs every check without a file to resume from', async () => {
  const results = await runChecks(ctx.db, coinChecks, ctx.clock.now(), await openAuditProgress(`${file}.new`));
  expect(results.map(({ found }) => found)).toEqual(coinChecks.map(() => 0));
});

it('says so of a file that holds something else', async () => {
  await writeFile(file, 'no progress');
  await expect(openAuditProgress(file)).rejects.toThrow(/does not hold the progress of an audit/);
});
