import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { afterFile } from '../testing/after-file.ts';
import { startService } from '../testing/service.ts';
import { processClipHandler } from './process-clip.ts';

const home = mkdtempSync(path.join(os.tmpdir(), 'coinop-decoder-'));
afterFile(() => rmSync(home, { recursive: true, force: true }));
const secret = path.join(home, 'secret');
writeFileSync(secret, 'what only the service may read', { mode: 0o600 });

/** Says of every file what ffmpeg says of a short video; `left` is what it leaves instead of one. */
function takenOver(name: string, left: { video: string; thumbnail: string }): string {
  const program = path.join(home, name);
  const script = `#!/bin/sh
case "$*" in
  *-version*) echo 'ffmpeg version 7.0' ;;
  *-filters*|*-encoders*) ;;
  *libx264*) ${left.video} video.mp4; for n in 1 2 3 4; do ${left.thumbnail} thumbnail-$n.jpg; done ;;
  *) printf '  Duration: 00:00:01.00, start: 0\\n  Stream #0:0: Video: h264, yuv420p, 160x240, 25 fps\\n' >&2; exit 1 ;;
esac
`;
  writeFileSync(program, script, { mode: 0o755 });
  return program;
}

const link = `ln -s ${secret}`;
const plain = 'printf plain >';
/** The head of an MP4 that says it lasts a second. */
const film = `printf '\\000\\000\\000\\044moov\\000\\000\\000\\034mvhd\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\000\\003\\350\\000\\000\\003\\350' >`;

it.each([
  ['a link for the video', { video: link, thumbnail: plain }],
  ['a link for each picture', { video: film, thumbnail: link }],
])('C11: nothing is published of a decoder that leaves %s', async (name, left) => {
  const ffmpegPath = takenOver(name.replaceAll(' ', '-'), left);
  const { people, ctx, url } = await startService({ config: { ffmpegPath } });
  const ada = await people.member('ada');
  const { body } = await ada.post('/api/clips/upload', {});
  const { id } = body.clip;
  const video = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom'), Buffer.alloc(64)]);
  const sent = await fetch(body.uploadUrl.replace('http://coinop.test', url), { method: 'PUT', body: video });
  expect(sent.status).toBe(200);

  const run = { id: 'test', signal: new AbortController().signal };
  const once = () => processClipHandler.run(ctx, { clipId: id }, run);
  for (const _try of [1, 2]) await expect(once()).rejects.toThrow('no plain file with one link');
  await once();

  expect((await ada.get(`/api/clips/${id}`)).body.clip.status).toBe('failed');
  for (const file of ['video.mp4', 'thumbnail.jpg'])
    expect((await people.nobody.get(`/clips/${id}/${file}`)).status).toBe(404);
  const stored = path.join(ctx.config.dataDir, 'files', 'clips', id);
  for (const file of readdirSync(stored))
    expect(readFileSync(path.join(stored, file), 'utf8')).not.toContain('only the service');
});

it('C11: a stored file is a copy that belongs to the service', async () => {
  const ffmpegPath = takenOver('faithful', { video: film, thumbnail: plain });
  const { people, ctx, url } = await startService({ config: { ffmpegPath } });
  const bob = await people.member('bob');
  const { body } = await bob.post('/api/clips/upload', {});
  const video = Buffer.concat([Buffer.from([0, 0, 0, 20]), Buffer.from('ftypisom'), Buffer.alloc(64)]);
  await fetch(body.uploadUrl.replace('http://coinop.test', url), { method: 'PUT', body: video });
  await processClipHandler.run(ctx, { clipId: body.clip.id }, { id: 'test', signal: new AbortController().signal });
  expect((await people.nobody.get(`/clips/${body.clip.id}/thumbnail.jpg`)).text).toBe('plain');
  const stored = path.join(ctx.config.dataDir, 'files', 'clips', body.clip.id);
  for (const file of readdirSync(stored)) expect(statSync(path.join(stored, file)).uid).toBe(process.geteuid?.());
});
