import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { copyFromFolder, copyToFolder } from '../platform/copy-storage.ts';
import type { Storage } from '../platform/storage.ts';
import { afterFile } from './after-file.ts';

const put = (storage: Storage, name: string, content: string) => storage.put(name, Readable.from([content]));
const namesIn = async (storage: Storage, folder: string) =>
  (await Array.fromAsync(storage.list(folder), ({ name }) => name)).sort();

/** What every kind of storage must do. */
export function describeStorage(kind: string, storage: Storage): void {
  describe(kind, () => {
    it('keeps a file under its name, and replaces it whole', async () => {
      await put(storage, 'clips/ada/video.mp4', 'first');
      await put(storage, 'clips/ada/video.mp4', 'the second');
      expect(await text(storage.read('clips/ada/video.mp4'))).toBe('the second');
      expect(await storage.size('clips/ada/video.mp4')).toBe(10);
    });

    it('reads a range, both ends included', async () => {
      await put(storage, 'range', '0123456789');
      expect(await text(storage.read('range', { start: 2, end: 5 }))).toBe('2345');
      expect(await text(storage.read('range', { start: 9, end: 9 }))).toBe('9');
    });

    it('keeps an empty file', async () => {
      await storage.put('empty', Readable.from([]));
      expect([await storage.size('empty'), await text(storage.read('empty'))]).toEqual([0, '']);
    });

    it('answers nothing for what is not there, and fails when it is read', async () => {
      expect(await storage.size('nothing')).toBeUndefined();
      await expect(text(storage.read('nothing'))).rejects.toMatchObject({ code: 'ENOENT' });
      await storage.remove('nothing');
      await storage.removeFolder('no/folder');
      expect(await namesIn(storage, 'no/folder')).toEqual([]);
      expect(await Array.fromAsync(storage.folders('no/folder'))).toEqual([]);
    });

    it('refuses names that lead elsewhere', async () => {
      for (const name of ['../secret', 'clips/../../secret', '']) {
        await expect((async () => put(storage, name, 'x'))()).rejects.toThrow();
        await expect((async () => storage.size(name))()).rejects.toThrow();
      }
    });

    it('takes more than fits into one part of an upload', async () => {
      const large = Buffer.alloc(20 * 1024 * 1024 + 3, 'ab');
      const chunks = Array.from({ length: 21 }, (_, i) => large.subarray(i * 1024 * 1024, (i + 1) * 1024 * 1024));
      await storage.put('large', Readable.from(chunks));
      expect(await storage.size('large')).toBe(large.length);
      expect((await buffer(storage.read('large'))).equals(large)).toBe(true);
      await storage.remove('large');
    });

    it.each([1, 12])(
      'leaves nothing of an upload of %i MiB that breaks off, and the file of that name as it was',
      async (size) => {
        await put(storage, 'broken/file', 'before');
        async function* breaksOff() {
          for (let i = 0; i < size; i++) yield Buffer.alloc(1024 * 1024);
          throw Object.assign(new Error('the sender left'), { code: 'ECONNRESET' });
        }
        await expect(storage.put('broken/file', Readable.from(breaksOff()))).rejects.toThrow('the sender left');
        expect(await text(storage.read('broken/file'))).toBe('before');
        expect(await namesIn(storage, 'broken')).toEqual(['broken/file']);
      },
    );

    it('lists files and folders, and removes one of them or all of a folder', async () => {
      for (const name of ['tree/a/1', 'tree/a/2', 'tree/b/3', 'tree/b/deep/4', 'treeless'])
        await put(storage, name, name);
      expect(await namesIn(storage, 'tree')).toEqual(['tree/a/1', 'tree/a/2', 'tree/b/3', 'tree/b/deep/4']);
      expect((await Array.fromAsync(storage.folders('tree'))).sort()).toEqual(['a', 'b']);
      const [first] = await Array.fromAsync(storage.list('tree/a'));
      expect(first).toMatchObject({ name: 'tree/a/1', sizeBytes: 8, changedAt: expect.any(Date) });
      await storage.remove('tree/a/1');
      expect(await namesIn(storage, 'tree/a')).toEqual(['tree/a/2']);
      await storage.removeFolder('tree');
      expect(await namesIn(storage, 'tree')).toEqual([]);
      expect(await storage.size('treeless')).toBe(8);
      expect(await namesIn(storage, '')).toContain('treeless');
    });

    it('is copied to a folder and back', async () => {
      await put(storage, 'kept/one', 'one');
      const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-copied-'));
      afterFile(() => rm(folder, { recursive: true, force: true }));
      await copyToFolder(storage, folder);
      const names = await namesIn(storage, '');
      await storage.removeFolder('kept');
      await copyFromFolder(folder, storage);
      expect(await namesIn(storage, '')).toEqual(names);
      expect(await text(storage.read('kept/one'))).toBe('one');
    });
  });
}
