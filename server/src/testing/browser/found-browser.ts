import { readFile, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { type FoundBrowser, findBrowser } from '../../sandbox/browser.ts';
import type {} from '../provided.ts';

type Found = FoundBrowser | { missing: string };

/** The browser of this machine. Trying one out takes seconds, so the first test file that asks writes it down for the others. */
export async function findTestBrowser(): Promise<Found> {
  const file = path.join(inject('runDir'), 'browser.json');
  const written = await readFile(file, 'utf8').catch(() => undefined);
  if (written !== undefined) return JSON.parse(written) as Found;
  const found = await findBrowser(path.join(os.tmpdir(), 'coinop-test-data'), process.env['CHROMIUM_PATH']);
  await writeFile(`${file}.${process.pid}`, JSON.stringify(found));
  await rename(`${file}.${process.pid}`, file);
  return found;
}
