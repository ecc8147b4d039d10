import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction } from '../database/db.ts';
import { notificationReceived } from '../testing/notification-received.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { requestsWith } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { createCallers } from './known-callers.ts';
import { deleteSessionsOf } from './session-queries.ts';

const here = await startService();
const there = await startService({ beside: here });
const { people, ctx, clock } = here;
const { db } = ctx;

const waitingForLocks = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count;
};

describe('X23: a revoked token', () => {
  it('fails on every node once that has heard of the logout, and its game token with it', async () => {
    const ada = await people.member('ada');
    const playing = await people.playing(ada, await makeGame(ctx, ada));
    const elsewhere = requestsWith(there.url, ada.token);
    expect((await elsewhere.get('/api/me')).status).toBe(200);
    const heard = notificationReceived(there, 'access', ada.id);
    expect((await ada.post('/api/auth/logout')).status).toBe(204);
    await heard;
    expect((await elsewhere.get('/api/me')).status).toBe(401);
    const callers = createCallers(there.ctx);
    expect(await callers.findByGameToken(playing.token)).toBeUndefined();
  });

  it('is known without a query while nothing changed', async () => {
    const bob = await people.member('bob');
    const callers = createCallers(ctx);
    await callers.findBySessionToken(bob.token);
    // Straight from under it, without a signal: a query would notice.
    await sql`delete from sessions where account_id = ${bob.id}`.execute(db);
    expect(await callers.findBySessionToken(bob.token)).toMatchObject({ accountId: bob.id });
    await deleteSessionsOf(db, bob.id);
    await expect.poll(() => callers.findBySessionToken(bob.token)).toBeUndefined();
  });

  it('a write by an account that was just closed changes nothing, whatever the cache says', async () => {
    const cyd = await people.member('cyd');
    await sql`update accounts set closed_at = ${clock.now()} where id = ${cyd.id}`.execute(db);
    await expect(requireOpen(db, cyd.id)).rejects.toMatchObject({ code: 'token_invalid' });
    const answer = await cyd.patch('/api/me', { name: 'Still here' });
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('closing waits for a write that began before it', async () => {
    const dee = await people.member('dee');
    let closed = false;
    await inTransaction(db, async (tx) => {
      await requireOpen(tx, dee.id);
      const closing = sql`select id from accounts where id = ${dee.id} for update`.execute(db).then(() => {
        closed = true;
      });
      await expect.poll(waitingForLocks).toBe(1);
      expect(closed).toBe(false);
      void closing;
    });
    await expect.poll(() => closed).toBe(true);
  });

  it('expires after 90 days without use, and lives on with it', async () => {
    const eve = await people.member('eve');
    const fay = await people.member('fay');
    for (let i = 0; i < 4; i++) {
      clock.forward(60 * 86_400);
      expect((await eve.get('/api/me')).status).toBe(200);
    }
    expect((await fay.get('/api/me')).status).toBe(401);
    expect((await eve.get('/api/me', { authorization: `Basic ${eve.token}` })).status).toBe(200);
    expect((await people.nobody.get('/api/me', { authorization: `Basic ${eve.token}` })).status).toBe(401);
  });
});
