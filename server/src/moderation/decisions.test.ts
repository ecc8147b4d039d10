import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { command } from '../commands/moderation.ts';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { type Person, requestsWith } from '../testing/people/people.ts';
import { memberByEmail, signInByEmail } from '../testing/people/sign-in-steps.ts';
import { startService } from '../testing/service.ts';

const service = await startService();
const other = await startService({ beside: service });
const { people, ctx } = service;
const reader = await people.guest();
const readerElsewhere = requestsWith(other.url, reader.token);
const config = { ...ctx.config, databaseUrl: service.databaseUrl };

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const moderation = (...args: string[]) => command.run(config, args);
const grounds = ['--reason', 'It is rude.', '--by', 'olga'];

/** A second is the promise; a busy machine gets more. */
async function soon(isSo: () => Promise<boolean>): Promise<void> {
  await expect.poll(isSo).toBe(true);
}
const listedIn = async (who: { get: Person['get'] }) =>
  (await who.get('/api/games')).body.games.map(({ id }: { id: string }) => id) as string[];

describe('hide and restore', () => {
  it('take a game out of everything on every node, but for its owner, and bring it back', async () => {
    const ada = await people.member('ada');
    const gameId = await makeGame(ctx, ada, { title: 'Rude game' });
    for (const who of [reader, readerElsewhere]) await soon(async () => (await listedIn(who)).includes(gameId));
    await moderation('hide', 'game', gameId, ...grounds);
    expect(printed).toEqual(['game "Rude game" is hidden.']);
    for (const who of [reader, readerElsewhere]) {
      await soon(async () => !(await listedIn(who)).includes(gameId));
      expect((await who.get(`/api/games/${gameId}`)).status).toBe(404);
      expect((await who.post(`/api/games/${gameId}/session`)).status).toBe(404);
    }
    expect((await reader.get('/api/profiles/ada')).body.games).toEqual([]);
    expect((await ada.get(`/api/games/${gameId}`)).status).toBe(200);
    await moderation('restore', 'game', gameId, ...grounds);
    for (const who of [reader, readerElsewhere]) await soon(async () => (await listedIn(who)).includes(gameId));
  });

  it('hide a clip from all but its owner', async () => {
    const fay = await people.member('fay');
    const clip = await makeClip(ctx, fay, { title: 'Rude clip' });
    await moderation('hide', 'clip', clip, ...grounds);
    expect((await reader.get(`/api/clips/${clip}`)).status).toBe(404);
    expect((await reader.get('/api/profiles/fay')).body.clips).toEqual([]);
    expect((await fay.get(`/api/clips/${clip}`)).status).toBe(200);
    expect((await reader.post('/api/reports', { target: 'clip', id: clip, reason: 'x' })).status).toBe(404);
    await moderation('restore', 'clip', clip, ...grounds);
    expect((await reader.get(`/api/clips/${clip}`)).status).toBe(200);
    expect((await reader.post('/api/reports', { target: 'clip', id: clip, reason: 'x' })).status).toBe(201);
    await moderation('restore', 'clip', clip, ...grounds);
  });

  it('hide a live stream from all but its owner', async () => {
    const gus = await people.member('gus');
    const { body } = await gus.post('/api/live', { title: 'Rude stream' });
    await moderation('hide', 'live', body.live.id, ...grounds);
    expect(printed).toEqual(['live "Rude stream" is hidden.']);
    expect((await reader.get(`/api/live/${body.live.id}`)).status).toBe(404);
    expect((await gus.get(`/api/live/${body.live.id}`)).status).toBe(200);
    await moderation('restore', 'live', body.live.id, ...grounds);
    expect((await reader.get(`/api/live/${body.live.id}`)).status).toBe(200);
  });

  it('hide a profile from all but its owner', async () => {
    const bob = await people.member('bob');
    await moderation('hide', 'profile', 'BOB', ...grounds);
    expect((await reader.get('/api/profiles/bob')).status).toBe(404);
    expect((await reader.get('/api/profiles/search?q=bob')).body.profiles).toEqual([]);
    expect((await bob.get('/api/profiles/bob')).status).toBe(200);
    await moderation('restore', 'profile', 'bob', ...grounds);
    expect((await reader.get('/api/profiles/bob')).status).toBe(200);
  });

  it('settle what was reported', async () => {
    const cyd = await people.member('cyd');
    const gameId = await makeGame(ctx, cyd, { title: 'Reported game' });
    await reader.post('/api/reports', { target: 'game', id: gameId, reason: 'Rude,\u200b\nreally' });
    await moderation('list');
    expect(printed).toEqual([`game ${gameId} "Reported game": reported, 1 reports of which 0 count`]);
    printed = [];
    await moderation('restore', 'game', gameId, ...grounds);
    await moderation('show', 'game', gameId);
    expect(printed.slice(1).map((line) => line.replace(/\d{4}-\S+Z/, 'THEN'))).toEqual([
      `game ${gameId} "Reported game", shown`,
      'restored, 1 reports of which 0 count',
      `  THEN @${reader.handle} (does not count): Rude, really`,
      `  THEN restore game ${gameId} by olga: It is rude.`,
    ]);
    printed = [];
    await moderation('list');
    expect(printed).toEqual(['Nothing waits for a decision.']);
  });
});

describe('ban and unban', () => {
  it('kill the tokens, refuse signing in, hide what is theirs, on every node, until it is lifted', async () => {
    const dee = await memberByEmail(service, 'dee@example.com');
    const deeElsewhere = requestsWith(other.url, dee.token);
    const gameId = await makeGame(ctx, dee);
    const playing = await people.playing(dee, gameId);
    for (const who of [reader, readerElsewhere]) await soon(async () => (await listedIn(who)).includes(gameId));
    expect((await deeElsewhere.get('/api/me')).status).toBe(200);
    await moderation('ban', dee.handle, ...grounds);
    for (const who of [dee, deeElsewhere]) await soon(async () => (await who.get('/api/me')).status === 401);
    expect((await playing.get('/api/sdk/wallet')).status).toBe(401);
    const refused = await signInByEmail(service, 'dee@example.com');
    expect([refused.status, refused.headers.get('error-code')]).toEqual([403, 'account_banned']);
    for (const who of [reader, readerElsewhere]) {
      await soon(async () => !(await listedIn(who)).includes(gameId));
      expect((await who.get(`/api/games/${gameId}`)).status).toBe(404);
    }
    expect((await reader.get(`/api/profiles/${dee.handle}`)).status).toBe(404);
    await moderation('unban', dee.handle, ...grounds);
    expect((await dee.get('/api/me')).status).toBe(401);
    const back = await memberByEmail(service, 'dee@example.com');
    expect(back.id).toBe(dee.id);
    for (const who of [reader, readerElsewhere]) await soon(async () => (await listedIn(who)).includes(gameId));
  });

  it('shut out a guest with the device', async () => {
    const { body } = await people.nobody.post('/api/auth/guest', { deviceId: 'a-rude-device' });
    await moderation('ban', body.user.handle, ...grounds);
    expect((await people.with(body.token).get('/api/me')).status).toBe(401);
    const again = await people.nobody.post('/api/auth/guest', { deviceId: 'a-rude-device' });
    expect([again.status, again.headers.get('error-code')]).toEqual([403, 'account_banned']);
  });
});

describe('the log', () => {
  it('holds who decided what and why, newest first, and cannot be changed', async () => {
    const eve = await people.member('eve');
    await moderation('ban', 'eve', ...grounds);
    await moderation('unban', 'eve', '--reason', 'It was a mistake.', '--by', 'otto');
    printed = [];
    await moderation('list', '--log');
    expect(printed.slice(0, 2).map((line) => line.replace(/\d{4}-\S+Z/, 'THEN'))).toEqual([
      `  THEN unban account ${eve.id} by otto: It was a mistake.`,
      `  THEN ban account ${eve.id} by olga: It is rude.`,
    ]);
    await expect(sql`update moderation_decisions set reason = 'nothing'`.execute(ctx.db)).rejects.toThrow('stays');
    await expect(sql`delete from moderation_decisions`.execute(ctx.db)).rejects.toThrow('stays');
  });
});

describe('an order that cannot be carried out', () => {
  it.each([
    [[], 'Say what to do'],
    [['delete'], 'Say what to do'],
    [['hide', 'game'], 'Say which thing'],
    [['hide', 'planet', 'x', ...grounds], 'Say which thing'],
    [['ban'], 'needs a handle'],
    [['hide', 'game', 'x'], '--reason must say'],
    [['ban', 'eve', '--reason', ' '], '--reason must say'],
    [['hide', 'game', 'x', ...grounds], 'There is no such game.'],
    [['show', 'profile', 'nobody_at_all'], 'There is no such profile.'],
    [['ban', 'nobody_at_all', ...grounds], 'There is no such account.'],
    [['unban', 'eve', ...grounds], 'This account is not banned.'],
  ])('%j says: %s', async (args, sentence) => {
    await expect((async () => moderation(...args))()).rejects.toThrow(sentence);
  });
});
