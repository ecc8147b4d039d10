import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { takeKeptLimits } from '../access/kept-limits.ts';
import { limits, spend } from '../access/limits.ts';
import { achievementTable } from '../achievements/achievement-table.ts';
import { economy } from '../coins/economy.ts';
import { inTransaction } from '../database/db.ts';
import { keyedHash } from '../platform/keys.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { requestsWith } from '../testing/people/people.ts';
import { makeItem, visiting } from '../testing/people/shop-fixtures.ts';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';
import { signIn } from './sign-in.ts';
import { addressHashOf } from './start-email-code.ts';

const service = await startService();
const { ctx, people, clock, url } = service;
const stranger = await people.member('stranger');
const strangersGame = await makeGame(ctx, stranger);
const potion = await makeItem(ctx, stranger, strangersGame, { price: 10 });

const balanceOf = async (person: Person) => (await person.get('/api/wallet')).body.balance as number;
const play = (person: Person, gameId: string) => person.post('/api/events', { type: 'play_start', gameId });
const buy = async (person: Person, gameId: string, itemId: string) => {
  const visitor = await visiting(people, person, gameId);
  const asked = await visitor.game.post('/api/sdk/shop/intents', { gameId, itemId });
  return asked.status === 201 ? visitor.approve(asked.body.intent.id) : asked;
};

describe('W21 coins do not come from nothing', () => {
  it('an identity is welcomed and paid for an achievement once, however often it closes its account', async () => {
    const first = await memberByEmail(service, 'loop@example.com');
    await play(first, strangersGame);
    await buy(first, strangersGame, potion);
    await play(first, strangersGame);
    expect(await balanceOf(first)).toBe(economy.welcomeCoins + 10 - 10 + 10);
    await first.delete('/api/me');

    const second = await memberByEmail(service, 'loop@example.com');
    expect(second.id).not.toBe(first.id);
    const { body } = await play(second, strangersGame);
    expect(body.newAchievements.map(({ id }: { id: string }) => id)).toEqual(['first-play']);
    expect(await balanceOf(second)).toBe(0);
    // What it had not earned before is paid.
    for (let n = 0; n < 9; n++) await play(second, strangersGame);
    expect(await balanceOf(second)).toBe(20);
  });

  it('limits continue where the closed account left them', async () => {
    const first = await memberByEmail(service, 'limits@example.com');
    for (let n = 0; n < limits.report.max; n++) await spend(ctx.db, clock, 'report', first.id, first.id);
    await first.delete('/api/me');
    const second = await memberByEmail(service, 'limits@example.com');
    const report = { target: 'game', id: strangersGame, reason: 'Again' };
    expect((await second.post('/api/reports', report)).status).toBe(429);
    clock.forward(limits.report.windowSeconds);
    expect((await second.post('/api/reports', report)).status).toBe(201);
    const hash = addressHashOf(ctx, 'limits@example.com');
    const { rows } = await sql`select from limit_windows where closed_identity = ${hash}`.execute(ctx.db);
    expect(rows).toEqual([]);
  });

  it('used limits of a device’s guest count for its next guest', async () => {
    const guest = async () => (await people.nobody.post('/api/auth/guest', { deviceId: 'tablet' })).body;
    const { token, user } = await guest();
    for (let n = 0; n < 7; n++) await spend(ctx.db, clock, 'event', user.id, user.id);
    await people.with(token).delete('/api/me');
    const again = await guest();
    const { headers } = await people
      .with(again.token)
      .post('/api/events', { type: 'play_start', gameId: strangersGame });
    expect(headers.get('ratelimit')).toMatch(/^"event";r=992;/);
  });

  it("playing one's own game and buying in it earn nothing", async () => {
    const ada = await memberByEmail(service, 'ada@example.com');
    const ownGame = await makeGame(ctx, ada);
    const box = await makeItem(ctx, ada, ownGame, { price: 0 });
    const { body } = await play(ada, ownGame);
    expect(body.newAchievements).toEqual([]);
    expect(body.user.stats).toMatchObject({ plays: 1, gamesPlayed: 1, longestStreakDays: 0 });
    await ada.post('/api/events', { type: 'score', gameId: ownGame, score: 20_000 });
    clock.forward(7200);
    const ended = await ada.post('/api/events', { type: 'play_end', gameId: ownGame, durationSeconds: 7000 });
    expect(ended.body.user.stats).toMatchObject({ playSeconds: 7000, scores: 1, bestScore: 20_000 });
    expect((await buy(ada, ownGame, box)).status).toBe(200);
    const later = await ada.post('/api/events', { type: 'score', gameId: ownGame, score: 1 });
    expect(later.body.user.achievements).toEqual([]);
    expect(await balanceOf(ada)).toBe(economy.welcomeCoins);
  });
});

type Operation =
  | { type: 'signIn'; identity: number; withGuest: boolean }
  | { type: 'close' | 'makeGame' | 'guestPlays'; identity: number }
  | { type: 'play' | 'buy'; identity: number; of: number };

const identity = fc.nat(2);
const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ type: fc.constant('signIn' as const), identity, withGuest: fc.boolean() }),
  fc.record({ type: fc.constantFrom('close', 'makeGame', 'guestPlays'), identity }),
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('play', 'buy'), identity, of: fc.nat(3) }) },
);

/** One person with three addresses and a device, who tries whatever the API offers. */
class Schemer {
  readonly id = crypto.randomUUID();
  readonly open = new Map<number, Person>();
  readonly games: { gameId: string; itemId: string; owner: string }[] = [
    { gameId: strangersGame, itemId: potion, owner: stranger.id },
  ];
  /** Which identities ever opened an account. */
  readonly identitiesOf = new Map<string, number>();
  guest: Person | undefined;

  async run(one: Operation): Promise<void> {
    if (one.type === 'signIn') return this.signIn(one.identity, one.withGuest);
    if (one.type === 'guestPlays') return void (await play(await this.ownGuest(), strangersGame));
    const person = this.open.get(one.identity);
    if (person === undefined) return;
    if (one.type === 'close') {
      await person.delete('/api/me');
      this.open.delete(one.identity);
    } else if (one.type === 'makeGame') {
      const gameId = await makeGame(ctx, person);
      this.games.push({ gameId, itemId: await makeItem(ctx, person, gameId, { price: 50 }), owner: person.id });
    } else if ('of' in one) {
      const game = this.games[one.of % this.games.length];
      if (game === undefined) return;
      // A purchase is evaluated with the next event.
      await person.post('/api/events', { type: 'play_end', gameId: strangersGame, durationSeconds: 0 });
      const before = await balanceOf(person);
      if (one.type === 'play') await play(person, game.gameId);
      else await buy(person, game.gameId, game.itemId);
      if (game.owner === person.id) expect(await balanceOf(person)).toBeLessThanOrEqual(before);
    }
  }

  async signIn(n: number, withGuest: boolean): Promise<void> {
    const address = `${this.id}-${n}@example.com`;
    const hash = addressHashOf(ctx, address);
    const guest = withGuest ? this.guest : undefined;
    const caller = guest && { accountId: guest.id, kind: 'guest' as const, sessionId: '' };
    const { token, user } = await inTransaction(ctx.db, (tx) =>
      signIn(tx, ctx, { hash, kind: 'email', emailHash: hash, sealedAddress: null }, { guest: caller }),
    );
    if (guest) this.guest = undefined;
    this.identitiesOf.set(user.id, n);
    this.open.set(n, { id: user.id, handle: user.handle, token, ...requestsWith(url, token) });
  }

  async ownGuest(): Promise<Person> {
    this.guest ??= await people.guest();
    return this.guest;
  }

  /** What was issued to the person's accounts, as identity and source. */
  async issued(): Promise<string[]> {
    const accounts = [...this.identitiesOf.keys()];
    const { rows } = await sql<{ accountId: string; source: string; coins: number }>`
      select e.coin_account_id as "accountId", coalesce(t.ref_id, t.kind) as source, e.amount as coins
      from coin_entries e join coin_transactions t on t.id = e.transaction_id
      where e.coin_account_id = any(${accounts}::uuid[]) and t.kind in ('welcome', 'achievement', 'grant')`.execute(
      ctx.db,
    );
    return rows.map(({ accountId, source }) => `${this.identitiesOf.get(accountId)} ${source}`);
  }

  async held(): Promise<number> {
    let sum = 0;
    for (const person of this.open.values()) sum += await balanceOf(person);
    return sum;
  }
}

it('W21 no sequence of account and shop operations mints beyond the published sources', async () => {
  const coinsOf = new Map(achievementTable.map(({ id, coins }) => [id, coins]));
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 40 }), async (operations) => {
      const schemer = new Schemer();
      for (const one of operations) await schemer.run(one);
      const issued = await schemer.issued();
      expect(issued.filter((source, i) => issued.indexOf(source) !== i)).toEqual([]);
      const published = issued.reduce((sum, source) => {
        const name = source.slice(source.indexOf(' ') + 1);
        return sum + (coinsOf.get(name) ?? economy.welcomeCoins);
      }, 0);
      expect(await schemer.held()).toBeLessThanOrEqual(published);
    }),
    { numRuns: 10 },
  );
});

it('kept limits without an account change nothing', async () => {
  const ben = await people.member('ben');
  const unknown = keyedHash(ctx.keys['identity-hash'], 'device', 'never seen');
  await inTransaction(ctx.db, (tx) => takeKeptLimits(tx, ctx, ben.id, unknown));
  const { rows } = await sql`select from limit_windows where account_id = ${ben.id}`.execute(ctx.db);
  expect(rows).toEqual([]);
});
