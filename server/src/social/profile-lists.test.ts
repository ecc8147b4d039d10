import { expect, it } from 'vitest';
import { makeClip } from '../testing/people/clip-fixtures.ts';
import { makeGame } from '../testing/people/game-fixtures.ts';
import { startService } from '../testing/service.ts';

const { people, ctx, clock } = await startService();
const ada = await people.member('ada');
const reader = await people.guest();

/** Every page of a list, two at a time. */
async function all(path: string, name: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body } = await reader.get(`${path}?limit=2${cursor && `&cursor=${cursor}`}`);
    expect(status).toBe(200);
    expect(body[name].length).toBeLessThanOrEqual(2);
    found.push(...body[name].map(({ id, handle }: { id?: string; handle?: string }) => id ?? handle));
    cursor = body.nextCursor;
  }
  return found;
}

it('pages through games and clips, newest first, and shows what anybody may see', async () => {
  const [games, clips]: [string[], string[]] = [[], []];
  for (let i = 0; i < 5; i++) {
    clock.forward(60);
    games.unshift(await makeGame(ctx, ada));
    clips.unshift(await makeClip(ctx, ada, { status: 'ready' }));
  }
  await makeClip(ctx, ada, { status: 'failed' });
  expect(await all('/api/profiles/ada/games', 'games')).toEqual(games);
  expect(await all('/api/profiles/ADA/clips', 'clips')).toEqual(clips);
});

it('pages through followers and those who are followed, without banned and blocked ones', async () => {
  const handles = ['bob', 'cleo', 'dan', 'eve', 'fay'];
  for (const handle of handles) {
    clock.forward(60);
    const fan = await people.member(handle);
    await fan.post('/api/profiles/ada/follow');
    await ada.post(`/api/profiles/${handle}/follow`);
  }
  const newest = handles.toReversed();
  expect(await all('/api/profiles/ada/followers', 'profiles')).toEqual(newest);
  expect(await all('/api/profiles/ada/following', 'profiles')).toEqual(newest);
  expect(await all('/api/profiles/bob/following', 'profiles')).toEqual(['ada']);
  const gil = await people.member('gil');
  await gil.post('/api/profiles/dan/block');
  const seen = (await gil.get('/api/profiles/ada/followers')).body.profiles;
  expect(seen.map(({ handle }: { handle: string }) => handle)).toEqual(newest.filter((handle) => handle !== 'dan'));
});

it.each(['games', 'clips', 'followers', 'following'])('refuses a foreign cursor and nobody’s %s', async (list) => {
  const { nextCursor } = (await reader.get('/api/profiles/ada/followers?limit=1')).body;
  expect((await reader.get(`/api/profiles/bob/${list}?cursor=${nextCursor}`)).status).toBe(400);
  expect((await reader.get(`/api/profiles/ada/${list}?limit=0`)).status).toBe(400);
  expect((await reader.get(`/api/profiles/nobody_here/${list}`)).status).toBe(404);
  expect((await people.nobody.get(`/api/profiles/ada/${list}`)).status).toBe(401);
});
