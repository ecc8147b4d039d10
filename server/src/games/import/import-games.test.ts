import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { listStarterGames } from '../../starter-games.ts';
import { startService } from '../../testing/service.ts';
import { readGameFolders } from './game-folder.ts';
import { importGames } from './import-games.ts';

const { ctx, people, clock } = await startService();
const ada = await people.member('ada');
const root = await mkdtemp(path.join(os.tmpdir(), 'coinop-games-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const sample = { title: 'Sample', description: 'A game.', tags: ['one'], orientation: 'any' };

async function writeGame(slug: string, files: Record<string, string | Buffer>): Promise<void> {
  await rm(root, { recursive: true, force: true });
  await mkdir(path.join(root, slug), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(root, slug, name), content);
}

const importAll = async () => importGames(ctx, await readGameFolders(root));
const everything = async () =>
  (
    await sql`select g.*, d.html, d.thumbnail_type, g.xmin, d.xmin as dxmin from games g join game_documents d on d.game_id = g.id`.execute(
      ctx.db,
    )
  ).rows;

describe('importing games', () => {
  it('makes a game of the platform account, brings a changed one up to date, and leaves the same alone', async () => {
    await writeGame('sample', { 'game.json': JSON.stringify(sample), 'index.html': '<p>one' });
    const [made] = await importAll();
    expect(made).toMatchObject({ slug: 'sample', changed: true });
    const { body } = await ada.get(`/api/games/${made?.id}`);
    expect(body.game).toMatchObject({ ...sample, creator: { handle: 'coinop', name: 'Coinop Arcade' } });

    clock.forward(60);
    const before = await everything();
    expect(await importAll()).toEqual([{ id: made?.id, slug: 'sample', changed: false }]);
    expect(await everything()).toEqual(before);

    await writeGame('sample', {
      'game.json': JSON.stringify({ ...sample, title: 'Better' }),
      'index.html': '<p>two',
      'thumbnail.webp': Buffer.from('picture'),
    });
    expect(await importAll()).toEqual([{ id: made?.id, slug: 'sample', changed: true }]);
    expect(await everything()).toMatchObject([{ title: 'Better', html: '<p>two', thumbnail_type: 'image/webp' }]);
  });

  it('makes each game once when several nodes start together', async () => {
    await writeGame('together', { 'game.json': JSON.stringify(sample), 'index.html': '<p>' });
    const results = await Promise.all([importAll(), importAll(), importAll()]);
    expect(new Set(results.map(([game]) => game?.id)).size).toBe(1);
    const { rows } = await sql<{ made: number }>`
      select games_created as made from account_stats join accounts on id = account_id where handle = 'coinop'`.execute(
      ctx.db,
    );
    expect(rows).toEqual([{ made: 2 }]);
  });

  it('stays hidden when an operator hid it', async () => {
    await writeGame('together', { 'game.json': JSON.stringify(sample), 'index.html': '<p>changed' });
    await sql`update games set hidden_at = ${clock.now()} where slug = 'together'`.execute(ctx.db);
    const [game] = await importAll();
    expect(game?.changed).toBe(true);
    expect((await ada.get(`/api/games/${game?.id}`)).status).toBe(404);
  });

  it('says what is wrong with a folder', async () => {
    const html = { 'index.html': '<p>' };
    await writeGame('wrong', { ...html, 'game.json': '{' });
    await expect(importAll()).rejects.toThrow('games/wrong/game.json is not valid JSON.');
    await writeGame('wrong', { ...html, 'game.json': JSON.stringify({ ...sample, orientation: 'round' }) });
    await expect(importAll()).rejects.toThrow(/games\/wrong\/game\.json does not fit: "orientation"/);
    await writeGame('wrong', { 'game.json': JSON.stringify(sample) });
    await expect(importAll()).rejects.toThrow('games/wrong/index.html must be there');
    await writeGame('wrong', { 'game.json': JSON.stringify(sample), 'index.html': 'x'.repeat(1_048_577) });
    await expect(importAll()).rejects.toThrow('at most 1048576 bytes');
    await writeGame('no-game-yet', html);
    expect(await importAll()).toEqual([]);
  });
});

describe('the starter games', () => {
  it('are listed at the first start and unchanged at the next', async () => {
    const first = await listStarterGames(ctx);
    expect(first.length).toBeGreaterThanOrEqual(1);
    expect(first.every((game) => game.changed)).toBe(true);
    expect((await listStarterGames(ctx)).some((game) => game.changed)).toBe(false);
    const listed = async () => (await ada.get('/api/games')).body.games.map((game: { id: string }) => game.id);
    await expect.poll(listed).toEqual(expect.arrayContaining(first.map(({ id }) => id)));
  });
});
