import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { removeFilesHandler } from '../clips/sweep-clips.ts';
import { allChecksHold } from '../testing/audit-fixtures.ts';
import { notificationReceived } from '../testing/notification-received.ts';
import { startServiceWithApple } from '../testing/people/apple-sign-in.ts';
import { giveCoins } from '../testing/people/coin-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import {
  dumpEveryTable,
  liveIn,
  liveInAsMember,
  makeNeighbourhood,
  mentionsOf,
  type Neighbourhood,
} from '../testing/people/lived-in-account.ts';
import { type Person, requestsWith } from '../testing/people/people.ts';
import { visiting } from '../testing/people/shop-fixtures.ts';
import { memberByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';

const { service, apple, keys } = await startServiceWithApple();
const { people, ctx, clock } = service;
const { nobody } = people;
let where: Neighbourhood;
beforeAll(async () => {
  where = await makeNeighbourhood(service);
});

const walletOf = async (person: Person) => (await person.get('/api/wallet')).body.balance;

async function tablesWith(text: string): Promise<string[]> {
  const dump = await dumpEveryTable(service);
  return [...dump].filter(([, rows]) => rows.toLowerCase().includes(text.toLowerCase())).map(([table]) => table);
}

describe('DELETE /api/me', () => {
  it('leaves games under a neutral name, or takes them along when their maker says so', async () => {
    const [kim, leo] = [await people.member('kim'), await people.member('leo')];
    const kept = await makeGame(ctx, kim, { title: 'Kept game' });
    const taken = await makeGame(ctx, leo, { title: 'Taken along' });
    expect((await leo.delete('/api/me?games=sell')).status).toBe(400);
    expect((await kim.delete('/api/me')).status).toBe(204);
    expect((await leo.delete('/api/me?games=delete')).status).toBe(204);
    const guest = await people.guest();
    expect((await guest.get(`/api/games/${kept}`)).body.game.title).toBe('Kept game');
    expect((await guest.get(`/api/games/${taken}`)).status).toBe(404);
    expect(await tablesWith('Taken along')).toEqual([]);
  });

  it('erases personal data from every table, jobs included, and all invariants hold', async () => {
    const email = 'ada.secret@example.com';
    const device = { deviceId: 'device-0d6b-of-ada' };
    const guest = await nobody.post('/api/auth/guest', device);
    const ada = await memberByEmail(service, email, people.with(guest.body.token));
    const identityToken = await keys.sign({ sub: 'subject-of-ada', email, email_verified: true }, { now: clock.now() });
    expect((await nobody.post('/api/auth/apple', { identityToken })).body.user.id).toBe(ada.id);
    await ada.patch('/api/me', { handle: 'ada_first_handle', name: 'Ada Unmistakable' });
    await ada.patch('/api/me', { handle: 'ada_last_handle' });
    const words = 'words only ada writes';
    await liveInAsMember(service, { ...ada, handle: 'ada_last_handle' }, where, words);
    const eve = await people.member('eve');
    const reason = 'Ada Unmistakable is rude to me';
    expect((await eve.post('/api/reports', { target: 'profile', id: 'ada_last_handle', reason })).status).toBe(201);
    // A code is on its way, sealed, with its job in the queue.
    await nobody.post('/api/auth/email/start', { email });

    for (const trace of [words, 'Ada Unmistakable']) expect(await tablesWith(trace)).not.toEqual([]);
    expect((await ada.delete('/api/me')).status).toBe(204);
    for (const trace of [email, 'ada.secret', device.deviceId, 'subject-of-ada', 'Unmistakable', words]) {
      expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
    }
    for (const handle of ['ada_first_handle', 'ada_last_handle']) {
      expect(await tablesWith(handle)).toEqual(['reserved_handles']);
    }
    expect(await mentionsOf(service, ada.id)).toEqual({
      'account_stats.account_id': 1,
      'accounts.merged_into': 1,
      'coin_accounts.account_id': 1,
      'inventory_moves.account_id': expect.any(Number),
      'purchase_intents.account_id': expect.any(Number),
      'reserved_handles.account_id': 3,
    });
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from sign_in_codes) + (select count(*) from devices) as left`.execute(ctx.db);
    expect(rows).toEqual([{ left: 0 }]);
    await allChecksHold(ctx);
  });

  it('ends its tokens, the games’ too, on every node once that has heard of it', async () => {
    const there = await startService({ beside: service });
    const bea = await apple.member('bea');
    const playing = await people.playing(bea, where.shop.gameId);
    const elsewhere = [requestsWith(there.url, bea.token), requestsWith(there.url, playing.token)] as const;
    expect((await elsewhere[0].get('/api/me')).status).toBe(200);
    expect((await elsewhere[1].get('/api/sdk/wallet')).status).toBe(200);
    const heard = notificationReceived(there, 'access', bea.id);
    expect((await bea.delete('/api/me')).status).toBe(204);
    expect([(await bea.get('/api/me')).status, (await playing.get('/api/sdk/wallet')).status]).toEqual([401, 401]);
    await heard;
    expect((await elsewhere[0].get('/api/me')).status).toBe(401);
    expect((await elsewhere[1].get('/api/sdk/wallet')).status).toBe(401);
  });

  it('leaves its games to a neutral creator, and their sales to the platform', async () => {
    const cid = await apple.member('cid');
    const game = await makeGame(ctx, cid, { title: 'An orphan' });
    const item = await cid.post(`/api/games/${game}/items`, { kind: 'consumable', name: 'Nut', price: 10 });
    await cid.delete('/api/me');
    const dee = await people.member('dee');
    const { body } = await dee.get(`/api/games/${game}`);
    expect(body.game.creator).toEqual({ handle: 'former_player', name: 'Former player' });
    await giveCoins(ctx, dee, 10);
    const visitor = await visiting(people, dee, game);
    const revenue = () => sql<{ coins: number }>`select coins_balance(coins_revenue()) as coins`.execute(ctx.db);
    const before = (await revenue()).rows[0]?.coins ?? 0;
    expect((await visitor.approve(await visitor.wants(item.body.item.id))).body.balance).toBe(0);
    expect((await revenue()).rows[0]?.coins).toBe(before + 10);
    await allChecksHold(ctx);
  });

  it('gives its coins back to issuance', async () => {
    const issued = async () => {
      const { rows } = await sql<{ coins: number }>`select -coins_balance(coins_issuance()) as coins`.execute(ctx.db);
      return rows[0]?.coins ?? 0;
    };
    const before = await issued();
    const fay = await apple.member('fay');
    await giveCoins(ctx, fay, 123);
    expect(await issued()).toBe(before + 623);
    await fay.delete('/api/me');
    expect(await issued()).toBe(before);
  });

  it('pays no identity a second welcome, whichever of its ways it comes back by', async () => {
    const email = 'gus@example.com';
    const gus = await memberByEmail(service, email);
    const identityToken = await keys.sign({ sub: 'gus', email, email_verified: true }, { now: clock.now() });
    await nobody.post('/api/auth/apple', { identityToken });
    expect(await walletOf(gus)).toBe(500);
    await gus.delete('/api/me');
    const again = await apple.member('gus');
    expect([again.id === gus.id, await walletOf(again)]).toEqual([false, 0]);
    const byMail = await memberByEmail(service, email);
    expect([byMail.id === gus.id, await walletOf(byMail)]).toEqual([false, 0]);
    await byMail.delete('/api/me');
    expect(await walletOf(await memberByEmail(service, email))).toBe(0);
  });

  it('removes its clips with their files', async () => {
    const hal = await apple.member('hal');
    await liveIn(service, hal, where);
    const { rows } = await sql<{ id: string; name: string }>`
      update clips set video_name = 'clips/' || id || '/video.mp4' where account_id = ${hal.id}
      returning id, video_name as name`.execute(ctx.db);
    const { id = '', name = '' } = rows[0] ?? {};
    await ctx.storage.put(name, Readable.from(['what was filmed']));
    expect((await people.nobody.get(`/c/${id}`)).status).toBe(200);
    await hal.delete('/api/me');
    const other = await people.member('other');
    expect((await other.get(`/api/clips/${id}`)).status).toBe(404);
    const jobs = await sql<{ data: { names: string[] } }>`
      select data from pgboss.job where name = ${removeFilesHandler.name}`.execute(ctx.db);
    expect(jobs.rows.flatMap(({ data }) => data.names)).toContain(name);
    const run = { signal: new AbortController().signal, id: '' };
    for (const { data } of jobs.rows) await removeFilesHandler.run(ctx, data, run);
    expect(await ctx.storage.size(name)).toBeUndefined();
  });

  it('ends follows and blocks on both sides, and what was pending', async () => {
    const [ida, jon] = [await people.member('ida'), await people.member('jon')];
    await ida.post('/api/profiles/jon/follow');
    await jon.post('/api/profiles/ida/follow');
    await ida.delete('/api/me');
    expect((await jon.get('/api/me')).body.user.stats).toMatchObject({ followers: 0, following: 0, friends: 0 });
    expect((await jon.get('/api/profiles/ida')).status).toBe(404);
    await allChecksHold(ctx);
  });

  it('is for guests too, and frees the device', async () => {
    const device = { deviceId: 'closing-device' };
    const { body } = await nobody.post('/api/auth/guest', device);
    const guest: Person = { ...body.user, token: body.token, ...people.with(body.token) };
    await liveIn(service, guest, where, 'words of a guest');
    expect((await guest.delete('/api/me')).status).toBe(204);
    expect(await tablesWith('words of a guest')).toEqual([]);
    const again = await nobody.post('/api/auth/guest', device);
    expect(again.body.user.id).not.toBe(guest.id);
    await allChecksHold(ctx);
  });

  it('happens once when it is asked for several times at once', async () => {
    const kim = await apple.member('kim');
    const answers = await Promise.all([kim.delete('/api/me'), kim.delete('/api/me'), kim.delete('/api/me')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401, 401]);
  });

  it('is refused without a session, and to a game', async () => {
    const lea = await people.member('lea');
    expect((await nobody.delete('/api/me')).status).toBe(401);
    expect((await (await people.playing(lea, where.shop.gameId)).delete('/api/me')).status).toBe(403);
    expect((await lea.get('/api/me')).status).toBe(200);
  });

  it('keeps the handle from others for 90 days', async () => {
    const max = await apple.member('max');
    await max.patch('/api/me', { handle: 'max_was_here' });
    await max.delete('/api/me');
    const ned = await people.member('ned');
    expect((await ned.patch('/api/me', { handle: 'max_was_here' })).status).toBe(409);
    clock.forward(91 * 86_400);
    const oli = await people.member('oli');
    expect((await oli.patch('/api/me', { handle: 'max_was_here' })).status).toBe(200);
  });
});
