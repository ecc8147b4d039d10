import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { liveInAsMember, makeNeighbourhood, type Neighbourhood } from '../testing/people/lived-in-account.ts';
import { memberByEmail, signInByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';
import { accountSteps } from './account-steps-list.ts';
import { exportOwnAccount } from './export-account.ts';

const service = await startService();
const { people, ctx, clock } = service;
let where: Neighbourhood;
beforeAll(async () => {
  where = await makeNeighbourhood(service);
});

/** The section of the export that has the rows of a table. */
const sectionOf: Record<string, string> = {
  sessions: 'sessions',
  ended_sessions: 'endedSessions',
  limit_windows: 'limits',
  idempotency_keys: 'idempotencyKeys',
  devices: 'devices',
  identities: 'identities',
  coin_accounts: 'coinLedger',
  purchase_intents: 'purchases',
  inventory_items: 'inventory',
  inventory_moves: 'inventoryMoves',
  item_uses: 'itemUses',
  games: 'games',
  game_uploads: 'gameUploads',
  saved_states: 'savedStates',
  previous_states: 'previousStates',
  stored_values: 'storedValues',
  unlocked_achievements: 'unlockedAchievements',
  feed_seen: 'feedSeen',
  reports: 'reports',
  appeals: 'appeals',
  play_events: 'playEvents',
  played_games: 'playedGames',
  play_days: 'playDays',
  daily_players: 'gamesOfDays',
  board_scores: 'bestScores',
  follows: 'following',
  blocks: 'blocked',
  likes: 'likes',
  comments: 'comments',
  comment_mentions: 'mentions',
  notifications: 'notifications',
  muted_notifications: 'mutedNotifications',
  webhooks: 'webhooks',
  push_subscriptions: 'pushSubscriptions',
  live_streams: 'streams',
  recordings: 'recordings',
  chat_messages: 'chatMessages',
  chat_mutes: 'mutedInChats',
  generation_jobs: 'generationJobs',
  clips: 'clips',
  accounts: 'account',
  account_stats: 'account',
  reserved_handles: 'formerHandles',
  avatars: 'avatar',
  earned_achievements: 'achievements',
};

describe('GET /api/me/export', () => {
  it('exports everything that any table holds about the caller, and no secret', async () => {
    const ida = await memberByEmail(service, 'ida@example.com');
    await ida.patch('/api/me', { handle: 'ida_one' });
    const game = await makeGame(ctx, ida, { title: 'Mine', html: '<p>my document' });
    await ida.post(`/api/games/${game}/items`, { kind: 'durable', name: 'Crown', price: 9 });
    await liveInAsMember(service, { ...ida, handle: 'ida_one' }, where, 'of ida');
    // A member has no device of its own any more; a guest would.
    await sql`insert into devices values (${Buffer.from('hash')}, ${ida.id}, ${clock.now()})`.execute(ctx.db);
    await sql`insert into ended_sessions values (${ida.id}, ${clock.now()})`.execute(ctx.db);
    await sql`
      insert into previous_states values (${ida.id}, ${game}, '"guest"', ${clock.now()}, ${clock.now()})`.execute(
      ctx.db,
    );
    await sql`
      insert into stored_values (account_id, game_id, key, value, updated_at)
      values (${ida.id}, ${game}, 'key', '1', ${clock.now()})`.execute(ctx.db);
    await sql`
      insert into unlocked_achievements values (${ida.id}, ${game}, 'first-win', ${clock.now()})`.execute(ctx.db);
    await sql`
      insert into game_uploads (id, account_id, created_at, changed_at)
      values (${ida.id}, ${ida.id}, ${clock.now()}, ${clock.now()})`.execute(ctx.db);
    const { status, body, headers, text } = await ida.get('/api/me/export');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toContain('attachment');
    const tables = accountSteps.flatMap((steps) => steps.tables);
    expect(Object.keys(sectionOf).toSorted()).toEqual(tables.toSorted());
    for (const [table, section] of Object.entries(sectionOf)) {
      expect(body[section], `${table} is exported as ${section}`).toBeInstanceOf(Array);
      expect(body[section].length, `${table} is exported as ${section}`).toBeGreaterThan(0);
    }
    expect(body).toMatchObject({
      account: [{ id: ida.id, kind: 'member', handle: 'ida_one' }],
      identities: [{ kind: 'email', address: 'ida@example.com', createdAt: expect.any(String) }],
      games: [{ title: 'Mine', html: '<p>my document' }],
      itemsForSale: [{ item: { name: 'Crown' } }],
      savedStates: [{ stateJson: '"state: of ida"' }],
      generationJobs: [{ prompt: 'prompt: of ida' }],
      clips: [{ title: 'clip: of ida' }],
      streams: [{ title: 'stream: of ida' }],
      chatMessages: [{ text: 'chat: of ida' }],
      reports: [{ reason: 'report: of ida' }],
    });
    const { streamKey } = (await ida.post('/api/live', {})).body.ingest;
    for (const secret of [ida.token, streamKey]) expect(text).not.toContain(secret);
  });

  it('exports nothing about other accounts', async () => {
    const [jon, kim] = [await memberByEmail(service, 'jon@example.com'), await people.member('kim_private')];
    await kim.post(`/api/profiles/${jon.handle}/block`);
    await kim.post('/api/reports', { target: 'profile', id: jon.handle, reason: 'kim wrote this' });
    const { text } = await jon.get('/api/me/export');
    for (const secret of ['kim_private', kim.id, 'kim wrote this', 'ida@example.com'])
      expect(text).not.toContain(secret);
  });

  it('works for a guest too, and lists the guests that were merged into a member', async () => {
    const guest = await people.guest();
    expect((await guest.get('/api/me/export')).body.account[0].kind).toBe('guest');
    const { body } = await signInByEmail(service, 'lea@example.com', guest);
    const exported = (await people.with(body.token).get('/api/me/export')).body;
    expect(exported.mergedGuests).toMatchObject([{ id: guest.id }]);
  });

  it('is refused without a session, and to a game', async () => {
    const max = await people.member('max');
    expect((await people.nobody.get('/api/me/export')).status).toBe(401);
    expect((await (await people.playing(max, where.shop.gameId)).get('/api/me/export')).status).toBe(403);
  });
});

describe('an export of very much', () => {
  const events = 1500;
  const documents = 12;
  const html = `<!doctype html>${'x'.repeat(150_000)}`;

  /** Counts the queries that are made. */
  function counting() {
    let queries = 0;
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    return { db: ctx.db.withPlugin(plugin), queries: () => queries };
  }

  it('is read piece by piece, as it is asked for, and is whole', async () => {
    const nan = await people.member('nan');
    const first = clock.now();
    await sql`
      insert into play_events (account_id, game_id, type, happened_at)
      select ${nan.id}, ${where.shop.gameId}, 'play_start', ${first}::timestamptz + n * interval '1 second'
      from generate_series(1, ${events}::int) as n`.execute(ctx.db);
    for (let i = 0; i < documents; i++) await makeGame(ctx, nan, { title: `Game ${i}`, html });
    await sql`
      insert into reports (id, target, thing_id, reporter_id, reason, counts, created_at)
      select platform_uuid7(${first}), target, thing_id, ${nan.id}, 'x', false, ${first} from moderation_cases
      on conflict do nothing`.execute(ctx.db);

    const { db, queries } = counting();
    const pieces = exportOwnAccount({ ...ctx, db }, nan.id);
    let text = '';
    let longest = 0;
    let mostAhead = 0;
    let before = 0;
    for await (const piece of pieces) {
      text += piece;
      longest = Math.max(longest, piece.length);
      mostAhead = Math.max(mostAhead, queries() - before);
      before = queries();
    }
    const exported = JSON.parse(text);
    expect(exported.playEvents).toHaveLength(events);
    expect(new Set(exported.playEvents.map(({ id }: { id: number }) => id)).size).toBe(events);
    expect(exported.games.map(({ title }: { title: string }) => title)).toEqual(
      Array.from({ length: documents }, (_, i) => `Game ${i}`),
    );
    expect(longest).toBeLessThan(2 * html.length);
    expect(queries()).toBeGreaterThan(events / 500 + documents / 4);
    // Before a piece is handed out only the lists are read that it ends.
    expect(mostAhead).toBeLessThan(accountSteps.length * 3);
    expect((await nan.get('/api/me/export')).text.length).toBe(text.length);
  });

  it('reads no further than its consumer', async () => {
    const owner = await people.member('owner');
    for (let i = 0; i < documents; i++) await makeGame(ctx, owner, { html });
    const { db, queries } = counting();
    const pieces = exportOwnAccount({ ...ctx, db }, owner.id);
    await pieces.next();
    const whole = counting();
    await Array.fromAsync(exportOwnAccount({ ...ctx, db: whole.db }, owner.id));
    expect(queries()).toBeLessThan(whole.queries() / 2);
    await pieces.return(undefined);
  });

  it('continues after a page that ends exactly where the rows do', async () => {
    const pat = await people.member('pat');
    for (const count of [500, 1]) {
      await sql`
        insert into play_events (account_id, game_id, type, happened_at)
        select ${pat.id}, ${newId(clock.now())}, 'play_start', ${clock.now()}
        from generate_series(1, ${count}::int)`.execute(ctx.db);
      const { playEvents } = (await pat.get('/api/me/export')).body;
      expect(playEvents).toHaveLength(count === 500 ? 500 : 501);
    }
  });
});
