import { afterEach, expect, inject, it, vi } from 'vitest';
import { main } from './main.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

async function outputOf(...argv: string[]): Promise<{ said: string; complained: string; code: unknown }> {
  const said: string[] = [];
  const complained: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void complained.push(line));
  await main(argv);
  return { said: said.join('\n'), complained: complained.join('\n'), code: process.exitCode };
}

it('lists its commands', async () => {
  const { said, complained, code } = await outputOf('help');
  for (const name of ['serve', 'api', 'worker', 'migrate', 'seed', 'backup', 'restore', 'openapi'])
    expect(said).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  expect([complained, code]).toEqual(['', undefined]);
});

it('prints the usage of each', async () => {
  expect(await outputOf('backup', '--help')).toMatchObject({
    said: expect.stringContaining('npm run coinop -- backup DIR'),
  });
});

it('says in a sentence that there is no such command, option or setting', async () => {
  // The runner's own environment has a BASE_URL of its own.
  vi.stubEnv('BASE_URL', '');
  vi.stubEnv('DATA_DIR', inject('runDir'));
  expect(await outputOf('nonsense')).toMatchObject({ complained: 'There is no command "nonsense".', code: 1 });
  expect(await outputOf('seed', '--nonsense')).toMatchObject({
    complained: expect.stringContaining("Unknown option '--nonsense'"),
    code: 1,
  });
  vi.stubEnv('PORT', 'eighty');
  expect(await outputOf('seed')).toMatchObject({ complained: expect.stringMatching(/^PORT must be .*\.$/), code: 1 });
});
