import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ffmpegOf } from '../../sandbox/programs.ts';
import { makeGame } from '../../testing/people/game-fixtures.ts';
import { startService } from '../../testing/service.ts';
import { makePreviews } from './make-previews.ts';
import { findPreview } from './preview-queries.ts';

const { ctx, people } = await startService();
const ada = await people.member('ada');
const ffmpeg = await ffmpegOf(ctx.config);

function drawn(colour: string): Buffer {
  return execFileSync('path' in ffmpeg ? ffmpeg.path : '', [
    ...['-v', 'error', '-f', 'lavfi', '-i', `color=${colour}:s=432x768`, '-frames:v', '1'],
    ...['-f', 'image2pipe', '-c:v', 'mjpeg', 'pipe:1'],
  ]);
}

async function makePictured(title: string, picture: Buffer): Promise<string> {
  const id = await makeGame(ctx, ada, { title });
  await setPicture(id, picture);
  return id;
}

const setPicture = (id: string, picture: Buffer) =>
  sql`update game_documents set thumbnail = ${picture}, thumbnail_type = 'image/jpeg' where game_id = ${id}`.execute(
    ctx.db,
  );

const previewIn = async (id: string) =>
  /<img class="poster" src="data:image\/jpeg;base64,([^"]+)"/.exec((await people.nobody.get(`/g/${id}`)).text)?.[1];

describe.skipIf('missing' in ffmpeg)("the preview of a game's picture", () => {
  it('is part of its page, small enough for a slow connection, and follows the picture', async () => {
    const id = await makePictured('Red game', drawn('red'));
    expect(await previewIn(id)).toBeUndefined();
    await makePreviews(ctx);
    const red = (await previewIn(id)) ?? '';
    expect(Buffer.from(red, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(red.length).toBeLessThan(2000);

    await setPicture(id, drawn('blue'));
    expect(await previewIn(id)).toBeUndefined();
    await makePreviews(ctx);
    expect(await previewIn(id)).not.toBe(red);
    await ada.delete(`/api/games/${id}`);
    expect(await findPreview(ctx.db, id)).toBeUndefined();
  });

  it('is none for a picture that cannot be read, which is tried once', async () => {
    const id = await makePictured('Odd game', Buffer.from('no picture'));
    await makePreviews(ctx);
    expect(await previewIn(id)).toBeUndefined();
    const { rows } = await sql`select from game_documents
      where thumbnail is not null and preview_of is distinct from thumbnail_sha256`.execute(ctx.db);
    expect(rows).toEqual([]);
  });
});
