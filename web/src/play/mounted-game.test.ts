import { describe, expect, it } from 'vitest';
import { mountedGameOf } from './mounted-game.ts';

const htmlUrl = 'https://coinop.example/games/1/index.html?token=t';
const build = `https://1-a.play.example/~${'0'.repeat(64)}/index.html`;

describe('where a game is mounted', () => {
  it.each([
    ['a build', build, build, 'https://1-a.play.example', true],
    ['a document', 'https://1-a.play.example/index.html', htmlUrl, 'null', false],
    ['a build where there are no hosts for games', null, htmlUrl, 'null', false],
  ])('%s', (_name, playUrl, url, origin, hasOrigin) => {
    const mounted = mountedGameOf({ htmlUrl, playUrl }, undefined);
    expect(mounted).toMatchObject({ url, origin });
    // A document of the service's own origin with both would be the app itself.
    expect(mounted.sandbox.includes('allow-same-origin')).toBe(hasOrigin);
  });

  it('hands on what the game was shared with', () => {
    const { url } = mountedGameOf({ htmlUrl, playUrl: build }, 'level=3&from=ada');
    expect(new URL(url).searchParams.get('p')).toBe('level=3&from=ada');
    expect(mountedGameOf({ htmlUrl, playUrl: null }, 'a=1').url).toBe(`${htmlUrl}&p=a%3D1`);
  });
});
