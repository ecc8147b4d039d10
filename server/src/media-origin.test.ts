import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { streamFolder } from './live/live-files.ts';
import { makeClip } from './testing/people/clip-fixtures.ts';
import { makeGame } from './testing/people/game-fixtures.ts';
import { goLive } from './testing/people/live-fixtures.ts';
import { startService } from './testing/service.ts';

const mediaOrigin = 'https://media.example';
const { people, ctx, url } = await startService({ config: { mediaOrigin, appOrigins: ['https://app.example'] } });
const ada = await people.member('ada');

/** What a cache gets that stands at the origin of media. */
async function fetchAsCache(address: string): Promise<Response> {
  expect(address.startsWith(`${mediaOrigin}/`)).toBe(true);
  const answer = await fetch(address.replace(mediaOrigin, url), { headers: { origin: 'https://strange.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  // One copy does for everybody.
  expect(answer.headers.get('vary')).toBeNull();
  return answer;
}

it('clips and the pictures of games have addresses at the origin of media, which a cache may keep', async () => {
  const id = await makeClip(ctx, ada);
  await ctx.storage.put(`${id}.mp4`, Readable.from(['0123456789']));
  await ctx.storage.put(`${id}.jpg`, Readable.from(['a picture']));
  const { videoUrl, thumbnailUrl } = (await ada.get(`/api/clips/${id}`)).body.clip;
  for (const [address, text] of [
    [videoUrl, '0123456789'],
    [thumbnailUrl, 'a picture'],
  ]) {
    const answer = await fetchAsCache(address);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300, immutable');
    expect(answer.headers.get('etag')).toMatch(/^"/);
  }
  const { game } = (await ada.get(`/api/games/${await makeGame(ctx, ada)}`)).body;
  expect((await fetchAsCache(game.thumbnailUrl)).headers.get('cache-control')).toMatch(/^public, /);
  expect(game.htmlUrl.startsWith(mediaOrigin)).toBe(false);
});

it('a playlist stays with us and names segments at the origin of media', async () => {
  const id = await goLive(ctx, ada);
  const folder = streamFolder(ctx.config, id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'segment-m0000000-000001.ts'), 'a segment');
  writeFileSync(path.join(folder, 'index.m3u8'), '#EXTM3U\n#EXTINF:2.000000,\nsegment-m0000000-000001.ts\n');
  const { playbackUrl } = (await ada.get('/api/live')).body.live;
  expect(playbackUrl).toBe(`http://coinop.test/live/${id}/index.m3u8`);
  const playlist = await people.nobody.get(`/live/${id}/index.m3u8`);
  expect(playlist.headers.get('cache-control')).toBe('no-cache');
  const [segment = ''] = playlist.text.split('\n').filter((line) => line.includes('.ts'));
  const answer = await fetchAsCache(segment);
  expect([answer.status, await answer.text()]).toEqual([200, 'a segment']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600, immutable');
  const again = await people.nobody.get(`/live/${id}/index.m3u8`, {
    'if-none-match': playlist.headers.get('etag') ?? '',
  });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('the app may show and fetch media from there', async () => {
  const policy = (await people.nobody.get('/')).headers.get('content-security-policy');
  for (const directive of ["img-src 'self' data: blob:", "media-src 'self' blob:", "connect-src 'self'"])
    expect(policy).toContain(`${directive} ${mediaOrigin};`);
});
