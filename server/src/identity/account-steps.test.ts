import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeGame } from '../testing/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { memberByEmail, signInByEmail } from '../testing/sign-in-steps.ts';
import { accountSteps } from './account-steps-list.ts';

const service = await startService();
const { people, ctx, clock } = service;
const { nobody } = people;

describe('the list of steps', () => {
  it('takes care of every table with an account in it', async () => {
    const { rows } = await sql<{ table: string }>`
      select distinct conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and confrelid = 'accounts'::regclass`.execute(ctx.db);
    const listed = accountSteps.flatMap(({ tables }) => tables);
    expect(rows.map(({ table }) => table).filter((table) => !listed.includes(table))).toEqual([]);
    const existing = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(ctx.db);
    const names = existing.rows.map(({ name }) => name);
    expect(listed.filter((table) => !names.includes(table))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });
});

describe('DELETE /api/me', () => {
  it('closes the account, ends its tokens, and erases what is personal from every table, jobs included', async () => {
    const ada = await memberByEmail(service, 'ada.secret@example.com');
    await ada.patch('/api/me', { handle: 'ada_unique_handle', name: 'Ada Unmistakable' });
    const game = await makeGame(ctx, ada, { title: 'Left behind' });
    await (await people.playing(ada, game)).put(`/api/sdk/state/${game}`, { state: 'my secret diary' });
    expect((await ada.delete('/api/me')).status).toBe(204);
    expect((await ada.get('/api/me')).status).toBe(401);
    const dump = await dumpEveryTable();
    for (const trace of ['ada.secret', 'Ada Unmistakable', 'my secret diary']) expect(dump).not.toContain(trace);
  });

  it('leaves its games under a neutral creator', async () => {
    const bob = await memberByEmail(service, 'bob@example.com');
    const game = await makeGame(ctx, bob, { title: 'An orphan' });
    await bob.delete('/api/me');
    const cyd = await people.member('cyd');
    const { body } = await cyd.get(`/api/games/${game}`);
    expect(body.game.creator).toEqual({ handle: 'former_player', name: 'Former player' });
  });

  it('frees the address for a new account, without a second welcome', async () => {
    const dee = await memberByEmail(service, 'dee@example.com');
    expect((await dee.get('/api/wallet')).body.balance).toBe(500);
    await dee.delete('/api/me');
    const again = await memberByEmail(service, 'dee@example.com');
    expect(again.id).not.toBe(dee.id);
    expect((await again.get('/api/wallet')).body.balance).toBe(0);
  });

  it('is for guests too, and frees the device', async () => {
    const guest = await nobody.post('/api/auth/guest', { deviceId: 'closing-device' });
    expect((await people.with(guest.body.token).delete('/api/me')).status).toBe(204);
    const again = await nobody.post('/api/auth/guest', { deviceId: 'closing-device' });
    expect(again.body.user.id).not.toBe(guest.body.user.id);
  });

  it('happens once when it is asked for twice at the same time', async () => {
    const eve = await memberByEmail(service, 'eve@example.com');
    const answers = await Promise.all([eve.delete('/api/me'), eve.delete('/api/me'), eve.delete('/api/me')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
  });

  it('keeps the handle from others for 90 days', async () => {
    const fay = await memberByEmail(service, 'fay@example.com');
    await fay.patch('/api/me', { handle: 'fay_was_here' });
    await fay.delete('/api/me');
    const gus = await people.member('gus');
    expect((await gus.patch('/api/me', { handle: 'fay_was_here' })).status).toBe(409);
    clock.forward(91 * 86_400);
    const hal = await people.member('hal');
    expect((await hal.patch('/api/me', { handle: 'fay_was_here' })).status).toBe(200);
  });
});

describe('GET /api/me/export', () => {
  it('tells the caller everything held about them, as one document', async () => {
    const ida = await memberByEmail(service, 'ida@example.com');
    const game = await makeGame(ctx, ida, { title: 'Mine' });
    await (await people.playing(ida, game)).put(`/api/sdk/state/${game}`, { state: { level: 3 } });
    const { status, body, headers } = await ida.get('/api/me/export');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.account[0]).toMatchObject({ id: ida.id, kind: 'member', handle: ida.handle });
    expect(body.identities).toEqual([{ kind: 'email', address: 'ida@example.com', createdAt: expect.any(String) }]);
    expect(body.games).toMatchObject([{ title: 'Mine' }]);
    expect(body.savedStates).toMatchObject([{ stateJson: '{"level":3}' }]);
    expect(body.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain(ida.token);
  });

  it('tells a guest too', async () => {
    const guest = await people.guest();
    expect((await guest.get('/api/me/export')).body.account[0].kind).toBe('guest');
  });
});

describe('signing in with a guest', () => {
  it('ends the guest: its tokens are dead, its device is free', async () => {
    const guest = await nobody.post('/api/auth/guest', { deviceId: 'jo-phone' });
    const asGuest = people.with(guest.body.token);
    await sql`update account_stats set purchases = 2, finds = 1 where account_id = ${guest.body.user.id}`.execute(
      ctx.db,
    );
    const { status, body } = await signInByEmail(service, 'jo@example.com', asGuest);
    expect(status).toBe(200);
    const counted = await sql`select purchases, finds from account_stats where account_id = ${body.user.id}`.execute(
      ctx.db,
    );
    expect(counted.rows).toEqual([{ purchases: 2, finds: 1 }]);
    expect((await asGuest.get('/api/me')).status).toBe(401);
    const { rows } = await sql<{ mergedInto: string | null }>`
      select merged_into as "mergedInto" from accounts where id = ${guest.body.user.id}`.execute(ctx.db);
    expect(rows[0]?.mergedInto).not.toBeNull();
  });
});

async function dumpEveryTable(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(ctx.db);
  const parts = await Promise.all(
    rows.map(({ name }) =>
      sql<{ text: string }>`select coalesce(string_agg(t::text, e'\n'), '') as text from ${sql.raw(name)} t`.execute(
        ctx.db,
      ),
    ),
  );
  return parts.map((part) => part.rows[0]?.text).join('\n');
}
