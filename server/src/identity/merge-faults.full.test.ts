import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compactBoards } from '../play/compact-boards.ts';
import { countPlays } from '../play/count-plays.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { notificationsCollected } from '../testing/people/collected-notifications.ts';
import { dumpEveryTable, liveIn, makeNeighbourhood, type Neighbourhood } from '../testing/people/lived-in-account.ts';
import type { Person, Requests } from '../testing/people/people.ts';
import { memberByEmail, sealedCodeFor } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';
import {
  clearFaults,
  type FaultPoint,
  setFault,
  startDatabaseProxy,
  withGateClosed,
} from '../testing/torture/fault-fixtures.ts';
import { addressHashOf } from './start-email-code.ts';

const { service, apple } = await startServiceWithApple();
const { people, ctx, clock } = service;
let where: Neighbourhood;
beforeAll(async () => {
  where = await makeNeighbourhood(service);
});
afterEach(() => clearFaults(ctx.db));

const nextWindow = () => clock.forward(3601);
const walletOf = async (person: Pick<Requests, 'get'>): Promise<number> =>
  (await person.get('/api/wallet')).body.balance;

/** The writes of a sign-in that merges a guest into a new member, in order, at least one for each step. */
const points: [string, FaultPoint][] = [
  ['before the member is made', { table: 'accounts', event: 'insert' }],
  ['before the identity is written', { table: 'identities', event: 'insert' }],
  ['before the welcome', { table: 'coin_transactions', event: 'insert' }],
  ['before the limits move', { table: 'limit_windows', event: 'delete' }],
  ['before the guest’s sessions end', { table: 'sessions', event: 'delete' }],
  ['before the device is freed', { table: 'devices', event: 'delete' }],
  ['FM2 before the guest’s wallet pays', { table: 'coin_accounts', event: 'update' }],
  ['FM2 after the wallet, before the purchases', { table: 'purchase_intents', event: 'update' }],
  ['FM3 before the answers to uses move', { table: 'item_uses', event: 'insert' }],
  ['FM3 before the items leave', { table: 'inventory_items', event: 'delete' }],
  ['FM3 before the items arrive', { table: 'inventory_items', event: 'insert' }],
  ['FM3 before their moves are recorded', { table: 'inventory_moves', event: 'insert' }],
  ['FM3 before the states leave', { table: 'saved_states', event: 'delete' }],
  ['FM3 before the states arrive', { table: 'saved_states', event: 'insert' }],
  ['before the feed', { table: 'feed_seen', event: 'update' }],
  ['before the reports', { table: 'reports', event: 'insert' }],
  ['before the events', { table: 'play_events', event: 'update' }],
  ['before the plays', { table: 'played_games', event: 'insert' }],
  ['before the scores', { table: 'board_scores', event: 'insert' }],
  ['before the players of the day', { table: 'daily_players', event: 'insert' }],
  ['before the days', { table: 'play_days', event: 'insert' }],
  ['before the counters', { table: 'account_stats', event: 'update' }],
  ['before the jobs', { table: 'generation_jobs', event: 'update' }],
  ['before the clips', { table: 'clips', event: 'update' }],
  ['before the guest is closed', { table: 'accounts', event: 'update' }],
  ['before the achievements', { table: 'earned_achievements', event: 'insert' }],
  ['before they are paid', { table: 'earned_achievements', event: 'update' }],
  ['before the new session', { table: 'sessions', event: 'insert' }],
  ['when only the commit is missing', { table: 'accounts', event: 'update', when: 'commit' }],
];

/** Tables that a failed sign-in may change, because attempts are counted; the queue changes its own at any time. */
const counted = ['limit_windows', 'limit_chunks', 'sign_in_codes', 'pgboss.queue', 'pgboss.version', 'pgboss.bam'];
const nothingChanged = async (before: Map<string, string>) => {
  for (const [table, text] of await dumpEveryTable(service, counted)) expect(text, table).toBe(before.get(table));
};

describe('the database connection dies in the middle of a merge', () => {
  it('FM1 FM2 FM3 at each step: 503, not a row has changed, and asking again merges once', async () => {
    const { body } = await people.nobody.post('/api/auth/guest', { deviceId: 'unlucky-phone' });
    const guest: Person = { ...body.user, token: body.token, ...people.with(body.token) };
    const { coins, pending } = await liveIn(service, guest, where);
    const windows = await windowsOf(guest.id);
    // Periodic work of a node is done first, so that its changes are not attributed to the merge.
    await countPlays(ctx.db);
    await compactBoards(ctx.db);
    await notificationsCollected(ctx);
    const before = await dumpEveryTable(service, counted);
    for (const [what, point] of points) {
      await setFault(ctx.db, point, 'die');
      const cut = await apple.signIn('unlucky', guest);
      expect([what, cut.status, cut.headers.get('error-code')]).toEqual([what, 503, 'unavailable']);
      expect(cut.headers.get('retry-after'), what).toMatch(/^\d+$/);
      await clearFaults(ctx.db);
      await nothingChanged(before);
      expect(await windowsOf(guest.id)).toEqual(windows);
    }
    expect((await guest.get('/api/me')).status).toBe(200);
    await allChecksHold(ctx);
    const ada = await apple.member('unlucky', guest);
    const { user } = (await ada.get('/api/me')).body;
    const earned = user.achievements.reduce((sum: number, one: { coins: number }) => sum + one.coins, 0);
    expect(await walletOf(ada)).toBe(500 + coins + earned);
    expect(user.stats).toMatchObject({ plays: 1, scores: 1 });
    expect((await ada.post(`/api/shop/intents/${pending}/approve`)).status).toBe(200);
    await allChecksHold(ctx);
  });

  it('FM1 the code is not used up by it, while every try stays counted', async () => {
    const guest = await people.guest();
    await giveCoins(ctx, guest, 30);
    const email = 'unlucky@example.com';
    await people.nobody.post('/api/auth/email/start', { email });
    const code = await sealedCodeFor(service, email);
    const verify = () => guest.post('/api/auth/email/verify', { email, code });
    const dying: FaultPoint[] = [
      { table: 'sign_in_codes', event: 'delete' },
      { table: 'sessions', event: 'delete' },
      { table: 'accounts', event: 'update' },
      { table: 'accounts', event: 'update', when: 'commit' },
    ];
    for (const [i, point] of dying.entries()) {
      await setFault(ctx.db, point, 'die');
      expect((await verify()).status).toBe(503);
      expect(await attemptsAt(email)).toBe(i + 1);
      expect(await walletOf(guest)).toBe(30);
    }
    await clearFaults(ctx.db);
    const { status, body } = await verify();
    expect([status, await walletOf(people.with(body.token))]).toEqual([200, 530]);
    expect(await attemptsAt(email)).toBeUndefined();
    await allChecksHold(ctx);
  });

  it('FM1 five that fail use the code up: a rollback gives no guess back', async () => {
    nextWindow();
    const guest = await people.guest();
    const email = 'unluckier@example.com';
    await people.nobody.post('/api/auth/email/start', { email });
    const code = await sealedCodeFor(service, email);
    const verify = () => guest.post('/api/auth/email/verify', { email, code });
    await setFault(ctx.db, { table: 'sessions', event: 'insert' }, 'die', 5);
    for (let i = 0; i < 5; i++) expect((await verify()).status).toBe(503);
    const burnt = await verify();
    expect([burnt.status, burnt.headers.get('error-code')]).toEqual([401, 'code_wrong']);
    expect((await guest.get('/api/me')).status).toBe(200);
    expect((await memberByEmail(service, email, guest)).id).toEqual(expect.any(String));
  });
});

describe('the answer of the commit gets lost', () => {
  it('FM4 503, and signing in again, by Apple or a new code, shows the member with everything once', async () => {
    nextWindow();
    const proxy = await startDatabaseProxy(service.databaseUrl);
    const behind = await startService({
      beside: { ...service, databaseUrl: proxy.url },
      config: { apple: ctx.config.apple },
    });
    const bring = async (send: (as: Requests) => Promise<{ status: number }>) => {
      const guest = await people.guest();
      await giveCoins(ctx, guest, 30);
      const there = behind.people.with(guest.token);
      await there.get('/api/me');
      // Jobs of the node commit, too.
      proxy.loseCommitOf(guest.id);
      expect((await send(there)).status).toBe(503);
      // Both nodes are notified, also the one whose response was lost.
      await expect.poll(async () => (await guest.get('/api/me')).status).toBe(401);
      await expect.poll(async () => (await there.get('/api/me')).status).toBe(401);
      return guest;
    };
    const identityToken = await apple.tokenOf('unheard');
    const guest = await bring((there) => there.post('/api/auth/apple', { identityToken }));
    const again = await guest.post('/api/auth/apple', { identityToken });
    expect([again.status, await walletOf(people.with(again.body.token))]).toEqual([200, 530]);

    const email = 'unheard@example.com';
    await people.nobody.post('/api/auth/email/start', { email });
    const code = await sealedCodeFor(service, email);
    const other = await bring((there) => there.post('/api/auth/email/verify', { email, code }));
    expect((await other.post('/api/auth/email/verify', { email, code })).status).toBe(401);
    expect(await walletOf(await memberByEmail(service, email, other))).toBe(530);
    await allChecksHold(ctx);
    await proxy.close();
  });
});

describe('two merges of one guest, and one of them is killed', () => {
  it('FM5 the other one wins, and the killed one signs in plainly afterwards', async () => {
    const guest = await people.guest();
    const { coins } = await liveIn(service, guest, where);
    const [ada, bob] = [await apple.member('killed'), await apple.member('survivor')];
    await setFault(ctx.db, { table: 'accounts', event: 'update' }, 'wait');
    const { killed, survivor } = await withGateClosed(ctx.db, async (waiting) => {
      const killed = apple.signIn('killed', guest);
      const pid = await waiting();
      const survivor = apple.signIn('survivor', guest);
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select 1 from pg_stat_activity where ${pid} = any (pg_blocking_pids(pid))
              and query like '%for update%'`.execute(ctx.db);
          return rows.length;
        })
        .toBe(1);
      await sql`select pg_terminate_backend(${pid})`.execute(ctx.db);
      return { killed, survivor };
    });
    expect([(await killed).status, (await survivor).status]).toEqual([503, 200]);
    expect((await apple.signIn('killed', guest)).status).toBe(200);
    const { rows } = await sql`select merged_into from accounts where id = ${guest.id}`.execute(ctx.db);
    expect(rows).toEqual([{ merged_into: bob.id }]);
    const { achievements } = (await bob.get('/api/me')).body.user;
    const earned = achievements.reduce((sum: number, one: { coins: number }) => sum + one.coins, 0);
    expect([await walletOf(ada), await walletOf(bob)]).toEqual([500, 500 + coins + earned]);
    await allChecksHold(ctx);
  });
});

async function attemptsAt(email: string): Promise<number | undefined> {
  const { rows } = await sql<{ attempts: number }>`
    select own_attempts as attempts from sign_in_codes where address_hash = ${addressHashOf(ctx, email)}`.execute(
    ctx.db,
  );
  return rows[0]?.attempts;
}

async function windowsOf(accountId: string): Promise<unknown> {
  const { rows } = await sql`
    select limit_name, subject, cardinality(access_times(limit_name, subject, '-infinity')) as uses
    from limit_windows where account_id = ${accountId} order by 1, 2`.execute(ctx.db);
  return rows;
}
