import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { command } from '../commands/moderation.ts';
import { inTransaction } from '../database/db.ts';
import type { ScoreRules } from '../games/catalogue/score-rules.ts';
import { putGame } from '../games/import/import-games.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const { people, ctx, clock } = service;
const maker = await people.member('maker');

let games = 0;
/** A game that declares this about its scores. */
async function gameWith(score: ScoreRules, slug = `game-${games++}`): Promise<string> {
  const about = { slug, title: slug, description: '', tags: [], orientation: 'any', html: '<p>' } as const;
  const game = { ...about, tags: [], score, creatorId: maker.id, isStarter: false, thumbnail: null };
  return (await inTransaction(ctx.db, (tx) => putGame(tx, game, clock.now()))).id;
}

const send = (who: Person, event: object) => who.post('/api/events', event);
const start = (who: Person, gameId: string, at?: Date) => send(who, { type: 'play_start', gameId, at });
const end = (who: Person, gameId: string, durationSeconds: number, at?: Date) =>
  send(who, { type: 'play_end', gameId, durationSeconds, at });
const score = (who: Person, gameId: string, points: number, at?: Date) =>
  send(who, { type: 'score', gameId, score: points, at });
const mine = async (who: Person, gameId: string) => (await who.get(`/api/games/${gameId}/leaderboard`)).body.me;
const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1000);

describe('V6 a score ranks', () => {
  it('only inside a play: any other score is counted, earns nothing and is on no board', async () => {
    const gameId = await gameWith({});
    const guest = await people.guest();
    const { status, body } = await score(guest, gameId, 1e15);
    expect(status).toBe(200);
    expect(body.user.stats).toMatchObject({ scores: 1, bestScore: 0 });
    expect(body.newAchievements).toEqual([]);
    expect(await mine(guest, gameId)).toBeNull();
    await start(guest, gameId);
    expect((await score(guest, gameId, 5)).body.newAchievements).toMatchObject([{ id: 'first-score' }]);
    expect(await mine(guest, gameId)).toMatchObject({ rank: 1, score: 5 });
    expect((await guest.get('/api/me')).body.user.stats).toMatchObject({ scores: 2, bestScore: 5 });
  });

  it('up to six hours into a play, and up to a minute after its end', async () => {
    const gameId = await gameWith({});
    const ada = await people.member('ada');
    await start(ada, gameId);
    clock.forward(6 * 3600 + 5);
    await score(ada, gameId, 1);
    expect(await mine(ada, gameId)).toBeNull();
    await end(ada, gameId, 10);
    clock.forward(50);
    await score(ada, gameId, 2);
    expect(await mine(ada, gameId)).toMatchObject({ score: 2 });
    clock.forward(15);
    await score(ada, gameId, 3);
    expect(await mine(ada, gameId)).toMatchObject({ score: 2 });
  });

  it('within what the game declares: the most there is, and the most a second', async () => {
    const bob = await people.member('bob');
    const bounded = await gameWith({ max: 100 });
    await start(bob, bounded);
    await score(bob, bounded, 101);
    expect(await mine(bob, bounded)).toBeNull();
    await score(bob, bounded, 100);
    expect(await mine(bob, bounded)).toMatchObject({ score: 100 });

    const paced = await gameWith({ perSecondMax: 10 });
    await start(bob, paced);
    clock.forward(60);
    await score(bob, paced, 900);
    expect(await mine(bob, paced)).toBeNull();
    await score(bob, paced, 600);
    expect(await mine(bob, paced)).toMatchObject({ score: 600 });
  });

  it('the lowest first where the lowest wins, and it is no best score', async () => {
    const gameId = await gameWith({ lowestWins: true }, 'golf');
    const [cid, dot] = [await people.member('cid'), await people.member('dot')];
    for (const who of [cid, dot]) await start(who, gameId);
    await score(cid, gameId, 72);
    await score(dot, gameId, 70);
    await score(cid, gameId, 68);
    const { body } = await score(cid, gameId, 99_999);
    expect(body.user.stats.bestScore).toBe(0);
    const page = (await dot.get(`/api/games/${gameId}/leaderboard?limit=1`)).body;
    expect(page.entries).toMatchObject([{ rank: 1, handle: 'cid', score: 68 }]);
    const next = (await dot.get(`/api/games/${gameId}/leaderboard?limit=1&cursor=${page.nextCursor}`)).body;
    expect(next).toMatchObject({ entries: [{ rank: 2, handle: 'dot', score: 70 }], nextCursor: null });
    // With the other order, the board starts empty.
    await gameWith({}, 'golf');
    expect((await dot.get(`/api/games/${gameId}/leaderboard`)).body.entries).toEqual([]);
    await allChecksHold(ctx);
  });
});

describe('V2 events that name their time', () => {
  it('are credited by it, a score inside the play it names ranks', async () => {
    const gameId = await gameWith({ perSecondMax: 1 });
    const eve = await people.member('eve');
    await start(eve, gameId, ago(4000));
    await score(eve, gameId, 900, ago(3000));
    const { body } = await end(eve, gameId, 5000, ago(1000));
    expect(body.user.stats.playSeconds).toBe(3000);
    expect(await mine(eve, gameId)).toMatchObject({ score: 900 });
    await score(eve, gameId, 950, ago(500));
    expect(await mine(eve, gameId)).toMatchObject({ score: 900 });
  });

  it('cannot be credited the same time twice, in whatever games', async () => {
    const [one, other] = [await gameWith({}), await gameWith({})];
    const fay = await people.member('fay');
    for (const gameId of [one, other, one]) await start(fay, gameId, ago(80_000));
    await end(fay, one, 86_400);
    await end(fay, other, 86_400);
    await start(fay, one, ago(80_000));
    const { body } = await end(fay, one, 86_400);
    expect(body.user.stats.playSeconds).toBeGreaterThanOrEqual(80_000);
    expect(body.user.stats.playSeconds).toBeLessThan(80_010);
  });

  it('count as now when they come from the future, and are refused beyond a day or when they are no times', async () => {
    const gameId = await gameWith({});
    const gus = await people.member('gus');
    expect((await start(gus, gameId, ago(-3600))).status).toBe(200);
    clock.forward(10);
    expect((await end(gus, gameId, 60)).body.user.stats.playSeconds).toBe(10);
    for (const at of [ago(86_500).toISOString(), 'yesterday', 5, '2026-11-15', '2026-99-99T00:00:00Z']) {
      const { status } = await send(gus, { type: 'play_start', gameId, at });
      expect(status).toBe(400);
    }
  });
});

describe('coinop moderation scores', () => {
  const run = async (...args: string[]) =>
    command.run({ ...ctx.config, databaseUrl: service.databaseUrl }, ['scores', ...args]);

  it('shows the board and what did not rank, takes a player off it, and cleans it, with the reason in the log', async () => {
    const printed: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
    const gameId = await gameWith({ max: 100 }, 'cheated');
    const [hal, ida] = [await people.member('hal'), await people.guest('guest_ida')];
    for (const who of [hal, ida]) await start(who, gameId);
    await score(hal, gameId, 99);
    await score(ida, gameId, 98);
    await score(hal, gameId, 5000);
    await run(gameId);
    expect(printed.map((line) => line.replace(/ at .*Z/, ''))).toEqual([
      `game ${gameId} "cheated", the board of all time:`,
      '  1. @hal 99',
      '  2. @guest_ida 98',
      'Counted and not ranked:',
      '  @hal 5000',
    ]);
    await run(gameId, 'guest_ida', '--clean', '--reason', 'Made up', '--by', 'olga');
    expect(await mine(ida, gameId)).toBeNull();
    expect((await ida.get('/api/me')).body.user.stats.bestScore).toBe(0);
    expect(await mine(hal, gameId)).toMatchObject({ rank: 1 });
    await run(gameId, '--clean', '--reason', 'All made up', '--by', 'olga');
    expect(printed.slice(-2)).toEqual([
      '1 players were taken off the boards of this game.',
      '1 players were taken off the boards of this game.',
    ]);
    log.mockRestore();
    expect(await mine(hal, gameId)).toBeNull();
    const { rows } = await sql`select decision, reason from moderation_decisions order by decided_at, id`.execute(
      ctx.db,
    );
    expect(rows).toEqual([
      { decision: 'clean', reason: 'Made up' },
      { decision: 'clean', reason: 'All made up' },
    ]);
    await expect(run(gameId, '--clean')).rejects.toThrow('--reason must say');
    await expect(run('nothing')).rejects.toThrow('There is no such game.');
    await allChecksHold(ctx);
  });
});
