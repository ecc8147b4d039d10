import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { limits } from '../access/limits.ts';
import { inTransaction } from '../database/db.ts';
import { exportedData } from '../testing/exported-data.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { closeReports, exportReports, mergeReports } from './report-account-steps.ts';

const { people, ctx, clock } = await startService();
const creator = await people.member('creator');
const old = await Promise.all(Array.from({ length: 6 }, (_, i) => people.member(`old_${i}`)));
clock.forward(86_400);
const young = await Promise.all(Array.from({ length: 6 }, (_, i) => people.member(`young_${i}`)));
const reader = await people.guest();

const report = (who: Person, id: string, target = 'game') =>
  who.post('/api/reports', { target, id, reason: 'It is rude.' });
const isShown = async (gameId: string) => (await reader.get(`/api/games/${gameId}`)).status === 200;

describe('POST /api/reports', () => {
  it('accepts a report from any account, guests included, and returns the remaining limit', async () => {
    const gameId = await makeGame(ctx, creator);
    const { status, body, headers } = await report(reader, gameId);
    expect(status).toBe(201);
    expect(body).toEqual({ report: { id: expect.any(String), target: 'game', reason: 'It is rude.' } });
    expect(headers.get('ratelimit')).toBe('"report";r=19;t=3600');
    expect((await report(reader, 'CREATOR', 'profile')).status).toBe(201);
  });

  it.each([
    [400, { target: 'coin', id: creator.id, reason: 'x' }],
    [400, { target: 'game', id: creator.id }],
    [400, { target: 'game', id: creator.id, reason: '' }],
    [400, { target: 'game', id: creator.id, reason: 'x'.repeat(501) }],
    [400, { target: 'game', id: creator.id, reason: 'a\u0000b' }],
    [400, { target: 'game', id: 5, reason: 'x' }],
    [404, { target: 'game', id: creator.id, reason: 'x' }],
    [404, { target: 'game', id: 'no-id', reason: 'x' }],
    [404, { target: 'profile', id: 'nobody_at_all', reason: 'x' }],
    [404, { target: 'clip', id: creator.id, reason: 'x' }],
    [404, { target: 'live', id: creator.id, reason: 'x' }],
  ])('answers %i to %j', async (status, body) => {
    const guest = await people.guest();
    expect((await guest.post('/api/reports', body)).status).toBe(status);
    const { rows } = await sql`select 1 from limit_windows where subject = ${guest.id}`.execute(ctx.db);
    expect(rows).toEqual([]);
  });

  it('knows no guest profile and nothing that is hidden already', async () => {
    expect((await report(creator, reader.handle, 'profile')).status).toBe(404);
    const gameId = await makeGame(ctx, creator);
    await sql`update games set hidden_at = ${clock.now()} where id = ${gameId}`.execute(ctx.db);
    expect((await report(reader, gameId)).status).toBe(404);
    expect((await report(creator, gameId)).status).toBe(201);
  });

  it('lets 20 an hour through, repeated ones included', async () => {
    const gameId = await makeGame(ctx, creator);
    const busy = await people.guest();
    for (let i = 0; i < limits.report.max; i++) expect((await report(busy, gameId)).status).toBe(201);
    const refused = await report(busy, gameId);
    expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
    const { rows } = await sql`select 1 from reports where reporter_id = ${busy.id}`.execute(ctx.db);
    expect(rows).toHaveLength(1);
  });

  it('writes nothing for an account that was closed a moment ago', async () => {
    const gone = await people.guest();
    await sql`select accounts_close(${gone.id}, null, ${clock.now()})`.execute(ctx.db);
    expect((await report(gone, await makeGame(ctx, creator))).headers.get('error-code')).toBe('token_invalid');
  });
});

describe('hiding by reports', () => {
  it('hides a game when five members of more than a day reported it, and logs the decision', async () => {
    const gameId = await makeGame(ctx, creator);
    for (const who of old.slice(0, 4)) await report(who, gameId);
    for (let i = 0; i < 3; i++) await report(old[0] as Person, gameId);
    expect(await isShown(gameId)).toBe(true);
    await report(old[4] as Person, gameId);
    expect(await isShown(gameId)).toBe(false);
    expect((await creator.get(`/api/games/${gameId}`)).status).toBe(200);
    expect((await report(old[5] as Person, gameId)).status).toBe(404);
    const { rows } = await sql`
      select decision, decided_by as by, reason from moderation_decisions where thing_id = ${gameId}`.execute(ctx.db);
    expect(rows).toEqual([{ decision: 'hide', by: 'reports', reason: '5 members reported it' }]);
  });

  it('sees all five when they report at the same moment', async () => {
    const gameId = await makeGame(ctx, creator);
    const answers = await Promise.all(old.slice(0, 5).map((who) => report(who, gameId)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await isShown(gameId)).toBe(false);
  });

  it('hides a profile too', async () => {
    await people.member('pest');
    for (const who of old.slice(0, 5)) await report(who, 'pest', 'profile');
    expect((await reader.get('/api/profiles/pest')).status).toBe(404);
  });

  it('50 guests cannot hide a game', async () => {
    const gameId = await makeGame(ctx, creator);
    const guests = await Promise.all(Array.from({ length: 50 }, () => people.guest()));
    clock.forward(86_401);
    for (const guest of guests) expect((await report(guest, gameId)).status).toBe(201);
    expect(await isShown(gameId)).toBe(true);
  });

  it('five members of an hour cannot either, and their reports do not ripen', async () => {
    const gameId = await makeGame(ctx, creator);
    const fresh = await Promise.all(Array.from({ length: 5 }, (_, i) => people.member(`fresh_${i}`)));
    clock.forward(3600);
    for (const who of fresh) await report(who, gameId);
    clock.forward(2 * 86_400);
    await report(old[0] as Person, gameId);
    expect(await isShown(gameId)).toBe(true);
    for (const who of fresh.slice(0, 4)) await report(who, gameId);
    expect(await isShown(gameId)).toBe(false);
  });

  it("the creator's own and a banned member's report do not count", async () => {
    const gameId = await makeGame(ctx, creator);
    await sql`update accounts set banned_at = ${clock.now()} where id = ${young[0]?.id}`.execute(ctx.db);
    await sql`insert into moderation_cases values ('game', ${gameId}, 'reported')`.execute(ctx.db);
    await sql`insert into reports (id, target, thing_id, reporter_id, reason, counts, created_at)
      values (${gameId}, 'game', ${gameId}, ${young[0]?.id}, 'x', true, ${clock.now()})`.execute(ctx.db);
    for (const who of [creator, ...old.slice(0, 4)]) await report(who, gameId);
    expect(await isShown(gameId)).toBe(true);
  });

  it('starter games and what an operator restored stay', async () => {
    const starter = await makeGame(ctx, creator, { isStarter: true });
    const restored = await makeGame(ctx, creator);
    await sql`insert into moderation_cases values ('game', ${restored}, 'restored')`.execute(ctx.db);
    for (const gameId of [starter, restored]) {
      for (const who of old) await report(who, gameId);
      expect(await isShown(gameId)).toBe(true);
    }
  });

  it('as many as the setting says, and none at all for 0', async () => {
    const careful = await startService({ config: { reportsToHide: 0 } });
    const author = await careful.people.member('author');
    const members = await Promise.all(Array.from({ length: 6 }, (_, i) => careful.people.member(`m_${i}`)));
    careful.clock.forward(86_400);
    const gameId = await makeGame(careful.ctx, author);
    for (const who of members) expect((await report(who, gameId)).status).toBe(201);
    expect((await members[0]?.get(`/api/games/${gameId}`))?.status).toBe(200);
  });
});

describe('the reports of an account', () => {
  it('move at a merge, are united, and are deleted with the account', async () => {
    const [gameA, gameB] = [await makeGame(ctx, creator), await makeGame(ctx, creator)];
    const [guest, member] = [await people.guest(), await people.member('joining')];
    for (const gameId of [gameA, gameB]) await report(guest, gameId);
    await report(member, gameB);
    await inTransaction(ctx.db, (tx) => mergeReports(tx, ctx, { guestId: guest.id, memberId: member.id }));
    expect((await exportedData(exportReports(ctx.db, guest.id)))['reports']).toEqual([]);
    const { reports } = await exportedData(exportReports(ctx.db, member.id));
    expect(reports).toMatchObject([
      { target: 'game', id: gameA, reason: 'It is rude.' },
      { target: 'game', id: gameB },
    ]);
    await inTransaction(ctx.db, (tx) => closeReports(tx, ctx, member.id));
    expect((await exportedData(exportReports(ctx.db, member.id)))['reports']).toEqual([]);
  });
});
