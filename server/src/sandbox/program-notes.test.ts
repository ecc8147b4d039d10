import os from 'node:os';
import { expect, it } from 'vitest';
import { startService } from '../testing/service.ts';
import { noteOnPrograms } from './program-notes.ts';

const { ctx } = await startService();
const dataDir = os.tmpdir();
const needed = { ffmpeg: 'no video can be read', chromium: 'no page can be opened' };

it('reports version and sandbox of what was found', async () => {
  const notes = await noteOnPrograms({ dataDir, ffmpegPath: undefined, chromiumPath: undefined }, ctx.log, needed);
  expect(notes['ffmpeg']).toMatch(/^version \S+; jail: .*(limits|no limits)/);
  expect(notes['chromium']).toMatch(/^version \d+\.\S+; jail: .*(limits|no limits)/);
});

it('says what does not work without them, to the public without paths, and stays ready', async () => {
  const missing = { dataDir, ffmpegPath: '/nowhere/ffmpeg', chromiumPath: '/nowhere/chromium' };
  const bare = await startService();
  const notes = await noteOnPrograms(missing, bare.ctx.log, needed);
  const { people } = await startService({ beside: bare, app: { readiness: { notes } } });
  const { status, body } = await people.nobody.get('/readyz');
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
