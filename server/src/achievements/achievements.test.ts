import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { noStats } from '../accounts/user.ts';
import { balanceOf } from '../coins/wallet-queries.ts';
import { inTransaction } from '../database/db.ts';
import { exportedData } from '../testing/exported-data.ts';
import { startService } from '../testing/service.ts';
import { countersThatEarn } from './achievement.ts';
import { closeAchievements, exportAchievements, mergeAchievements } from './achievement-account-steps.ts';
import { insertEarned } from './achievement-queries.ts';
import { achievementTable, earnedBy } from './achievement-table.ts';
import { earnAchievements, payUnpaidAchievements } from './earn-achievements.ts';
import { giveAchievements, giveAchievementsHandler, publishAchievements } from './give-achievements.ts';

const { people, ctx, clock } = await startService();

type Someone = { id: string };

async function count(person: Someone, column: string, by = 1): Promise<void> {
  await sql`select accounts_add_stat(${person.id}, ${column}, ${by})`.execute(ctx.db);
}

async function earnedRows(person: Someone) {
  const { rows } = await sql<{ id: string; earnedAt: Date; announcedAt: Date | null; paidAt: Date | null }>`
    select achievement_id as id, earned_at as "earnedAt", announced_at as "announcedAt", paid_at as "paidAt"
    from earned_achievements where account_id = ${person.id} order by achievement_id`.execute(ctx.db);
  return rows;
}

it('the catalogue is public, with or without a token', async () => {
  const { status, body } = await people.nobody.get('/api/achievements');
  expect(status).toBe(200);
  expect(body.achievements).toHaveLength(achievementTable.length);
  expect(body.achievements[0]).toEqual({
    id: 'first-play',
    title: 'Insert Coin',
    description: 'Play your first game.',
    coins: 10,
    imageUrl: 'http://coinop.test/achievements/first-play.svg',
  });
  expect((await people.with('cos_nonsense').get('/api/achievements')).status).toBe(200);
});

it('a moved counter earns, and pays a member at once, with a line on the statement', async () => {
  const ada = await people.member('ada');
  await count(ada, 'followers');
  expect(await earnAchievements(ctx.db, ctx, ada.id)).toEqual(['first-follower']);
  expect(await earnAchievements(ctx.db, ctx, ada.id)).toEqual([]);
  const { body } = await ada.get('/api/wallet');
  expect(body.balance).toBe(10);
  expect(body.ledger).toMatchObject([
    { amount: 10, kind: 'achievement', memo: 'Achievement: Noticed', refId: 'first-follower' },
  ]);
  const me = (await ada.get('/api/me')).body.user;
  expect(me.achievements).toMatchObject([{ id: 'first-follower', title: 'Noticed', coins: 10 }]);
});

it('V4 many at once earn and pay it once', async () => {
  const bob = await people.member('bob');
  const befriend = () =>
    inTransaction(ctx.db, async (tx) => {
      await sql`select accounts_add_stat(${bob.id}, 'friends', 1)`.execute(tx);
      return earnAchievements(tx, ctx, bob.id);
    });
  const earned: string[] = [];
  for (let round = 0; round < 3; round++) {
    earned.push(...(await Promise.all(Array.from({ length: 8 }, befriend))).flat());
  }
  expect(earned.sort()).toEqual(['first-friend', 'friends-10']);
  expect(await balanceOf(ctx.db, bob.id)).toBe(120);
});

it('what a transaction earned goes with it when it fails', async () => {
  const cid = await people.member('cid');
  const failing = inTransaction(ctx.db, async (tx) => {
    await sql`select accounts_add_stat(${cid.id}, 'clips', 1)`.execute(tx);
    expect(await earnAchievements(tx, ctx, cid.id)).toEqual(['first-clip']);
    throw new Error('the clip was not stored');
  });
  await expect(failing).rejects.toThrow('not stored');
  expect([await earnedRows(cid), await balanceOf(ctx.db, cid.id)]).toEqual([[], 0]);
});

it('an achievement without coins counts as paid and leaves no line', async () => {
  const dot = await people.member('dot');
  await count(dot, 'following', 5);
  await earnAchievements(ctx.db, ctx, dot.id);
  expect(await earnedRows(dot)).toMatchObject([{ id: 'following-5', paidAt: expect.any(Date) }]);
  expect((await dot.get('/api/wallet')).body.ledger).toEqual([]);
});

it('a guest earns without being paid', async () => {
  const guest = await people.guest();
  await count(guest, 'plays');
  expect(await earnAchievements(ctx.db, ctx, guest.id)).toEqual(['first-play']);
  expect(await earnedRows(guest)).toMatchObject([{ paidAt: null, announcedAt: null }]);
  expect(await balanceOf(ctx.db, guest.id)).toBe(0);
});

it('a closed account earns nothing, without causing an error', async () => {
  const eve = await people.member('eve');
  await count(eve, 'followers');
  await sql`select accounts_close(${eve.id}, null, ${clock.now()})`.execute(ctx.db);
  expect(await earnAchievements(ctx.db, ctx, eve.id)).toEqual([]);
  expect(await insertEarned(ctx.db, eve.id, ['first-follower'], true, clock.now())).toEqual([]);
});

it('M6 merging unites: the earliest date, paid once, shown once', async () => {
  const guest = await people.guest();
  const fay = await people.member('fay');
  await insertEarned(ctx.db, guest.id, ['first-play', 'plays-10', 'games-5'], false, clock.now());
  clock.forward(60);
  await insertEarned(ctx.db, guest.id, ['first-friend'], true, clock.now());
  await insertEarned(ctx.db, fay.id, ['first-play', 'plays-10', 'first-clip'], true, clock.now());
  await sql`update earned_achievements set announced_at = null
    where account_id = ${fay.id} and achievement_id = 'plays-10'`.execute(ctx.db);
  const [before, ofGuest] = [await earnedRows(fay), await earnedRows(guest)];
  expect(await balanceOf(ctx.db, fay.id)).toBe(10 + 20 + 20);
  clock.forward(60);

  const merge = () =>
    inTransaction(ctx.db, (tx) => mergeAchievements(tx, ctx, { guestId: guest.id, memberId: fay.id }));
  await merge();
  await merge();

  expect(await earnedRows(guest)).toEqual([]);
  const rows = new Map((await earnedRows(fay)).map((row) => [row.id, row]));
  expect([...rows.keys()]).toEqual(['first-clip', 'first-friend', 'first-play', 'games-5', 'plays-10']);
  const was = (id: string, list = ofGuest) => list.find((row) => row.id === id);
  expect(rows.get('first-play')?.earnedAt).toEqual(was('first-play')?.earnedAt);
  expect(rows.get('first-play')?.announcedAt).toEqual(was('first-play', before)?.announcedAt);
  expect(rows.get('first-play')?.paidAt).toEqual(was('first-play', before)?.paidAt);
  expect(rows.get('plays-10')?.announcedAt).toBeNull();
  expect(rows.get('games-5')?.announcedAt).toBeNull();
  expect(rows.get('first-friend')?.announcedAt).toEqual(was('first-friend')?.announcedAt);
  expect([...rows.values()].filter(({ paidAt }) => paidAt === null)).toEqual([]);
  expect(await balanceOf(ctx.db, fay.id)).toBe(50 + 20 + 20);
});

it('M2 paying the same member twice at once pays once', async () => {
  const gus = await people.member('gus');
  await insertEarned(ctx.db, gus.id, ['streak-30'], false, clock.now());
  await sql`update earned_achievements set paid_at = null where account_id = ${gus.id}`.execute(ctx.db);
  await Promise.all([1, 2, 3].map(() => inTransaction(ctx.db, (tx) => payUnpaidAchievements(tx, ctx, gus.id))));
  expect(await balanceOf(ctx.db, gus.id)).toBe(300);
});

it('closing deletes them, exporting lists them', async () => {
  const hal = await people.member('hal');
  await insertEarned(ctx.db, hal.id, ['first-clip'], false, clock.now());
  expect(await exportedData(exportAchievements(ctx.db, hal.id))).toEqual({
    achievements: [
      {
        id: 'first-clip',
        title: 'Rolling',
        description: 'Share your first clip.',
        coins: 20,
        earnedAt: expect.any(Date),
        paidAt: expect.any(Date),
      },
    ],
  });
  await inTransaction(ctx.db, (tx) => closeAchievements(tx, ctx, hal.id));
  expect(await earnedRows(hal)).toEqual([]);
});

it('a new achievement reaches those who qualify, is paid, and waits for their next event', async () => {
  const [ida, jon, kim] = [await people.member('ida'), await people.guest(), await people.member('kim')];
  await count(ida, 'clips', 7);
  await count(jon, 'clips', 7);
  await count(kim, 'clips', 6);
  const added = {
    id: 'clips-7',
    title: 'Seven Reels',
    description: 'Share 7 clips.',
    coins: 7,
    counter: 'clips' as const,
    atLeast: 7,
  };
  const table = [...achievementTable, added];
  await publishAchievements(ctx, table);
  await publishAchievements(ctx, table);
  const { rows } = await sql<{ data: { ids: string[] } }>`
    select data from pgboss.job where name = ${giveAchievementsHandler.name}`.execute(ctx.db);
  expect(rows).toEqual([{ data: { ids: ['clips-7'] } }]);

  await giveAchievements(ctx, ['clips-7'], undefined, table);
  await giveAchievements(ctx, ['clips-7'], undefined, table);
  expect(await earnedRows(ida)).toMatchObject([{ id: 'clips-7', announcedAt: null, paidAt: expect.any(Date) }]);
  expect(await earnedRows(jon)).toMatchObject([{ id: 'clips-7', announcedAt: null, paidAt: null }]);
  expect(await earnedRows(kim)).toEqual([]);
  expect(await balanceOf(ctx.db, ida.id)).toBe(7);
});

it('a changed title is copied too', async () => {
  const [first, ...rest] = achievementTable;
  if (first === undefined) throw new Error('The table is empty');
  await publishAchievements(ctx, [{ ...first, title: 'A Better Title' }, ...rest]);
  const { rows } = await sql`select title from achievements where id = ${first.id}`.execute(ctx.db);
  expect(rows).toEqual([{ title: 'A Better Title' }]);
  await publishAchievements(ctx);
});

it('shows the progress', async () => {
  const lea = await people.member('lea');
  await count(lea, 'clips', 7);
  const { achievements } = (await lea.get('/api/me/achievements')).body;
  expect(achievements.length).toBe(achievementTable.length);
  const clips = achievements.filter(({ counter }: { counter: string }) => counter === 'clips');
  expect(clips).toMatchObject([
    { id: 'first-clip', goal: 1, progress: 1, earnedAt: null },
    { id: 'clips-25', goal: 25, progress: 7, earnedAt: null },
  ]);
  expect((await people.nobody.get('/api/me/achievements')).status).toBe(401);
});

it('draws a picture of its own for each, and none for what is no achievement', async () => {
  const { achievements } = (await people.nobody.get('/api/achievements')).body;
  const drawn = await Promise.all(
    achievements.map(async ({ imageUrl }: { imageUrl: string }) => {
      const { status, headers, text } = await people.nobody.get(new URL(imageUrl).pathname);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      return text;
    }),
  );
  expect(new Set(drawn).size).toBe(achievementTable.length);
  expect((await people.nobody.get('/achievements/nothing.svg')).status).toBe(404);
});

it('pays nothing for opening loot boxes', () => {
  const boxes = achievementTable.filter(({ counter }) => counter === 'finds');
  expect(boxes.map(({ coins }) => coins)).toEqual([0, 0]);
  const stored = { ...noStats, ownPlays: 0, ownPlaySeconds: 0, ownGamesPlayed: 0, rankedScores: 0, rankedBestScore: 0 };
  const opened = countersThatEarn({ ...stored, purchases: 26, finds: 25 });
  const earned = earnedBy(opened, new Set()).map(({ id }) => id);
  expect(earned).toEqual(['first-purchase', 'first-find', 'finds-25']);
});
