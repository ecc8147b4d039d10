import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  createReadStream,
  linkSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeJailFolder, openJailOutput, readJailOutput } from './jail-output.ts';

const home = mkdtempSync(join(tmpdir(), 'coinop-output-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const secret = join(home, 'secret');
writeFileSync(secret, 'the secret');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(home, 'work-'));
});

const leave = {
  'a link': () => symlinkSync(secret, join(folder, 'out')),
  'a link to nothing': () => symlinkSync('/nowhere', join(folder, 'out')),
  'a second name of a file': () => linkSync(secret, join(folder, 'out')),
  'a folder': () => mkdirSync(join(folder, 'out')),
  'a pipe': () => void execFileSync('mkfifo', [join(folder, 'out')]),
};

describe('what a jailed program left', () => {
  it('is read when it is a plain file', async () => {
    writeFileSync(join(folder, 'out'), 'a picture');
    const file = await openJailOutput(folder, 'out');
    expect(await file?.readFile('utf8')).toBe('a picture');
    await file?.close();
    expect(await readJailOutput(folder, 'out', 4)).toBe('a pi');
  });

  it('is nothing when it is not there', async () => {
    expect(await openJailOutput(folder, 'out')).toBeUndefined();
    expect(await readJailOutput(folder, 'out', 100)).toBeUndefined();
  });

  it.each(Object.entries(leave))('C11: is refused when it is %s', async (_what, make) => {
    make();
    const refusal = 'no plain file with one link';
    await expect(openJailOutput(folder, 'out')).rejects.toThrow(refusal);
    await expect(readJailOutput(folder, 'out', 100)).rejects.toThrow(refusal);
  });

  it('C11: is named by a bare name', async () => {
    await expect(openJailOutput(folder, '../secret')).rejects.toThrow('no bare file name');
  });
});

describe('a folder for a jailed program', () => {
  it('C11: holds copies, and is its own', async () => {
    chmodSync(secret, 0o600);
    const uid = process.geteuid?.() === 0 ? 65533 : undefined;
    const layers = { root: false, namespaces: false, uid, limits: false };
    const made = await makeJailFolder({ uid, words: '', layers }, join(home, 'made', 'clip-'), {
      source: () => createReadStream(secret),
    });
    const owner = uid ?? process.geteuid?.();
    expect([statSync(made).uid, statSync(join(made, 'source')).uid]).toEqual([owner, owner]);
    expect(statSync(secret).uid).toBe(process.geteuid?.());
    expect(await readJailOutput(made, 'source', 100)).toBe('the secret');
  });
});
