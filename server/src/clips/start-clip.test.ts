import { mkdtemp, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { afterFile } from '../testing/after-file.ts';
import { startService } from '../testing/service.ts';
import { startClip } from './start-clip.ts';

const { ctx, people } = await startService({ config: { ffmpegPath: 'false' } });

it('takes uploads where only other nodes have ffmpeg, and refuses them where this one should encode', async () => {
  const ada = await people.member('ada');
  expect((await ada.post('/api/clips/upload', {})).status).toBe(503);
  const caller = { kind: 'member', accountId: ada.id, sessionId: ada.id } as const;
  const { clip } = await startClip({ ...ctx, runsJobs: false }, caller, {});
  expect(clip.status).toBe('awaiting_upload');
});

it('stores files on a volume of their own', async () => {
  const { ctx: apart } = await startService();
  // Another file system, where the machine has one.
  const volume = await mkdtemp(
    path.join((await stat('/dev/shm').catch(() => undefined)) ? '/dev/shm' : '/tmp', 'coinop-files-'),
  );
  afterFile(() => rm(volume, { recursive: true, force: true }));
  await symlink(volume, path.join(apart.config.dataDir, 'files'));
  await apart.storage.put('clips/one/video.mp4', Readable.from(['a video']));
  expect(await apart.storage.size('clips/one/video.mp4')).toBe(7);
});
