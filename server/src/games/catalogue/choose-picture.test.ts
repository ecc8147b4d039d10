import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { spend } from '../../access/limits.ts';
import { ffmpegOf } from '../../sandbox/programs.ts';
import { writeFolder } from '../../testing/folder-of-game.ts';
import { makeBuild } from '../../testing/people/build-fixtures.ts';
import { startService } from '../../testing/service.ts';
import { addVersion } from '../builds/add-version.ts';
import { readBuild } from '../builds/read-build.ts';
import { storeBuild } from '../builds/store-build.ts';

const { ctx, people, url } = await startService();
const [ada, bob] = [await people.member('ada'), await people.member('bob')];
const files = { 'index.html': '<!doctype html><p>Game' };
const { id } = await makeBuild(ctx, ada, files);
const ffmpeg = await ffmpegOf(ctx.config);

/** A picture of one colour with a word in it that nobody should find again. */
function drawn(codec: 'png' | 'mjpeg' | 'libwebp', size: string): Buffer {
  return execFileSync('path' in ffmpeg ? ffmpeg.path : '', [
    ...['-v', 'error', '-f', 'lavfi', '-i', `color=red:s=${size}`, '-frames:v', '1'],
    ...['-metadata', 'comment=where I live', '-f', 'image2pipe', '-c:v', codec, 'pipe:1'],
  ]);
}
const addressOf = (type: string, bytes: Buffer) => `data:image/${type};base64,${bytes.toString('base64')}`;
const shown = async () => {
  const { game } = (await ada.get(`/api/games/mine/${id}`)).body;
  const { pathname, search } = new URL(game.thumbnailUrl);
  const answer = await fetch(url + pathname + search);
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe.skipIf('missing' in ffmpeg)("a game's picture", () => {
  it('is re-encoded from what its creator sent, no larger than needed', async () => {
    const png = drawn('png', '2400x1200');
    const { status, body } = await ada.put(`/api/games/${id}/picture`, { image: addressOf('png', png) });
    expect([status, body.game.id]).toEqual([200, id]);
    const { type, bytes } = await shown();
    expect([type, bytes.subarray(0, 3).toString('hex')]).toEqual(['image/jpeg', 'ffd8ff']);
    expect(bytes.includes('where I live')).toBe(false);
    const sizeAt = bytes.indexOf(Buffer.from('ffc0', 'hex')) + 5;
    expect([bytes.readUInt16BE(sizeAt), bytes.readUInt16BE(sizeAt + 2)]).toEqual([540, 1080]);
  });

  it.each([
    ['jpeg', 'mjpeg'],
    ['webp', 'libwebp'],
  ] as const)('may be a %s', async (type, codec) => {
    const { status } = await ada.put(`/api/games/${id}/picture`, { image: addressOf(type, drawn(codec, '300x500')) });
    expect(status).toBe(200);
  });

  it('is none that cannot be read', async () => {
    const answer = await ada.put(`/api/games/${id}/picture`, { image: addressOf('png', Buffer.from('no picture')) });
    expect([answer.status, answer.headers.get('error-code')]).toEqual([400, 'picture_unreadable']);
  });

  it('stays when a new version was played', async () => {
    const { bytes: chosen } = await shown();
    const build = await readBuild(writeFolder({ 'index.html': '<!doctype html><p>Two' }));
    const manifest = await storeBuild(ctx, build.folder, build.replaced, new AbortController().signal);
    const picture = { bytes: drawn('mjpeg', '40x40'), type: 'image/jpeg' } as const;
    await ctx.db.transaction().execute((tx) => addVersion(tx, id, build, { manifest, notes: [], picture }, new Date()));
    expect((await shown()).bytes.equals(chosen)).toBe(true);
  });

  it('counts for the limit also when it could not be read, for that was as much work', async () => {
    const image = addressOf('png', Buffer.from('no picture'));
    const put = () => ada.put(`/api/games/${id}/picture`, { image });
    const good = await ada.put(`/api/games/${id}/picture`, { image: addressOf('png', drawn('png', '30x50')) });
    const left = Number(/r=(\d+)/.exec(good.headers.get('ratelimit') ?? '')?.[1]);
    for (let i = 3; i < left; i++) await spend(ctx.db, ctx.clock, 'game_picture', ada.id, ada.id);
    const statuses = (await Promise.all([put(), put(), put(), put(), put()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([400, 400, 400, 429, 429]);
  });
});

describe('a picture is refused', () => {
  const image = addressOf('png', Buffer.from('no picture'));
  it.each([
    ['of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['that is too large', addressOf('png', Buffer.alloc(1_500_001))],
    ['that would be fetched', 'https://example.com/a.png'],
  ])('%s', async (_what, sent) => {
    const answer = await ada.put(`/api/games/${id}/picture`, { image: sent });
    expect([answer.status, answer.headers.get('error-code')]).toEqual([400, 'invalid_request']);
  });

  it('from others than its creator, and for games that are not there', async () => {
    expect((await bob.put(`/api/games/${id}/picture`, { image })).headers.get('error-code')).toBe('not_creator');
    const unknown = '01890000-0000-7000-8000-000000000000';
    expect((await ada.put(`/api/games/${unknown}/picture`, { image })).status).toBe(404);
  });
});
