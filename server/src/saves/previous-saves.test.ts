import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { mergeGuest } from '../identity/merge-guest.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { previousDaysKept, sweepPreviousSavesJob } from './previous-saves.ts';

const { people, ctx, clock } = await startService();
const maker = await people.member('maker');
const gameId = await makeGame(ctx, maker, { title: 'Sky Race' });
const onlyGuests = await makeGame(ctx, maker);

const save = async (person: Person, game: string, state: unknown) =>
  (await people.playing(person, game)).put(`/api/sdk/state/${game}`, { state });
const load = async (person: Person, game: string) =>
  (await (await people.playing(person, game)).get(`/api/sdk/state/${game}`)).body;
const previous = async (person: Person) => (await person.get('/api/me/saves/previous')).body.saves;
const restore = (person: Person, game = gameId) => person.post(`/api/me/saves/previous/${game}/restore`);

async function merged(handle: string): Promise<Person> {
  const [guest, member] = [await people.guest(), await people.member(handle)];
  await save(guest, gameId, { level: 9 });
  await save(guest, onlyGuests, 'moved');
  await save(member, gameId, { level: 1 });
  await inTransaction(ctx.db, (tx) => mergeGuest(tx, ctx, { guestId: guest.id, memberId: member.id }));
  return member;
}

it("M5 a guest's save that lost to the member's can be taken instead, and back", async () => {
  const ada = await merged('ada');
  expect(await previous(ada)).toEqual([{ gameId, title: 'Sky Race', updatedAt: expect.any(String), size: 11 }]);
  expect((await load(ada, onlyGuests)).state).toBe('moved');
  const { status, body, headers } = await restore(ada);
  expect([status, body]).toEqual([200, { version: 2, updatedAt: expect.any(String) }]);
  expect(headers.get('ratelimit')).toMatch(/^"state_write";/);
  expect(await load(ada, gameId)).toMatchObject({ state: { level: 9 }, version: 2 });
  await restore(ada);
  expect(await load(ada, gameId)).toMatchObject({ state: { level: 1 }, version: 3 });
  expect(await previous(ada)).toHaveLength(1);
});

it('it is kept for 30 days, and only for its owner', async () => {
  const bob = await merged('bob');
  const cyd = await people.member('cyd');
  expect(await previous(cyd)).toEqual([]);
  expect((await restore(cyd)).status).toBe(404);
  expect((await restore(bob, onlyGuests)).status).toBe(404);
  expect((await restore(bob, 'nonsense')).status).toBe(400);
  clock.forward(previousDaysKept * 86_400 + 1);
  expect(await previous(bob)).toEqual([]);
  expect((await restore(bob)).status).toBe(404);
  await sweepPreviousSavesJob.run(ctx, {}, { signal: AbortSignal.timeout(1000) } as never);
  const { rows } = await sql`select from previous_states`.execute(ctx.db);
  expect(rows).toEqual([]);
});
