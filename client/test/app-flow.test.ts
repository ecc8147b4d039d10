import { expect, it } from 'vitest';
import { startServiceWithApple } from '../../server/src/testing/people/apple-sign-in.ts';
import { makeGame } from '../../server/src/testing/people/game-fixtures.ts';
import { sealedCodeFor } from '../../server/src/testing/people/sign-in-steps.ts';
import { ApiError, createClient, type SessionToken, upload } from '../src/client.ts';

const { service, apple } = await startServiceWithApple({ reachable: true });
const { call, pages, watchJob } = createClient({ baseUrl: service.url });

async function guest() {
  return call('signInAsGuest', { body: { deviceId: crypto.randomUUID() } });
}

async function member(email: string, token?: SessionToken) {
  await call('startEmailCode', { body: { email } });
  const body = { email, code: await sealedCodeFor(service, email) };
  return call('verifyEmailCode', { body, ...(token && { token }) });
}

const codeOf = (error: unknown) => (error instanceof ApiError ? [error.status, error.code] : error);

it('a device plays as a guest and signs in, with Apple or by e-mail, and keeps everything', async () => {
  const game = await makeGame(service.ctx, await service.people.member('maker'));
  const visitor = await guest();
  expect(visitor.user.kind).toBe('guest');
  await call('sendEvent', { token: visitor.token, body: { type: 'play_start', gameId: game } });
  const ada = await member('ada@example.com', visitor.token);
  expect(ada.user).toMatchObject({ kind: 'member', stats: { plays: 1 } });
  expect(await call('getMe', { token: visitor.token }).catch(codeOf)).toEqual([401, 'token_invalid']);
  const identityToken = await apple.tokenOf('bob');
  const bob = await call('signInWithApple', { body: { identityToken, name: 'Bob' } });
  expect((await call('getMe', { token: bob.token })).user).toMatchObject({ name: 'Bob', kind: 'member' });
});

it('finds games in the feed and the list, plays one, reports it and saves', async () => {
  const { token } = await guest();
  const maker = await service.people.member('maker_two');
  for (let i = 0; i < 5; i++) await makeGame(service.ctx, maker);
  const { games } = await call('listGames', { token });
  const paged: string[] = [];
  for await (const page of pages('listGames', { token, query: { limit: 2 } })) {
    paged.push(...page.games.map(({ id }) => id));
  }
  expect(paged).toEqual(games.map(({ id }) => id));
  const { items } = await call('getFeed', { token });
  const [first] = items.flatMap((item) => (item.type === 'game' ? [item.game] : []));
  const id = first?.id ?? '';
  const session = await call('startPlaySession', { token, path: { id } });
  expect(await (await fetch(session.htmlUrl)).text()).toContain('coinop');
  await call('sendEvent', { token, body: { type: 'play_start', gameId: id } });
  const { user, newAchievements } = await call('sendEvent', { token, body: { type: 'score', gameId: id, score: 9 } });
  expect([user.stats.scores, Array.isArray(newAchievements)]).toEqual([1, true]);
  const playing = session.token;
  const saved = await call('saveState', { token: playing, path: { gameId: id }, body: { state: { level: 3 } } });
  expect(await call('getState', { token: playing, path: { gameId: id } })).toMatchObject({
    state: { level: 3 },
    version: saved.version,
  });
});

it('sells an item of one’s own game to a player, who approves it in the app', async () => {
  const maker = await member('cleo@example.com');
  const id = await makeGame(service.ctx, maker.user);
  const { item } = await call('createItem', {
    token: maker.token,
    path: { id },
    body: { kind: 'consumable', name: 'Potion', price: 20 },
  });
  const dan = await member('dan@example.com');
  const before = (await call('getWallet', { token: dan.token })).balance;
  const { token: playing } = await call('startPlaySession', { token: dan.token, path: { id } });
  const wish = { token: playing, body: { gameId: id, itemId: item.id }, idempotencyKey: 'first potion' };
  const { intent } = await call('createIntent', wish);
  expect((await call('createIntent', wish)).intent.id).toBe(intent.id);
  const { intents } = await call('listIntents', { token: dan.token, query: { status: 'pending' } });
  expect(intents.map(({ item: { name }, price }) => [name, price])).toEqual([['Potion', 20]]);
  const { balance } = await call('approveIntent', { token: dan.token, path: { id: intent.id } });
  expect(balance).toBe(before - 20);
  expect((await call('getGameIntent', { token: playing, path: { id: intent.id } })).intent.status).toBe('approved');
  const { items } = await call('listInventory', { token: playing, path: { gameId: id } });
  expect(items).toMatchObject([{ name: 'Potion', quantity: 1 }]);
  const other = await call('createIntent', { token: playing, body: { gameId: id, itemId: item.id } });
  const declined = await call('declineIntent', { token: dan.token, path: { id: other.intent.id } });
  expect(declined.intent.status).toBe('declined');
});

it('asks for a game, watches the job, and stops it', async () => {
  const { token } = await member('eve@example.com');
  const { job } = await call('generateGame', { token, body: { prompt: 'a snake that eats apples' } });
  const seen: string[] = [];
  for await (const { status } of watchJob(token, job.id)) {
    seen.push(status);
    if (status === 'queued') await call('cancelJob', { token, path: { id: job.id } });
  }
  expect([seen[0], seen.at(-1)]).toEqual(['queued', 'canceled']);
  const { jobs } = await call('listJobs', { token });
  expect(jobs.map(({ id }) => id)).toEqual([job.id]);
});

it('uploads a clip with progress, and gets what it takes to go live', async () => {
  const { token } = await member('fay@example.com');
  const { clip, uploadUrl } = await call('createClip', { token, body: { title: 'Jump', trimEnd: 3 } });
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom')]);
  const video = new Blob([head, new Uint8Array(300_000)]);
  const progress: number[] = [];
  const sent = await upload(uploadUrl, video, { onProgress: (bytes) => progress.push(bytes) });
  expect(sent.clip).toMatchObject({ id: clip.id, status: 'processing' });
  expect(progress.at(-1)).toBe(video.size);
  await expect(upload(uploadUrl, video)).rejects.toMatchObject({ status: 409, code: 'clip_uploaded' });
  const { clips } = await call('listMyClips', { token });
  expect(clips.map(({ id }) => id)).toEqual([clip.id]);
  const { ingest } = await call('openStream', { token, body: { title: 'Evening' } });
  expect(ingest.url).toMatch(/^rtmp:/);
});

it('finds a member, follows, and is friends when followed back', async () => {
  const [gil, hana] = [await member('gil@example.com'), await member('hana@example.com')];
  const { user } = await call('changeMe', { token: hana.token, body: { handle: 'hana_plays', name: 'Hana' } });
  const { profiles } = await call('searchProfiles', { token: gil.token, query: { q: 'hana' } });
  expect(profiles.map(({ handle }) => handle)).toContain(user.handle);
  await call('follow', { token: gil.token, path: { handle: user.handle } });
  const { social } = await call('follow', { token: hana.token, path: { handle: gil.user.handle } });
  expect(social.isFriend).toBe(true);
  const { friends } = await call('listFriends', { token: gil.token });
  expect(friends.map(({ handle }) => handle)).toEqual([user.handle]);
  const page = await call('getProfile', { token: gil.token, path: { handle: user.handle } });
  expect([page.social.isFriend, page.games, page.clips]).toEqual([true, [], []]);
  await call('unfollow', { token: gil.token, path: { handle: user.handle } });
  expect((await call('listFriends', { token: hana.token })).friends).toEqual([]);
});
