import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { retryOn503 } from '../testing/in-parallel.ts';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { liveIn, makeNeighbourhood, mentionsOf, type Neighbourhood } from '../testing/people/lived-in-account.ts';
import { type Person, requestsWith } from '../testing/people/people.ts';
import { memberByEmail, sealedCodeFor, signInByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';
import { clearFaults, setFault, withGateClosed } from '../testing/torture/fault-fixtures.ts';

const { service, apple } = await startServiceWithApple();
const { people, ctx, clock } = service;
const { config } = ctx;
const there = await startService({ beside: service, config: { apple: config.apple } });
let where: Neighbourhood;
beforeAll(async () => {
  where = await makeNeighbourhood(service);
});

/** Every address comes from the same machine here, so the clock makes room in its windows. */
const nextWindow = () => clock.forward(3601);
const walletOf = async (person: Pick<Person, 'get'>): Promise<number> => (await person.get('/api/wallet')).body.balance;
const mergeLines = async (person: Pick<Person, 'get'>) =>
  (await person.get('/api/wallet')).body.ledger.filter(({ kind }: { kind: string }) => kind === 'merge').length;
const statusCounts = (answers: { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([k, all]) => [k, all?.length]),
  );

async function guestWith(coins: number): Promise<Person> {
  const guest = await people.guest();
  await giveCoins(ctx, guest, coins);
  return guest;
}

describe('20 parallel sign-ins with one guest', () => {
  it('M2 M3 by Apple, on two nodes: all are in, as one member, and the guest came along once', async () => {
    const guest = await people.guest();
    const { coins, pending } = await liveIn(service, guest, where);
    const before = await supply();
    const identityToken = await apple.tokenOf('racer');
    const asGuest = [guest, requestsWith(there.url, guest.token)] as const;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        retryOn503(() => (asGuest[i % 2] ?? guest).post('/api/auth/apple', { identityToken })),
      ),
    );
    expect(statusCounts(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    const ada = people.with(answers[0]?.body.token);
    const achievements = (await ada.get('/api/me')).body.user.achievements;
    const paid = achievements.reduce((sum: number, one: { coins: number }) => sum + one.coins, 0);
    expect(await walletOf(ada)).toBe(500 + coins + paid);
    expect(await supply()).toBe(before + 500 + paid);
    expect(await mergeLines(ada)).toBe(1);
    expect((await ada.get('/api/me')).body.user.stats).toMatchObject({ plays: 1, scores: 1, bestScore: 42 });
    expect((await ada.post(`/api/shop/intents/${pending}/approve`)).status).toBe(200);
    for (const one of asGuest) expect((await one.get('/api/me')).status).toBe(401);
    await allChecksHold(ctx);
  });

  it('M2 by one code: one of them is in', async () => {
    nextWindow();
    const guest = await guestWith(30);
    const email = 'racer@example.com';
    await people.nobody.post('/api/auth/email/start', { email });
    const code = await sealedCodeFor(service, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => retryOn503(() => guest.post('/api/auth/email/verify', { email, code }))),
    );
    expect(statusCounts(answers)).toEqual({ 200: 1, 401: 19 });
    const token = answers.find(({ status }) => status === 200)?.body.token;
    expect(await walletOf(people.with(token))).toBe(530);
    await allChecksHold(ctx);
  });

  it('M2 by the codes of 20 members: all are in, and one of them has the guest’s things', async () => {
    nextWindow();
    const guest = await guestWith(30);
    const emails = Array.from({ length: 20 }, (_, i) => `one-of-${i}@example.com`);
    for (const email of emails) await people.nobody.post('/api/auth/email/start', { email });
    const codes = await Promise.all(emails.map((email) => sealedCodeFor(service, email)));
    const answers = await Promise.all(
      emails.map((email, i) => retryOn503(() => guest.post('/api/auth/email/verify', { email, code: codes[i] }))),
    );
    expect(statusCounts(answers)).toEqual({ 200: 20 });
    const balances = await Promise.all(answers.map(({ body }) => walletOf(people.with(body.token))));
    expect(balances.toSorted((a, b) => a - b)).toEqual([...Array(19).fill(500), 530]);
    await allChecksHold(ctx);
  });
});

describe('two members who claim one guest', () => {
  it('M2 one wins, the other signs in plainly, whichever way and node they come', async () => {
    const winners = new Set<number>();
    for (let round = 0; round < 6; round++) {
      nextWindow();
      const guest = await guestWith(10);
      const email = `claim-${round}@example.com`;
      const known = round % 2 === 0 ? [await apple.member(`claim-${round}`), await memberByEmail(service, email)] : [];
      await people.nobody.post('/api/auth/email/start', { email });
      const code = await sealedCodeFor(service, email);
      const identityToken = await apple.tokenOf(`claim-${round}`);
      const claims = [
        () => requestsWith(there.url, guest.token).post('/api/auth/apple', { identityToken }),
        () => guest.post('/api/auth/email/verify', { email, code }),
      ];
      const answers = await Promise.all(
        (round % 3 === 0 ? claims : claims.reverse()).map((claim) => retryOn503(claim)),
      );
      expect(statusCounts(answers)).toEqual({ 200: 2 });
      const balances = await Promise.all(answers.map(({ body }) => walletOf(people.with(body.token))));
      expect(balances.toSorted((a, b) => a - b)).toEqual([500, 510]);
      winners.add(balances.indexOf(510));
      const ids = answers.map(({ body }) => body.user.id);
      for (const { id } of known) expect(ids).toContain(id);
      expect(await mentionsOf(service, guest.id)).toEqual({
        'account_stats.account_id': 1,
        'coin_accounts.account_id': 1,
      });
    }
    expect(winners.size).toBeGreaterThan(0);
    await allChecksHold(ctx);
  });
});

describe('a request that is repeated because its answer got lost', () => {
  it('M3 by Apple: signs in as the same member, and nothing changes', async () => {
    const guest = await guestWith(30);
    const first = await apple.member('repeater', guest);
    const before = await stateOf(first.id);
    for (let again = 0; again < 3; again++) {
      const answer = await apple.signIn('repeater', guest);
      expect([answer.status, answer.body.user.id]).toEqual([200, first.id]);
    }
    expect(await stateOf(first.id)).toEqual(before);
  });

  it('M3 by code: the code is used up, and a new one signs in as the same member', async () => {
    nextWindow();
    const guest = await guestWith(30);
    const email = 'repeater@example.com';
    await people.nobody.post('/api/auth/email/start', { email });
    const code = await sealedCodeFor(service, email);
    const first = await guest.post('/api/auth/email/verify', { email, code });
    const before = await stateOf(first.body.user.id);
    const repeated = await guest.post('/api/auth/email/verify', { email, code });
    expect([repeated.status, repeated.headers.get('error-code')]).toEqual([401, 'code_wrong']);
    const again = await signInByEmail(service, email, guest);
    expect([again.status, again.body.user.id]).toEqual([200, first.body.user.id]);
    expect(await stateOf(first.body.user.id)).toEqual(before);
  });
});

describe('while something else happens to one of the two', () => {
  /** Waits until a statement with these words waits for a row that another transaction holds. */
  const waitsInVain = (words: string) =>
    expect
      .poll(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like ${`%${words}%`} and pid <> pg_backend_pid()`.execute(ctx.db);
        return rows.length;
      })
      .toBeGreaterThan(0);

  it('a member who is closing at that moment: the guest is merged into a new account, not deleted with the old one', async () => {
    const guest = await guestWith(30);
    const leaving = await apple.member('leaving');
    await setFault(ctx.db, { table: 'accounts', event: 'update' }, 'wait');
    const { closed, signedIn } = await withGateClosed(ctx.db, async (waiting) => {
      const closed = leaving.delete('/api/me');
      await waiting();
      const signedIn = apple.signIn('leaving', guest);
      await waitsInVain('identities i join accounts');
      return { closed, signedIn };
    });
    expect((await closed).status).toBe(204);
    const { status, body } = await signedIn;
    await clearFaults(ctx.db);
    expect(status).toBe(200);
    expect(body.user.id).not.toBe(leaving.id);
    // The identity was welcomed before: only the guest's coins are there.
    expect(await walletOf(people.with(body.token))).toBe(30);
    await allChecksHold(ctx);
  });

  it('a member who closes right after: the closing takes the guest’s coins too', async () => {
    const guest = await guestWith(30);
    const leaving = await apple.member('leaving-later');
    await setFault(ctx.db, { table: 'accounts', event: 'update' }, 'wait');
    const { closed, signedIn } = await withGateClosed(ctx.db, async (waiting) => {
      const signedIn = apple.signIn('leaving-later', guest);
      await waiting();
      const closed = leaving.delete('/api/me');
      await waitsInVain('for update');
      return { closed, signedIn };
    });
    expect([(await signedIn).status, (await closed).status]).toEqual([200, 204]);
    await clearFaults(ctx.db);
    expect((await people.with((await signedIn).body.token).get('/api/me')).status).toBe(401);
    await allChecksHold(ctx);
  });

  it('G5 the device that asks again while its guest signs in gets a fresh guest, with a token that works', async () => {
    const device = { deviceId: 'impatient-phone' };
    const guest = people.with((await people.nobody.post('/api/auth/guest', device)).body.token);
    const id = (await guest.get('/api/me')).body.user.id;
    await setFault(ctx.db, { table: 'accounts', event: 'update' }, 'wait');
    const { again, signedIn } = await withGateClosed(ctx.db, async (waiting) => {
      const signedIn = apple.signIn('impatient', guest);
      await waiting();
      const again = people.nobody.post('/api/auth/guest', device);
      await waitsInVain('devices d join accounts');
      return { again, signedIn };
    });
    expect((await signedIn).status).toBe(200);
    const { status, body } = await again;
    await clearFaults(ctx.db);
    expect([status, body.user.kind, body.user.id === id]).toEqual([200, 'guest', false]);
    expect((await people.with(body.token).get('/api/me')).status).toBe(200);
  });

  it('M5 a member who saves in the same game at that moment: their state is kept, nothing fails', async () => {
    const guest = await people.guest();
    await liveIn(service, guest, where, 'the guest’s');
    // Windows that nobody has used for long are gone, and with them what would make the two wait for each other.
    clock.forward(7200);
    await sql`delete from limit_windows where account_id = ${guest.id}`.execute(ctx.db);
    const cyd = await apple.member('saver');
    const inGame = await people.playing(cyd, where.shop.gameId);
    await setFault(ctx.db, { table: 'saved_states', event: 'insert', when: 'commit' }, 'wait');
    const { saved, signedIn } = await withGateClosed(ctx.db, async (waiting) => {
      const saved = inGame.put(`/api/sdk/state/${where.shop.gameId}`, { state: 'the member’s' });
      await waiting();
      const signedIn = apple.signIn('saver', guest);
      await waitsInVain('delete from saved_states');
      return { saved, signedIn };
    });
    expect([(await saved).status, (await signedIn).status]).toEqual([200, 200]);
    await clearFaults(ctx.db);
    expect((await inGame.get(`/api/sdk/state/${where.shop.gameId}`)).body.state).toBe('the member’s');
    await allChecksHold(ctx);
  });
});

async function supply(): Promise<number> {
  const { rows } = await sql<{ issued: number }>`select -coins_balance(coins_issuance()) as issued`.execute(ctx.db);
  return rows[0]?.issued ?? 0;
}

async function stateOf(accountId: string): Promise<unknown> {
  const { rows } = await sql`
    select to_json(s) as stats, coins_balance(${accountId}) as coins,
      (select count(*) from coin_entries where coin_account_id = ${accountId}) as entries,
      (select json_agg(i order by item_id) from inventory_items i where i.account_id = ${accountId}) as items,
      (select json_agg(e order by achievement_id) from earned_achievements e where e.account_id = ${accountId}) as earned
    from account_stats s where account_id = ${accountId}`.execute(ctx.db);
  return rows;
}
