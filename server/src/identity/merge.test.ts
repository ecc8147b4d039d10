import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { achievementTable } from '../achievements/achievement-table.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { inLanes } from '../testing/in-parallel.ts';
import { notificationReceived } from '../testing/notification-received.ts';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import {
  liveIn,
  liveInAsMember,
  makeNeighbourhood,
  mentionsOf,
  type Neighbourhood,
  type Traces,
} from '../testing/people/lived-in-account.ts';
import { type Person, type Requests, requestsWith } from '../testing/people/people.ts';
import { visiting } from '../testing/people/shop-fixtures.ts';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';

const { service, apple } = await startServiceWithApple();
const { people, ctx, clock } = service;
const there = await startService({ beside: service, config: { apple: ctx.config.apple } });
let where: Neighbourhood;
beforeAll(async () => {
  where = await makeNeighbourhood(service);
});

const nextWindow = () => clock.forward(3601);
const walletOf = async (person: Pick<Requests, 'get'>): Promise<number> =>
  (await person.get('/api/wallet')).body.balance;
const achievementCoins = async (person: Pick<Requests, 'get'>): Promise<number> =>
  (await person.get('/api/me')).body.user.achievements.reduce(
    (sum: number, one: { coins: number }) => sum + one.coins,
    0,
  );

let made = 0;
/** The ways in, each as somebody new and as somebody known. */
const ways: [string, () => Promise<(as?: Requests) => Promise<Person>>][] = [
  ['Apple, a new member', async () => signInBy(`sub-${++made}`)],
  ['Apple, a known member', async () => signInBy(await known(`sub-${++made}`))],
  ['a code, a new member', async () => signInBy(`mail-${++made}@example.com`)],
  ['a code, a known member', async () => signInBy(await known(`mail-${++made}@example.com`))],
];
function signInBy(who: string): (as?: Requests) => Promise<Person> {
  nextWindow();
  return (as) => (who.includes('@') ? memberByEmail(service, who, as) : apple.member(who, as));
}
async function known(who: string): Promise<string> {
  await signInBy(who)();
  return who;
}

describe.each(ways)('by %s', (_way, prepare) => {
  it('everything the guest has becomes the member’s, and nothing else names the guest any more', async () => {
    const signIn = await prepare();
    const guest = await people.guest();
    const { coins, pending }: Traces = await liveIn(service, guest, where);
    const { gameId } = where.shop;
    const owned = (await (await people.playing(guest, gameId)).get(`/api/sdk/shop/inventory/${gameId}`)).body;
    const ada = await signIn(guest);
    expect(await walletOf(ada)).toBe(500 + coins + (await achievementCoins(ada)));
    const { user } = (await ada.get('/api/me')).body;
    expect(user.stats).toMatchObject({ plays: 1, scores: 1, bestScore: 42, gamesPlayed: 1, currentStreakDays: 1 });
    const playing = await people.playing(ada, gameId);
    expect((await playing.get(`/api/sdk/shop/inventory/${gameId}`)).body).toEqual(owned);
    expect((await playing.get(`/api/sdk/state/${gameId}`)).body).toMatchObject({ state: 'state: mine', version: 1 });
    expect((await ada.get(`/api/games/${gameId}/leaderboard`)).body.me).toMatchObject({
      score: 42,
      handle: ada.handle,
    });
    expect((await ada.post(`/api/shop/intents/${pending}/approve`)).status).toBe(200);
    // What stays with the guest is its own row, its wallet at zero, and the record that its items left.
    expect(await mentionsOf(service, guest.id)).toEqual({
      'account_stats.account_id': 1,
      'coin_accounts.account_id': 1,
      'inventory_moves.account_id': expect.any(Number),
    });
    const { rows } =
      await sql`select merged_into, closed_at is not null as closed from accounts where id = ${guest.id}`.execute(
        ctx.db,
      );
    expect(rows).toEqual([{ merged_into: ada.id, closed: true }]);
    expect((await guest.get('/api/me')).status).toBe(401);
    await allChecksHold(ctx);
  });

  it('M1 M7 no, a member’s, a game’s, a dead or a garbage token is a plain sign-in', async () => {
    const signIn = await prepare();
    const [bob, guest, dead] = [await people.member(`bob_${made}`), await people.guest(), await people.guest()];
    await giveCoins(ctx, bob, 40);
    await giveCoins(ctx, guest, 40);
    await giveCoins(ctx, dead, 40);
    await dead.post('/api/auth/logout');
    const tokens = [
      bob.token,
      (await people.playing(guest, where.shop.gameId)).token,
      dead.token,
      'cos_garbage',
      'x y',
    ];
    for (const as of [undefined, ...tokens.map((token) => people.with(token))]) {
      nextWindow();
      expect(await walletOf(await signIn(as))).toBe(500);
    }
    expect([await walletOf(bob), await walletOf(guest)]).toEqual([40, 40]);
    expect((await bob.get('/api/me')).body.user.kind).toBe('member');
    const { rows } = await sql`
      select merged_into from accounts where id = any(${[bob.id, guest.id, dead.id]}::uuid[])`.execute(ctx.db);
    expect(rows).toEqual(Array(3).fill({ merged_into: null }));
  });
});

describe('what a merge must not allow', () => {
  it('M1 a device id, an account id or a handle in the body merges no guest', async () => {
    const deviceId = 'phone-of-vic';
    const { body } = await people.nobody.post('/api/auth/guest', { deviceId });
    const vic = people.with(body.token);
    await giveCoins(ctx, body.user, 40);
    const claims = { deviceId, guestId: body.user.id, guest: body.token, token: body.token, handle: body.user.handle };
    const identityToken = await apple.tokenOf('thief');
    const thief = await people.nobody.post('/api/auth/apple', { identityToken, ...claims });
    expect(thief.status).toBe(200);
    expect(await walletOf(people.with(thief.body.token))).toBe(500);
    expect([await walletOf(vic), (await vic.get('/api/me')).body.user.kind]).toEqual([40, 'guest']);
  });

  it('M4 the guest’s pending purchase, jobs and clips are the member’s to see and settle', async () => {
    const guest = await people.guest();
    const { pending } = await liveIn(service, guest, where, 'of a guest');
    const bob = await apple.member('m4', guest);
    expect((await bob.get('/api/shop/intents?status=pending')).body.intents).toMatchObject([{ id: pending }]);
    expect((await bob.post(`/api/shop/intents/${pending}/decline`)).body.intent.status).toBe('declined');
    expect((await bob.get('/api/clips/mine')).body.clips).toMatchObject([{ title: 'clip: of a guest' }]);
    const { jobs } = (await bob.get('/api/jobs')).body;
    expect(jobs).toMatchObject([{ prompt: 'prompt: of a guest', status: 'queued' }]);
    expect((await bob.post(`/api/jobs/${jobs[0].id}/cancel`)).body.job.status).toBe('canceled');
    expect((await guest.post(`/api/shop/intents/${pending}/approve`)).status).toBe(401);
  });

  it('M5 where both have a state the member’s is kept, elsewhere the guest’s moves', async () => {
    const [guest, cyd] = [await people.guest(), await apple.member('m5')];
    const other = await makeGame(ctx, where.shop.creator);
    const at = async (person: Person, game: string) => {
      const playing = await people.playing(person, game);
      return {
        save: (state: unknown) => playing.put(`/api/sdk/state/${game}`, { state }),
        load: async () => (await playing.get(`/api/sdk/state/${game}`)).body,
      };
    };
    const { gameId } = where.shop;
    await (await at(cyd, gameId)).save({ level: 30, hat: true });
    await (await at(cyd, gameId)).save({ level: 31 });
    await (await at(guest, gameId)).save({ level: 1, sword: true });
    await (await at(guest, other)).save({ level: 2 });
    await apple.member('m5', guest);
    expect(await (await at(cyd, gameId)).load()).toMatchObject({ state: { level: 31 }, version: 2 });
    expect(await (await at(cyd, other)).load()).toMatchObject({ state: { level: 2 }, version: 1 });
  });

  it('M8 what the guest used up of a limit is used up for the member', async () => {
    const [guest, dee] = [await people.guest(), await apple.member('m8')];
    const { gameId } = where.shop;
    await useUp(guest, 'event', guest.id, 900, 1000);
    await useUp(dee, 'event', dee.id, 99, 1000);
    await useUp(guest, 'state_write', `${guest.id}:${gameId}`, 600, 600);
    await useUp(guest, 'report', guest.id, 15, 20);
    const again = await apple.member('m8', guest);
    const start = () => again.post('/api/events', { type: 'play_start', gameId });
    expect((await start()).headers.get('ratelimit')).toMatch(/^"event";r=0;/);
    const refused = await start();
    expect([refused.status, refused.headers.get('error-code')]).toEqual([429, 'rate_limited']);
    const playing = await people.playing(again, gameId);
    const save = () => playing.put(`/api/sdk/state/${gameId}`, { state: 1 });
    const unsaved = await save();
    expect(unsaved.status).toBe(429);
    const report = await again.post('/api/reports', { target: 'game', id: gameId, reason: 'Too loud' });
    expect(report.headers.get('ratelimit')).toMatch(/^"report";r=4;/);
    clock.forward(Number(refused.headers.get('retry-after')));
    expect((await start()).status).toBe(200);
    clock.forward(Number(unsaved.headers.get('retry-after')));
    expect((await save()).status).toBe(200);
  });

  it('G4 guests bring no coins of their own: a hundred devices are worth nothing', async () => {
    const before = await supply();
    const erin = await apple.member('g4');
    const devices = Array.from({ length: 100 }, (_, i) => async () => {
      const { body } = await people.nobody.post('/api/auth/guest', { deviceId: `farm-${i}` });
      return people.with(body.token);
    });
    for (const made of (await inLanes(devices)).slice(0, 10)) {
      if (made.status === 'rejected') throw made.reason;
      expect(await walletOf(made.value)).toBe(0);
      await apple.member('g4', made.value);
    }
    expect([await walletOf(erin), (await supply()) - before]).toEqual([500, 500]);
    await allChecksHold(ctx);
  });

  it('G5 a device never opens the member: its next guest is new, poor, and sees nothing of the member', async () => {
    const device = { deviceId: 'phone-of-fay' };
    const first = await people.nobody.post('/api/auth/guest', device);
    const asGuest: Person = { ...first.body.user, token: first.body.token, ...people.with(first.body.token) };
    const { pending } = await liveIn(service, asGuest, where);
    const fay = await apple.member('g5', asGuest);
    const { body } = await people.nobody.post('/api/auth/guest', device);
    const next: Person = { ...body.user, token: body.token, ...people.with(body.token) };
    expect([body.user.kind, body.user.stats.plays, await walletOf(next)]).toEqual(['guest', 0, 0]);
    expect([fay.id, asGuest.id]).not.toContain(next.id);
    expect((await next.get(`/api/shop/intents/${pending}`)).status).toBe(404);
    expect((await next.post(`/api/shop/intents/${pending}/approve`)).status).toBe(404);
    const playing = await people.playing(next, where.shop.gameId);
    expect((await playing.get(`/api/sdk/state/${where.shop.gameId}`)).body.state).toBeNull();
    expect((await playing.get(`/api/sdk/shop/inventory/${where.shop.gameId}`)).body.items).toEqual([]);
    expect((await next.get('/api/clips/mine')).body.clips).toEqual([]);
  });

  it('a banned guest stays banned: nothing moves, and the sign-in is a plain one', async () => {
    const guest = await people.guest();
    await giveCoins(ctx, guest, 40);
    await guest.get('/api/me');
    // The ban has not reached this node's memory yet.
    await sql`select accounts_set_banned(${guest.id}, ${clock.now()})`.execute(ctx.db);
    expect(await walletOf(await apple.member('of-banned', guest))).toBe(500);
    const { rows } = await sql`select merged_into from accounts where id = ${guest.id}`.execute(ctx.db);
    expect(rows).toEqual([{ merged_into: null }]);
  });
});

describe('after a merge', () => {
  it('the guest’s tokens, the game’s too, are dead on every node once that has heard of it', async () => {
    const guest = await people.guest();
    const { gameId } = where.shop;
    const playing = await people.playing(guest, gameId);
    const elsewhere = [requestsWith(there.url, guest.token), requestsWith(there.url, playing.token)] as const;
    expect((await elsewhere[0].get('/api/me')).status).toBe(200);
    expect((await elsewhere[1].get(`/api/sdk/state/${gameId}`)).status).toBe(200);
    const heard = notificationReceived(there, 'access', guest.id);
    await apple.member('quick', guest);
    expect((await guest.get('/api/me')).status).toBe(401);
    expect((await playing.get(`/api/sdk/state/${gameId}`)).status).toBe(401);
    await heard;
    expect((await elsewhere[0].get('/api/me')).status).toBe(401);
    expect((await elsewhere[1].get(`/api/sdk/state/${gameId}`)).status).toBe(401);
  });

  it('the counts of both together earn what neither had earned, at once', async () => {
    const buyer = async (person: Person, times: number) => {
      const visitor = await visiting(people, person, where.shop.gameId);
      await giveCoins(ctx, person, times * 10);
      for (let i = 0; i < times; i++) await visitor.approve(await visitor.wants(where.potion));
    };
    const [guest, gus] = [await people.guest(), await apple.member('buyer')];
    await buyer(guest, 15);
    await buyer(gus, 10);
    const again = await apple.member('buyer', guest);
    const ids = (await again.get('/api/me')).body.user.achievements.map(({ id }: { id: string }) => id);
    expect(ids).toContain('purchases-25');
    const coinsOf = (id: string) => achievementTable.find((one) => one.id === id)?.coins ?? 0;
    expect(await walletOf(again)).toBe(500 + ids.reduce((sum: number, id: string) => sum + coinsOf(id), 0));
    const event = await again.post('/api/events', { type: 'play_start', gameId: where.shop.gameId });
    expect(event.body.newAchievements.map(({ id }: { id: string }) => id)).toContain('purchases-25');
  });

  it('what the guest bought from whom it became stays a sale, in good order', async () => {
    const ivy = await apple.member('ivy');
    const game = await makeGame(ctx, ivy);
    const item = await ivy.post(`/api/games/${game}/items`, { kind: 'consumable', name: 'Nut', price: 10 });
    const guest = await people.guest();
    await giveCoins(ctx, guest, 10);
    const visitor = await visiting(people, guest, game);
    expect((await visitor.approve(await visitor.wants(item.body.item.id))).status).toBe(200);
    expect(await walletOf(ivy)).toBe(507);
    await apple.member('ivy', guest);
    await allChecksHold(ctx);
  });

  it('a member’s own follows, stream and handle are as they were', async () => {
    const hal = await apple.member('whole');
    await liveInAsMember(service, hal, where, 'of a member');
    const before = await mentionsOf(service, hal.id);
    await apple.member('whole', await people.guest());
    const { 'sessions.account_id': sessions, ...rest } = await mentionsOf(service, hal.id);
    const { 'sessions.account_id': sessionsBefore = 0, ...restBefore } = before;
    expect(sessions).toBe(sessionsBefore + 1);
    expect(rest).toEqual({ ...restBefore, 'accounts.merged_into': 1 });
  });
});

async function useUp(person: Person, limit: string, subject: string, uses: number, max: number): Promise<void> {
  const now = clock.now().getTime();
  const times = Array.from({ length: uses }, (_, i) => new Date(now - (uses - i) * 1000));
  await sql`select access_rewrite(${limit}, ${subject}, ${person.id}, ${max}, ${times}::timestamptz[])`.execute(ctx.db);
}

async function supply(): Promise<number> {
  const { rows } = await sql<{ issued: number }>`select -coins_balance(coins_issuance()) as issued`.execute(ctx.db);
  return rows[0]?.issued ?? 0;
}
