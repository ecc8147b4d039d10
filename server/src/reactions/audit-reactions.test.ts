import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { runChecks } from '../database/audit.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { reactionChecks } from './audit-reactions.ts';

const { people, ctx } = await startService();

const broken = async () =>
  (await runChecks(ctx.db, reactionChecks, ctx.clock.now())).filter(({ found }) => found > 0).map(({ id }) => id);

it('finds counters that are wrong, and none that are right', async () => {
  const ada = await people.member('ada');
  const gameId = await makeGame(ctx, ada);
  await ada.put(`/api/games/${gameId}/like`);
  const { body } = await ada.post(`/api/games/${gameId}/comments`, { text: 'First' });
  await ada.post(`/api/games/${gameId}/comments`, { text: 'Answer', parentId: body.comment.id });
  expect(await broken()).toEqual([]);
  await sql`update reaction_counts set likes = likes + 1 where thing_id = ${gameId}`.execute(ctx.db);
  expect(await broken()).toEqual(['I22']);
  await sql`update reaction_counts set likes = likes - 1 where thing_id = ${gameId}`.execute(ctx.db);
  await sql`update comments set replies = 7 where id = ${body.comment.id}`.execute(ctx.db);
  expect(await broken()).toEqual(['I23']);
});
