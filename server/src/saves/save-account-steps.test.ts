import { expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { exportedData } from '../testing/exported-data.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { closeSaves, exportSaves, mergeSaves } from './save-account-steps.ts';

const { people, ctx } = await startService();
const ada = await people.member('ada');
const [one, two] = [await makeGame(ctx, ada, { title: 'One' }), await makeGame(ctx, ada, { title: 'Two' })];

const save = async (who: Person, game: string, state: unknown) =>
  (await people.playing(who, game)).put(`/api/sdk/state/${game}`, { state });
const load = async (who: Person, game: string) =>
  (await (await people.playing(who, game)).get(`/api/sdk/state/${game}`)).body;

it("moves a guest's states only where the member has none (M5)", async () => {
  const guest = await people.guest();
  const bob = await people.member('bob');
  await save(bob, one, 'a long journey');
  await save(guest, one, 'a minute');
  await save(guest, two, 'first');
  await save(guest, two, 'second');
  const merge = { guestId: guest.id, memberId: bob.id };
  await inTransaction(ctx.db, (tx) => mergeSaves(tx, ctx, merge));
  await inTransaction(ctx.db, (tx) => mergeSaves(tx, ctx, merge));
  expect(await load(bob, one)).toMatchObject({ state: 'a long journey', version: 1 });
  expect(await load(bob, two)).toMatchObject({ state: 'second', version: 2 });
  expect(await exportedData(exportSaves(ctx.db, guest.id))).toMatchObject({ savedStates: [], storedValues: [] });
});

it('exports all states and erases them', async () => {
  const carol = await people.member('carol');
  await save(carol, one, { deep: [1] });
  expect(await exportedData(exportSaves(ctx.db, carol.id))).toMatchObject({
    savedStates: [{ gameId: one, title: 'One', stateJson: '{"deep":[1]}', version: 1, updatedAt: expect.any(Date) }],
    storedValues: [],
  });
  await inTransaction(ctx.db, (tx) => closeSaves(tx, ctx, carol.id));
  expect(await load(carol, one)).toMatchObject({ state: null, version: 0 });
});
