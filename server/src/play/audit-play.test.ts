import { type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { runChecksIn } from '../database/audit.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { playChecks } from './audit-play.ts';
import { compactBoards } from './compact-boards.ts';

const { people, ctx } = await startService();
let ada: Person;

beforeEach(async () => {
  ada = await people.member('ada');
  const gameId = await makeGame(ctx, ada);
  await ada.post('/api/events', { type: 'play_start', gameId });
  await ada.post('/api/events', { type: 'score', gameId, score: 5 });
});

/** Breaks something, looks, and takes it back. */
async function foundAfter(breaking: RawBuilder<unknown>): Promise<string[]> {
  const found: string[] = [];
  const takenBack = new Error('taken back');
  await ctx.db
    .transaction()
    .execute(async (tx) => {
      await breaking.execute(tx);
      const results = await runChecksIn(tx, playChecks, ctx.clock.now());
      found.push(...results.filter((result) => result.found > 0).map(({ id }) => id));
      throw takenBack;
    })
    .catch((error) => expect(error).toBe(takenBack));
  return found;
}

it('holds after events, folded or not', async () => {
  await allChecksHold(ctx);
  await compactBoards(ctx.db);
  await allChecksHold(ctx);
});

it.each(['plays', 'play_seconds', 'games_played'])('I18 finds a wrong count of %s', async (column) => {
  expect(await foundAfter(sql`select accounts_add_stat(${ada.id}, ${column}, 1)`)).toEqual(['I18']);
});

it('I19 finds a best score that is on no board', async () => {
  expect(await foundAfter(sql`update account_stats set best_score = 6 where account_id = ${ada.id}`)).toEqual(['I19']);
});

it('I20 finds blocks that do not add up', async () => {
  await compactBoards(ctx.db);
  expect(await foundAfter(sql`update board_blocks set entries = entries + 1`)).toEqual(['I20']);
  expect(
    await foundAfter(sql`insert into board_changes select game_id, board, negative_score, achieved_at, account_id, 1
    from board_scores where account_id = ${ada.id}`),
  ).toEqual(['I20']);
});

it('I21 finds what a merged guest has left', async () => {
  const bob = await people.member('bob');
  expect(
    await foundAfter(sql`update accounts set closed_at = created_at, merged_into = ${bob.id} where id = ${ada.id}`),
  ).toEqual(['I21']);
});
