import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { sweepFeed } from '../feed/feed-jobs.ts';
import { listPartitions, makePartitionsAhead } from '../platform/weekly-partitions.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';
import { eventDaysKept, eventPartitions, sweepPlay } from './sweep-play.ts';

const { people, ctx, clock } = await startService();
const gameId = await makeGame(ctx, await people.member('maker'));
const daySeconds = 86_400;

const namesOf = async (table: string) => (await listPartitions(ctx.db, table)).map(({ name }) => name);

/** Where somebody's events lie, the oldest first. */
async function placesOf(accountId: string): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select tableoid::regclass::text as place from play_events where account_id = ${accountId} order by id`.execute(
    ctx.db,
  );
  return rows.map(({ place }) => place);
}

async function daysOf(accountId: string): Promise<number[]> {
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from ${clock.now()}::timestamptz - happened_at) / ${daySeconds}::int)::int as days
    from play_events where account_id = ${accountId} order by id`.execute(ctx.db);
  return rows.map(({ days }) => days);
}

function weekOf(table: string, time: Date): string {
  const monday = new Date(time.getTime() - ((time.getUTCDay() + 6) % 7) * daySeconds * 1000);
  return `${table}_${monday.toISOString().slice(0, 10).replaceAll('-', '')}`;
}

it('an event is taken without a partition for its week, and gets one with the next sweep', async () => {
  const ada = await people.member('ada');
  const play = async () => expect((await ada.post('/api/events', { type: 'play_start', gameId })).status).toBe(200);
  await play();
  clock.forward(50 * daySeconds);
  await play();
  expect(await placesOf(ada.id)).toEqual(['play_events_first', 'play_events_default']);

  const week = weekOf('play_events', clock.now());
  const make = () => makePartitionsAhead(ctx.db, eventPartitions, clock.now());
  await Promise.all([make(), play(), make(), play()]);
  expect(await placesOf(ada.id)).toEqual(['play_events_first', week, week, week]);
  clock.forward(27 * daySeconds);
  await play();
  expect(await placesOf(ada.id)).toEqual(['play_events_first', week, week, week, weekOf('play_events', clock.now())]);
  const exported = (await ada.get('/api/me/export')).body;
  expect(exported.playEvents).toHaveLength(5);
});

it('over months, weeks leave with their partition after 90 days, and a guest keeps what is left of them', async () => {
  const bob = await people.guest('bob');
  for (let day = 0; day < 168; day += 14) {
    await bob.post('/api/events', { type: 'play_start', gameId });
    clock.forward(14 * daySeconds);
    await sweepPlay(ctx);
    const days = await daysOf(bob.id);
    const wanted = [14, 28, 42, 56, 70, 84].filter((age) => age <= day + 14);
    expect(days.toReversed()).toEqual(expect.arrayContaining(wanted));
    expect(Math.max(...days)).toBeLessThan(eventDaysKept + 7 + 1);
  }
  const partitions = await namesOf('play_events');
  expect(partitions).not.toContain('play_events_first');
  expect(partitions).toContain('play_events_default');
  // The weeks of 90 days, this one, those ahead and the default one.
  expect(partitions.length).toBeLessThanOrEqual(14 + 1 + 4 + 1);
  expect(new Set(await placesOf(bob.id)).size).toBeGreaterThanOrEqual(6);
  const { rows } = await sql`select 1 from play_events_default`.execute(ctx.db);
  expect(rows).toEqual([]);
});

it('what was seen leaves with its week, too', async () => {
  const cid = await people.member('cid');
  const seen = async () => {
    const { rows } = await sql<{ days: number }>`
      select extract(days from ${clock.now()}::timestamptz - seen_at)::int as days from feed_seen
      where account_id = ${cid.id} order by seen_at`.execute(ctx.db);
    return rows.map(({ days }) => days);
  };
  // How much of the oldest week is left depends on the day; on a Monday it is all but half a day.
  const now = clock.now();
  const daysToMonday = (8 - now.getUTCDay()) % 7 || 7;
  clock.forward((daysToMonday + 0.5) * daySeconds - ((now.getTime() / 1000) % daySeconds));
  for (let week = 0; week < 12; week++) {
    await sweepFeed(ctx);
    await cid.get('/api/feed');
    await expect.poll(async () => (await seen()).at(-1)).toBe(0);
    clock.forward(7 * daySeconds);
  }
  await sweepFeed(ctx);
  expect(await seen()).toEqual([35, 28, 21, 14, 7]);
  expect((await namesOf('feed_seen')).length).toBeLessThanOrEqual(5 + 1 + 4 + 2);
});

it.each(['play_events', 'feed_seen'])('the sweep of versions before the partitions is refused on %s', async (table) => {
  const column = sql.ref(table === 'play_events' ? 'happened_at' : 'seen_at');
  const old = sql`delete from ${sql.table(table)} where ctid = any (array(
    select ctid from ${sql.table(table)} where ${column} < ${clock.now()} limit 5000))`;
  await expect(old.execute(ctx.db)).rejects.toThrow(`Rows of ${table} cannot be found by ctid`);
});

it('a question about some minutes reads the partition of their week only', async () => {
  await sweepPlay(ctx);
  const week = weekOf('play_events', clock.now());
  const noon = sql`(${week.slice(-8)}::date + interval '12 hours')`;
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select count(*) from play_events
    where happened_at > ${noon}::timestamptz and happened_at < ${noon}::timestamptz + interval '5 minutes'`.execute(
    ctx.db,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect([...new Set(plan.match(/(?<= on )play_events_[a-z0-9]+(?= )/g))]).toEqual([week]);
});
