import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordingFolder } from '../live/recordings/recording-jobs.ts';
import { newId } from '../platform/ids.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { makeBuild } from '../testing/people/build-fixtures.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type SignedInOperator, signInAsOperator } from '../testing/people/operators.ts';
import { openShop } from '../testing/people/shop-fixtures.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const gated = await startService({ beside: service, config: { ageGate: true } });
const careful = await startService({ beside: service, config: { consoleTwoPeople: true } });
const { people, ctx, clock, url } = service;
const codeOf = (answer: { status: number; headers: Headers }) => [answer.status, answer.headers.get('error-code')];
const reason = 'Against the rules';
let mona: SignedInOperator;
let max: SignedInOperator;
let sue: SignedInOperator;
let vera: SignedInOperator;

beforeAll(async () => {
  [mona, max] = [await signInAsOperator(service, 'moderator'), await signInAsOperator(service, 'moderator')];
  [sue, vera] = [await signInAsOperator(service, 'support'), await signInAsOperator(service, 'viewer')];
});

const thingOf = async (target: string, id: string) => (await vera.get(`/api/admin/things/${target}/${id}`)).body;
const deleteThing = (target: string, id: string, confirm: string, by = mona) =>
  by.post(`/api/admin/things/${target}/${id}/delete`, { reason, confirm });
const casesNow = async (): Promise<{ id: string }[]> => (await vera.get('/api/admin/reports')).body.cases;
const lastAction = async () => (await vera.get('/api/admin/actions?limit=1')).body.actions[0];

describe('permanent deletion', () => {
  it('D17: takes a game away at once, closes what was open about it, and leaves what was bought and paid', async () => {
    const shop = await openShop(ctx, people, 'ada', 'Rude Race');
    const bob = await shop.visitor('bob', 100);
    const hat = await shop.add({ kind: 'durable', name: 'Hat', price: 40 });
    await bob.approve(await bob.wants(hat));
    const pending = await bob.wants(await shop.add({ name: 'Potion', price: 10 }));
    await bob.post('/api/reports', { target: 'game', id: shop.gameId, reason: 'Rude' });
    const thing = `/api/admin/things/game/${shop.gameId}`;
    await mona.post(`${thing}/hide`, { reason: 'Rude' });
    await shop.creator.post('/api/appeals', { target: 'game', id: shop.gameId, text: 'It is not.' });

    expect((await deleteThing('game', shop.gameId, 'Rude Race', sue)).status).toBe(403);
    expect(codeOf(await deleteThing('game', shop.gameId, 'rude race'))).toEqual([400, 'confirmation_mismatch']);
    expect((await thingOf('game', shop.gameId)).name).toBe('Rude Race');
    expect((await deleteThing('game', shop.gameId, 'Rude Race')).status).toBe(204);

    for (const who of [bob, shop.creator]) {
      expect((await who.get(`/api/games/${shop.gameId}`)).status).toBe(404);
      expect((await who.post(`/api/games/${shop.gameId}/session`)).status).toBe(404);
    }
    expect((await bob.approve(pending)).status).toBeGreaterThanOrEqual(400);
    expect(await bob.balance()).toBe(60);
    expect(await bob.inventory()).toEqual({ [hat]: 1 });
    expect(await casesNow()).toEqual([]);
    expect((await vera.get('/api/admin/appeals')).body.appeals).toEqual([]);
    expect(await lastAction()).toMatchObject({
      action: 'delete game',
      targetId: shop.gameId,
      reason,
      before: { title: 'Rude Race', shown: false },
    });
    expect((await deleteThing('game', shop.gameId, 'Rude Race')).status).toBe(404);
    const gone = await thingOf('game', shop.gameId);
    expect(gone).toMatchObject({ case: { status: 'deleted', title: null }, ownerId: null, name: null, preview: null });
    expect(gone.decisions[0]).toMatchObject({ decision: 'delete', decidedBy: mona.email });
    await allChecksHold(ctx);
  });

  it('takes a clip with its files, and a comment with its answers and their cases', async () => {
    const [cyd, dan] = [await people.member('cyd'), await people.member('dan')];
    const gameId = await makeGame(ctx, cyd, { title: 'Quiet game' });
    const clipId = await makeClip(ctx, cyd, { title: 'My clip' });
    expect((await deleteThing('clip', clipId, 'My clip')).status).toBe(204);
    expect((await cyd.get(`/api/clips/${clipId}`)).status).toBe(404);
    const comments = `/api/games/${gameId}/comments`;
    const text = 'What a terrible thing to say, and\nhow long it is';
    const { id } = (await dan.post(comments, { text })).body.comment;
    const answer = (await cyd.post(comments, { text: 'And another', parentId: id })).body.comment;
    await cyd.post('/api/reports', { target: 'comment', id, reason: 'Rude' });
    await dan.post('/api/reports', { target: 'comment', id: answer.id, reason: 'Rude too' });
    expect(await casesNow()).toHaveLength(2);
    const { name, preview } = await thingOf('comment', id);
    expect([name, preview]).toEqual(['What a terrible thing to say,', { kind: 'text', url: null, text }]);
    expect((await deleteThing('comment', id, name)).status).toBe(204);
    expect((await cyd.get(comments)).body.comments).toEqual([]);
    expect(await casesNow()).toEqual([]);
    expect((await deleteThing('profile', cyd.id, 'cyd')).status).toBe(400);
    await allChecksHold(ctx);
  });

  it('takes a recording of a stream with its files', async () => {
    const uma = await people.member('uma');
    const { live } = (await uma.post('/api/live', { title: 'My stream' })).body;
    const id = newId(clock.now());
    await sql`
      insert into recordings (id, account_id, stream_id, title, status, is_public, size_bytes, created_at)
      values (${id}, ${uma.id}, ${live.id}, 'Best of uma', 'ready', true, 70, ${clock.now()})`.execute(ctx.db);
    expect((await vera.get('/api/admin/content/recording')).body.content).toMatchObject([{ id, state: 'shown' }]);
    expect((await uma.get(`/api/recordings/${id}`)).status).toBe(200);
    expect((await deleteThing('recording', id, 'Best of uma')).status).toBe(204);
    expect((await uma.get(`/api/recordings/${id}`)).status).toBe(404);
    const { rows } = await sql<{ ids: string[] }>`
      select data -> 'recordingIds' as ids from pgboss.job where name = 'remove-recordings'`.execute(ctx.db);
    expect(rows).toEqual([{ ids: [id] }]);
  });

  it('waits for a second operator where the settings want two', async () => {
    const eli = await people.member('eli');
    const gameId = await makeGame(ctx, eli, { title: 'Twice' });
    const asked = await careful.people
      .with(mona.token)
      .post(`/api/admin/things/game/${gameId}/delete`, { reason, confirm: 'Twice' });
    expect(asked.body.request).toMatchObject({ action: 'delete game', status: 'pending' });
    expect((await eli.get(`/api/games/${gameId}`)).status).toBe(200);
    expect((await max.post(`/api/admin/requests/${asked.body.request.id}/approve`, { reason })).status).toBe(200);
    await expect.poll(async () => (await eli.get(`/api/games/${gameId}`)).status).toBe(404);
  });

  it('closes the case of what its owner deleted, and deletes no starter game', async () => {
    const [fay, gus] = [await people.member('fay'), await people.member('gus')];
    const gameId = await makeGame(ctx, fay, { title: 'Gone soon' });
    await gus.post('/api/reports', { target: 'game', id: gameId, reason: 'Rude' });
    expect((await fay.delete(`/api/games/${gameId}`)).status).toBe(204);
    expect(await casesNow()).toMatchObject([{ id: gameId, title: null }]);
    const { body } = await mona.post(`/api/admin/things/game/${gameId}/restore`, { reason });
    expect(body.case.status).toBe('deleted');
    expect(await casesNow()).toEqual([]);
    const starter = await makeGame(ctx, fay, { title: 'Starter', isStarter: true });
    expect(codeOf(await deleteThing('game', starter, 'Starter'))).toEqual([409, 'starter_game']);
  });
});

describe('curating a game', () => {
  it('features it for a time, in the row of its own, with the reason in the log', async () => {
    const hal = await people.member('hal');
    const gameId = await makeGame(ctx, hal, { title: 'Fine game' });
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const feature = (body: object, by = mona) => by.put(`/api/admin/games/${gameId}/featured`, body);
    const featured = async () => (await hal.get('/api/games/search?sort=featured')).body.games;
    expect((await feature({ until, reason }, vera)).status).toBe(403);
    expect((await feature({ until: clock.now().toISOString(), reason })).status).toBe(400);
    expect((await feature({ until, reason })).body.game).toMatchObject({ featuredUntil: until });
    expect(await lastAction()).toMatchObject({ action: 'feature', before: { featuredUntil: null }, reason });
    expect(await featured()).toMatchObject([{ id: gameId }]);
    expect((await vera.get('/api/admin/content/game?state=featured')).body.content).toMatchObject([{ id: gameId }]);
    clock.forward(3601);
    expect(await featured()).toEqual([]);
    const again = new Date(clock.now().getTime() + 3_600_000).toISOString();
    await feature({ until: again, reason });
    expect((await feature({ until: null, reason })).body.game.featuredUntil).toBeNull();
    expect(await featured()).toEqual([]);
    expect((await mona.put(`/api/admin/games/${hal.id}/featured`, { until: null, reason })).status).toBe(404);
  });

  it('changes its tags and its rating, which keeps out players known to be younger', async () => {
    const [ivy, kid, old] = [await people.member('ivy'), await people.member('kid'), await people.member('old')];
    const gameId = await makeGame(ctx, ivy, { title: 'Grim game' });
    await kid.patch('/api/me', { ageBand: '13_to_17' });
    await old.patch('/api/me', { ageBand: 'adult' });
    const tagged = await mona.put(`/api/admin/games/${gameId}/tags`, { tags: ['horror'], reason });
    expect(tagged.body.game.tags).toEqual(['horror']);
    expect(await lastAction()).toMatchObject({ action: 'tag', before: { tags: [] }, after: { tags: ['horror'] } });
    const rate = (rating: string | null) => mona.put(`/api/admin/games/${gameId}/rating`, { rating, reason });
    const open = async (who: typeof kid) =>
      codeOf(await gated.people.with(who.token).post(`/api/games/${gameId}/session`));
    expect((await rate('teen')).status).toBe(200);
    expect(await open(kid)).toEqual([201, null]);
    expect((await rate('adult')).status).toBe(200);
    expect((await ivy.get(`/api/games/${gameId}`)).body.game).toMatchObject({ rating: 'adult', tags: ['horror'] });
    expect(await open(kid)).toEqual([403, 'age_below_rating']);
    expect([await open(old), await open(await people.member('mute'))]).toEqual([
      [201, null],
      [201, null],
    ]);
    expect((await rate('wild')).status).toBe(400);
    expect((await rate(null)).body.game.rating).toBeNull();
    expect(await open(kid)).toEqual([201, null]);
  });
});

describe('looking at content', () => {
  it('lists every kind with its state, by title, id and owner, page by page', async () => {
    const lea = await people.member('lea');
    const first = await makeGame(ctx, lea, { title: 'Apple 100% pie' });
    clock.forward(1);
    const second = await makeGame(ctx, lea, { title: 'Apple tart', listed: false });
    const list = async (query: string) => (await vera.get(`/api/admin/content/${query}`)).body;
    expect((await list('game?q=%40lea')).content).toMatchObject([
      { id: second, state: 'unlisted', owner: 'lea', reports: 0 },
      { id: first, state: 'shown' },
    ]);
    expect((await list('game?q=100%25')).content).toMatchObject([{ id: first }]);
    expect((await list(`game?q=${second}`)).content).toMatchObject([{ id: second }]);
    const page = await list('game?q=apple&limit=1');
    const rest = await list(`game?q=apple&limit=1&cursor=${page.nextCursor}`);
    expect([page.content[0].id, rest.content[0].id, rest.nextCursor]).toEqual([second, first, null]);
    const clip = await makeClip(ctx, lea, { title: 'Apple clip' });
    await mona.post(`/api/admin/things/clip/${clip}/hide`, { reason });
    expect((await list('clip?state=hidden')).content).toMatchObject([{ id: clip, state: 'hidden' }]);
    expect((await list('comment?q=apple')).content).toEqual([]);
    expect((await list('live?q=apple')).content).toEqual([]);
    expect((await vera.get('/api/admin/content/planet')).status).toBe(400);
  });

  it('D16: shows a hidden game in the sandbox of games, with no player, no token and no network', async () => {
    const nia = await people.member('nia');
    const gameId = await makeGame(ctx, nia, { title: 'Hidden one', html: '<!doctype html><p>Boo</p>' });
    await mona.post(`/api/admin/things/game/${gameId}/hide`, { reason });
    const { preview } = await thingOf('game', gameId);
    expect(preview).toMatchObject({ kind: 'document', text: null });
    const { pathname, search } = new URL(preview.url);
    const answer = await fetch(`${url}${pathname}${search}`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(policy).toContain('sandbox allow-scripts allow-pointer-lock;');
    expect(policy).toContain('connect-src data: blob:;');
    const html = await answer.text();
    expect(html).toContain('<p>Boo</p>');
    expect(html).toContain('"handle":"preview"');
    const boot = /window\.__coinop=(\{.*?\});"use strict"/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(boot)).toMatchObject({ gameId, state: 'null' });
    expect(boot).not.toMatch(/token|nia/);
    const other = await makeGame(ctx, nia, { title: 'Another' });
    expect((await fetch(`${url}/games/${other}/preview.html${search}`)).status).toBe(404);
    expect((await fetch(`${url}${pathname}?pass=forged.pass`)).status).toBe(404);
    clock.forward(1801);
    expect((await fetch(`${url}${pathname}${search}`)).status).toBe(404);
  });

  it('shows a hidden clip only with its pass', async () => {
    const oda = await people.member('oda');
    const clipId = await makeClip(ctx, oda, { title: 'Hidden clip' });
    await ctx.storage.put(`${clipId}.mp4`, Readable.from(['video']));
    await mona.post(`/api/admin/things/clip/${clipId}/hide`, { reason });
    const { preview } = await thingOf('clip', clipId);
    const { pathname, search } = new URL(preview.url);
    expect((await fetch(`${url}${pathname}${search}`)).status).toBe(200);
    expect((await fetch(`${url}${pathname}?pass=x`)).status).toBe(404);
    expect((await fetch(`${url}/clips/${clipId}/video.mp4`)).status).toBe(404);
    clock.forward(1801);
    expect((await fetch(`${url}${pathname}${search}`)).status).toBe(404);
  });

  it('shows a hidden and a private recording only with its pass', async () => {
    const pia = await people.member('pia');
    const { live } = (await pia.post('/api/live', { title: 'My stream' })).body;
    const [id, other] = [newId(clock.now()), newId(clock.now())];
    const segment = 'segment-mabcdefg-000001.ts';
    for (const one of [id, other]) {
      await sql`
        insert into recordings (id, account_id, stream_id, title, status, is_public, size_bytes, created_at)
        values (${one}, ${pia.id}, ${live.id}, 'Not for all', 'ready', false, 5, ${clock.now()})`.execute(ctx.db);
      await sql`insert into recording_segments values (${one}, ${segment}, 4, 5)`.execute(ctx.db);
      await ctx.storage.put(`${recordingFolder(one)}/${segment}`, Readable.from(['video']));
    }
    await mona.post(`/api/admin/things/recording/${id}/hide`, { reason });
    const { preview } = await thingOf('recording', id);
    expect(preview).toMatchObject({ kind: 'stream', text: null });
    const { pathname, search } = new URL(preview.url);
    const statusOf = async (address: string) => (await fetch(`${url}${address}`)).status;
    const playlist = await (await fetch(`${url}${pathname}${search}`)).text();
    expect(playlist).toContain(`${segment}${search}`);
    const seen = await fetch(`${url}/recordings/${id}/preview/${segment}${search}`);
    expect([seen.status, await seen.text()]).toEqual([200, 'video']);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(await statusOf(`${pathname}?pass=x`)).toBe(404);
    expect(await statusOf(`/recordings/${id}/preview/secret.txt${search}`)).toBe(404);
    expect(await statusOf(`/recordings/${other}/preview/${segment}${search}`)).toBe(404);
    expect(await statusOf(`/recordings/${id}/${segment}${search}`)).toBe(404);
    expect((await thingOf('recording', other)).preview.kind).toBe('stream');
    clock.forward(1801);
    expect(await statusOf(`${pathname}${search}`)).toBe(404);
  });

  it('shows a hidden build on a host of the day', async () => {
    const hosted = await startService({ beside: service, config: { gameHosts: 'https://*.play.test' } });
    const pia = await people.member('pia');
    const { id } = await makeBuild(ctx, pia, { 'index.html': '<p>Build</p><script src="a.js"></script>', 'a.js': '1' });
    await mona.post(`/api/admin/things/game/${id}/hide`, { reason });
    const { preview } = (await hosted.people.with(vera.token).get(`/api/admin/things/game/${id}`)).body;
    expect(preview.kind).toBe('build');
    const { pathname, host } = new URL(preview.url);
    const at = (name: string) => hosted.app.inject({ url: pathname, headers: { host: name } });
    expect((await at(host)).statusCode).toBe(200);
    const stranger = host.replace(/.(?=\.play)/, (last) => (last === '0' ? '1' : '0'));
    expect((await at(stranger)).statusCode).toBe(404);
    clock.forward(2 * 86_400);
    expect((await at(host)).statusCode).toBe(404);
  });
});
