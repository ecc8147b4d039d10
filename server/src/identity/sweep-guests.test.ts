import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sweepAccess } from '../access/sweep-sessions.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { guestDaysKept, sweepGuests } from './sweep-guests.ts';

const service = await startService({ config: { guestsPerIpHour: 3, trustProxyHops: 1 } });
const { people, ctx, clock } = service;
const guestOf = (deviceId: string, ip = '192.0.2.1') =>
  people.nobody.post('/api/auth/guest', { deviceId }, { 'x-forwarded-for': ip });

it('G6 an address opens so many guests an hour; known devices and other addresses are served', async () => {
  for (const device of ['one', 'two', 'three']) expect((await guestOf(device)).status).toBe(200);
  const refused = await guestOf('four');
  expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
  expect((await guestOf('two')).status).toBe(200);
  expect((await guestOf('four', '192.0.2.2')).status).toBe(200);
  const parallel = await Promise.all(Array.from({ length: 8 }, (_, i) => guestOf(`many-${i}`, '192.0.2.3')));
  expect(parallel.filter(({ status }) => status === 200)).toHaveLength(3);
  clock.forward(Number(refused.headers.get('retry-after')));
  expect((await guestOf('five')).status).toBe(200);
});

it('G6 a guest with nothing is swept 90 days after its last session ended, one with anything stays', async () => {
  const maker = await people.member('maker');
  const gameId = await makeGame(ctx, maker);
  const isThere = async (id: string) =>
    (await sql`select from accounts where id = ${id} and closed_at is null`.execute(ctx.db)).rows.length === 1;
  clock.forward(7200);
  const [empty, left, player, here] = [
    (await guestOf('empty', '198.51.100.1')).body,
    (await guestOf('left', '198.51.100.2')).body,
    (await guestOf('player', '198.51.100.3')).body,
    (await guestOf('here', '198.51.100.4')).body,
  ];
  await people.with(player.token).post('/api/events', { type: 'play_start', gameId });
  await people.with(left.token).post('/api/auth/logout');
  clock.forward(50 * 86_400);
  await people.with(here.token).get('/api/me');
  clock.forward((guestDaysKept - 49) * 86_400);
  await sweepAccess(ctx.db, clock);
  await sweepGuests(ctx);
  // Signed out long ago; the session of the others ended a day ago, or has not ended.
  expect(await Promise.all([empty, left, player, here].map(({ user }) => isThere(user.id)))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  const { rows } = await sql`select from accounts where id = ${left.user.id}`.execute(ctx.db);
  expect(rows).toEqual([]);
  clock.forward(guestDaysKept * 86_400);
  await sweepAccess(ctx.db, clock);
  await sweepGuests(ctx);
  expect(await Promise.all([empty, player].map(({ user }) => isThere(user.id)))).toEqual([false, true]);
  expect((await guestOf('left', '198.51.100.9')).body.user.id).not.toBe(left.user.id);
});
