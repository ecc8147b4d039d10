import { copyFileSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newReadiness } from '../http/readiness.ts';
import { afterFile } from '../testing/after-file.ts';
import { startService } from '../testing/service.ts';
import { ffmpegCandidates } from './ffmpeg.ts';
import { noteOnPrograms } from './program-notes.ts';

const { ctx } = await startService();
const dataDir = os.tmpdir();
const needed = { ffmpeg: 'no video can be read', chromium: 'no page can be opened' };

it('reports version and sandbox of what was found', async () => {
  const notes = await noteOnPrograms({ dataDir, ffmpegPath: undefined, chromiumPath: undefined }, ctx.log, needed);
  expect(notes['ffmpeg']).toMatch(/^version \S+ of \d{4}-\d\d-\d\d; jail: .*(limits|no limits)/);
  expect(notes['chromium']).toMatch(/^version \d+\.\S+; jail: .*(limits|no limits)/);
});

it('says in the log which ffmpeg runs, of which day, and warns of an old one', async () => {
  const { logLines, ctx: own } = await startService();
  const [path = ''] = ffmpegCandidates();
  const copied = mkdtempSync(join(os.tmpdir(), 'coinop-old-'));
  afterFile(() => rmSync(copied, { recursive: true, force: true }));
  const ffmpegPath = join(copied, 'ffmpeg');
  copyFileSync(path, ffmpegPath);
  await noteOnPrograms({ dataDir, ffmpegPath, chromiumPath: undefined }, own.log, { ffmpeg: '' });
  expect(logLines.join()).toContain(`"builtOn":"${statSync(ffmpegPath).mtime.toISOString().slice(0, 10)}"`);
  expect(logLines.join()).not.toContain('older than a year');
  const old = join(copied, 'old');
  copyFileSync(path, old);
  utimesSync(old, new Date('2019-07-09'), new Date('2019-07-09'));
  const notes = await noteOnPrograms({ dataDir, ffmpegPath: old, chromiumPath: undefined }, own.log, { ffmpeg: '' });
  expect(notes['ffmpeg']).toContain(' of 2019-07-09;');
  expect(logLines.join()).toContain('older than a year');
});

it('says what does not work without them, without paths, and stays ready', async () => {
  const missing = { dataDir, ffmpegPath: '/nowhere/ffmpeg', chromiumPath: '/nowhere/chromium' };
  const bare = await startService();
  const notes = await noteOnPrograms(missing, bare.ctx.log, needed);
  const { people } = await startService({ beside: bare, app: { readiness: newReadiness(notes) } });
  const { status, body } = await people.nobody.get('/readyz', { authorization: 'Bearer metrics-token' });
  expect(status).toBe(200);
  expect(body).toEqual({
    ok: true,
    database: 'ready',
    ffmpeg: 'missing, so no video can be read; the log says why',
    chromium: 'missing, so no page can be opened; the log says why',
  });
  const log = bare.logLines.join();
  for (const path of ['/nowhere/ffmpeg', '/nowhere/chromium']) expect(log).toContain(path);
});

it('probes only what the node needs', async () => {
  const notes = await noteOnPrograms({ dataDir, ffmpegPath: undefined, chromiumPath: '/nowhere' }, ctx.log, {
    ffmpeg: 'no video can be read',
  });
  expect(Object.keys(notes)).toEqual(['ffmpeg']);
});
