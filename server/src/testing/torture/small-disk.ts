import { execFile } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCodeOf } from '../../process/startup-error.ts';

export type SmallDisk = {
  /** Fills the disk for this long, and runs this meanwhile. */
  fillFor(ms: number, whenFull: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const run = promisify(execFile);
const sizeMb = 384;

/** Mounts a file system in memory on the folder; undefined where this process may not mount one. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | undefined> {
  await mkdir(folder, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=700`, 'coinop-torture', folder]);
  } catch {
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    async fillFor(ms, whenFull) {
      const file = await open(ballast, 'w');
      try {
        await writeAllFree(file);
        await whenFull();
        // Space freed by others meanwhile is filled too.
        for (const until = Date.now() + ms; Date.now() < until; await sleep(20)) await writeAllFree(file);
      } finally {
        await file.close();
        await rm(ballast);
      }
    },
    async close() {
      // A process that has just exited may still hold a file for a moment.
      await run('umount', ['--lazy', folder]);
    },
  };
}

async function writeAllFree(file: Awaited<ReturnType<typeof open>>): Promise<void> {
  for (let size = 2 ** 20; size >= 4096; ) {
    try {
      await file.write(Buffer.alloc(size));
    } catch (error) {
      if (errorCodeOf(error) !== 'ENOSPC') throw error;
      size /= 4;
    }
  }
}
