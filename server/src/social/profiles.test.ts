import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../database/db.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import type { Person } from '../testing/people/people.ts';
import { startService } from '../testing/service.ts';
import { byHandle, byName } from './search-queries.ts';

const { people, ctx, clock } = await startService();
const reader = await people.guest();

async function member(handle: string, name?: string): Promise<Person> {
  const person = await people.member(handle);
  if (name !== undefined) await sql`update accounts set name = ${name} where id = ${person.id}`.execute(ctx.db);
  return person;
}
const search = async (q: string, as: Person = reader): Promise<string[]> => {
  const { status, body } = await as.get(`/api/profiles/search?q=${encodeURIComponent(q)}`);
  expect(status).toBe(200);
  return body.profiles.map(({ handle }: { handle: string }) => handle);
};

const ada = await member('ada', 'Ada Lovelace');
await member('grace', 'Grace Hopper');
await member('zoe_99', 'Zoë Müller-Østergård');
await member('ivan', 'Иван Петров');
await member('tokyo', '東京太郎');
await member('percent', '100% fun_ny');
await member('lovely', 'Lovely');
await member('adalbert', 'Adalbert');
await member('zz_ada', 'Somebody');

describe('GET /api/profiles/:handle', () => {
  it('shows the member, the games, and how the caller stands to them', async () => {
    const open = await makeGame(ctx, ada, { title: 'Open' });
    const unlisted = await makeGame(ctx, ada, { title: 'Unlisted', listed: false });
    await sql`update games set created_at = created_at + interval '1 second' where id = ${unlisted}`.execute(ctx.db);
    const clip = await makeClip(ctx, ada);
    for (const status of ['awaiting_upload', 'processing', 'failed'] as const) await makeClip(ctx, ada, { status });
    const { status, body } = await reader.get('/api/profiles/ADA');
    expect(status).toBe(200);
    expect(Object.keys(body.profile).sort()).toEqual(
      ['achievements', 'avatarUrl', 'bio', 'createdAt', 'handle', 'name', 'stats'].sort(),
    );
    expect(body.profile).toMatchObject({ handle: 'ada', name: 'Ada Lovelace', achievements: [] });
    expect(body.games.map(({ id }: { id: string }) => id)).toEqual([open]);
    expect(body.clips.map(({ id }: { id: string }) => id)).toEqual([clip]);
    expect(body.social).toEqual({
      followers: 0, following: 0, friends: 0, isFollowing: false, isFollowedBy: false, isFriend: false,
    }); // biome-ignore format: one line
    const own = await ada.get('/api/profiles/ada');
    expect(own.body.games.map(({ id }: { id: string }) => id)).toEqual([unlisted, open]);
  });

  it('shows a guest its own, and nobody else', async () => {
    const own = await reader.get(`/api/profiles/${reader.handle}`);
    expect([own.status, own.body.profile.handle, own.body.games]).toEqual([200, reader.handle, []]);
    expect((await reader.get(`/api/profiles/${reader.handle}/games`)).status).toBe(200);
    expect((await ada.get(`/api/profiles/${reader.handle}`)).status).toBe(404);
    expect((await ada.get(`/api/profiles/${reader.handle}/followers`)).status).toBe(404);
  });

  it('404: strangers, closed and banned accounts; a hidden one but for its owner', async () => {
    expect((await reader.get('/api/profiles/nobody_here')).status).toBe(404);
    expect((await reader.get('/api/profiles/a%20b')).status).toBe(400);
    const [closed, banned, hidden] = [await member('closing'), await member('banning'), await member('hiding')];
    await sql`update accounts set banned_at = ${clock.now()} where id = ${banned.id}`.execute(ctx.db);
    await sql`update accounts set hidden_at = ${clock.now()} where id = ${hidden.id}`.execute(ctx.db);
    await sql`update accounts set closed_at = ${clock.now()} where id = ${closed.id}`.execute(ctx.db);
    for (const handle of ['closing', 'banning', 'hiding']) {
      expect((await reader.get(`/api/profiles/${handle}`)).status).toBe(404);
      expect(await search(handle)).toEqual([]);
      expect((await ada.post(`/api/profiles/${handle}/follow`)).status).toBe(404);
    }
    expect((await hidden.get('/api/profiles/hiding')).status).toBe(200);
  });

  it('P2: search is the search, whoever would like to be called so', async () => {
    expect((await reader.get('/api/profiles/search')).status).toBe(400);
    expect((await ada.patch('/api/me', { handle: 'search' })).status).toBe(409);
  });
});

describe('GET /api/profiles/search', () => {
  it('puts the handle itself first, then handles and names that begin so, then what is like it', async () => {
    expect(await search('ada')).toEqual(['ada', 'adalbert', 'zz_ada']);
    expect(await search('LOVE')).toEqual(['lovely', 'ada']);
  });

  it.each([
    ['a letter is missing', 'lovlace', 'ada'],
    ['two letters are swapped', 'lovelcae', 'ada'],
    ['a letter is doubled', 'graace', 'grace'],
    ['a letter is wrong', 'hoppar', 'grace'],
    ['accents are left out', 'zoe muller', 'zoe_99'],
    ['accents are added', 'gräce', 'grace'],
    ['letters that are no accents', 'ostergard', 'zoe_99'],
    ['the case differs, in any script', 'ИВАН', 'ivan'],
    ['a surname, in any script', 'петров', 'ivan'],
    ['a mistake, in any script', 'питров', 'ivan'],
    ['a script without spaces', '太郎', 'tokyo'],
    ['a prefix of one letter', '東', 'tokyo'],
    ['full-width letters', 'ｇｒａｃｅ', 'grace'],
    ['the middle of a word', 'velac', 'ada'],
    ['two words', 'grace hoper', 'grace'],
  ])('finds when %s', async (_what, q, handle) => {
    expect((await search(q))[0]).toBe(handle);
  });

  it('P1: takes % and _ for what they are, and lists nobody by a wildcard', async () => {
    for (const q of ['%', '_', '%%%', '\\', "'; drop table accounts; --", '%a%', '__'])
      expect(await search(q)).toEqual([]);
    expect(await search('100%')).toEqual(['percent']);
    expect(await search('fun_ny')).toEqual(['percent']);
  });

  it('P1: refuses what is no query', async () => {
    for (const q of ['', ' ', 'x'.repeat(51), 'x'.repeat(10_000), 'a\u0000b', 'a\nb'])
      expect((await reader.get(`/api/profiles/search?q=${encodeURIComponent(q)}`)).status).toBe(400);
    for (const query of ['', 'q[]=a', 'q=a&q=b', 'q=a&limit=0', 'q=a&cursor=forged'])
      expect((await reader.get(`/api/profiles/search?${query}`)).status).toBe(400);
    expect((await people.nobody.get('/api/profiles/search?q=a')).status).toBe(401);
  });

  it('P1: lists members only, and no address or device of anybody', async () => {
    await people.guest('guest_hopper');
    const { text, body } = await reader.get('/api/profiles/search?q=hopper');
    expect(body.profiles.map(({ handle }: { handle: string }) => handle)).toEqual(['grace']);
    expect(text).not.toMatch(/e?mail|device|identity/i);
    expect((await reader.get('/api/profiles/search?q=guest')).body.profiles).toEqual([]);
  });

  it('pages through all of them without a gap, across the kinds of likeness', async () => {
    for (const handle of ['page_b', 'page_a', 'page_c']) await member(handle, 'Anybody');
    await member('bookish', 'Page turner');
    await member('mr_page', 'Anybody');
    await member('mrs_page', 'Anybody');
    const found: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await reader.get(`/api/profiles/search?q=page&limit=2${cursor}`);
      found.push(...body.profiles.map(({ handle }: { handle: string }) => handle));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(found).toEqual(['page_a', 'page_b', 'page_c', 'bookish', 'mr_page', 'mrs_page']);
    const { nextCursor } = (await reader.get('/api/profiles/search?q=page&limit=2')).body;
    const elsewhere = await reader.get(`/api/profiles/search?q=grace&cursor=${nextCursor}`);
    expect([elsewhere.status, elsewhere.headers.get('error-code')]).toEqual([400, 'invalid_cursor']);
  });

  it('follows a new name at once', async () => {
    const mae = await member('mae');
    await mae.patch('/api/me', { name: 'Quetzalcoatl' });
    expect(await search('quetzal')).toEqual(['mae']);
    await mae.patch('/api/me', { name: 'Mae' });
    expect(await search('quetzal')).toEqual([]);
  });

  it('is answered by indexes', async () => {
    await sql`
      insert into accounts (id, kind, handle, name, created_at)
      select platform_uuid7(${clock.now()}), 'member', 'seeded_' || n, 'Number ' || n, ${clock.now()}
      from generate_series(1, 2000) as n`.execute(ctx.db);
    await sql`analyze accounts`.execute(ctx.db);
    const planOf = (query: RawBuilder<unknown>, settings: string[] = []) =>
      inTransaction(ctx.db, async (tx) => {
        for (const setting of settings) await sql`set local ${sql.raw(setting)}`.execute(tx);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    // EXPLAIN does not show the plan inside a function, so its body is explained, under its own settings.
    const { rows } = await sql<{ text: string; settings: string[] }>`
      select prosrc as text, proconfig as settings from pg_proc where proname = 'social_find_alike'`.execute(ctx.db);
    const { text = '', settings = [] } = rows[0] ?? {};
    const alike = text.replaceAll('p_query', "'nmber'").replaceAll('p_pattern', "'%nmber%'");
    for (const [index, query, set] of [
      ['accounts_by_shown_handle', byHandle(ada.id, 'seeded_12', undefined, 50)],
      ['accounts_by_shown_name', byName(ada.id, 'number 12', undefined, 50)],
      ['accounts_by_trigrams', sql.raw(alike), settings],
    ] as [string, RawBuilder<unknown>, string[]?][]) {
      const plan = await planOf(query, set);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan on accounts');
    }
  });
});
