import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';

/** A file's content, or `{ to }` for a link. */
export type FolderFiles = Record<string, string | Buffer | { to: string }>;

/** A folder with these files, deleted after the run. */
export function writeFolder(files: FolderFiles, name = 'sample'): string {
  const folder = path.join(mkdtempSync(path.join(inject('runDir'), 'above-')), name);
  mkdirSync(folder);
  fillFolder(folder, files);
  return folder;
}

export function fillFolder(folder: string, files: FolderFiles): void {
  for (const [file, content] of Object.entries(files)) {
    const place = path.join(folder, file);
    mkdirSync(path.dirname(place), { recursive: true });
    if (typeof content === 'string' || Buffer.isBuffer(content)) writeFileSync(place, content);
    else symlinkSync(content.to, place);
  }
}

/** Four by four pixels of pure red. */
export const redPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR42mP4z8AARwzEcQCukw/xOF6MEQAAAABJRU5ErkJggg==',
  'base64',
);

/** A tenth of a second of a tone, 8 bits at 8 kHz. */
export function beepWav(): Buffer {
  const samples = Buffer.from(Array.from({ length: 800 }, (_, i) => 128 + Math.round(40 * Math.sin(i / 3))));
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8000, 24);
  head.writeUInt32LE(8000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
