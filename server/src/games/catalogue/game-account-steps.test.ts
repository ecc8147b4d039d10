import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/db.ts';
import { exportedData } from '../../testing/exported-data.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { startService } from '../../testing/service.ts';
import { closeGames, exportGames, mergeGames } from './game-account-steps.ts';

const { people, ctx } = await startService();
const ada = await people.member('ada');
const bob = await people.member('bob');

it('keeps the games of a closed account under a neutral name', async () => {
  const [id, other] = [await makeGame(ctx, ada), await makeGame(ctx, bob)];
  await inTransaction(ctx.db, (tx) => closeGames(tx, ctx, ada.id));
  await inTransaction(ctx.db, (tx) => closeGames(tx, ctx, ada.id));
  const neutral = { handle: 'former_player', name: 'Former player' };
  expect((await bob.get(`/api/games/${id}`)).body.game.creator).toEqual(neutral);
  expect((await bob.get(`/api/games/${other}`)).body.game.creator.handle).toBe('bob');
  expect((await ada.patch(`/api/games/${id}`, { title: 'Mine' })).status).toBe(403);
  const { rows } = await sql`select closed_at is null as open, is_open from accounts
    join account_stats on account_id = id where handle = 'former_player'`.execute(ctx.db);
  expect(rows).toEqual([{ open: false, is_open: false }]);
});

it('moves games at a merge and exports them with their documents', async () => {
  const guest = await people.guest();
  const id = await makeGame(ctx, guest, { title: 'Moved', html: '<p>mine' });
  const carol = await people.member('carol');
  await inTransaction(ctx.db, (tx) => mergeGames(tx, ctx, { guestId: guest.id, memberId: carol.id }));
  expect(await exportedData(exportGames(ctx.db, carol.id))).toMatchObject({
    games: [{ id, title: 'Moved', html: '<p>mine' }],
  });
  expect(await exportedData(exportGames(ctx.db, guest.id))).toEqual({ games: [], gameUploads: [], gameVersions: [] });
});
