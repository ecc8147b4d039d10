import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { startService } from '../../testing/service.ts';

const { people, ctx, clock } = await startService();
const ada = await people.member('ada');
const bob = await people.member('bob');
const game = await makeGame(ctx, ada);

it('shows a game who plays, under another id than any other game', async () => {
  const other = await makeGame(ctx, ada);
  const { player } = (await (await people.playing(bob, game)).get(`/api/sdk/player/${game}`)).body;
  expect(player).toEqual({
    id: expect.stringMatching(/^[\w-]{22}$/),
    handle: 'bob',
    name: 'Bob',
    avatarUrl: expect.stringMatching(/^data:image\/svg/),
    guest: false,
  });
  const elsewhere = (await (await people.playing(bob, other)).get(`/api/sdk/player/${other}`)).body.player;
  expect(elsewhere.id).not.toBe(player.id);
  const guest = await people.guest();
  expect((await (await people.playing(guest, game)).get(`/api/sdk/player/${game}`)).body.player.guest).toBe(true);
});

it('answers nothing for a game that is hidden', async () => {
  const hidden = await makeGame(ctx, ada);
  await sql`update games set hidden_at = ${clock.now()} where id = ${hidden}`.execute(ctx.db);
  expect((await (await people.playing(bob, hidden)).get(`/api/sdk/player/${hidden}`)).status).toBe(404);
});
