import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const sdk = join(import.meta.dirname, '..');
const directory = mkdtempSync(join(tmpdir(), 'coinop-package-'));
afterAll(() => rmSync(directory, { recursive: true }));

type Packed = { filename: string; files: { path: string }[] };

it('the package holds what it exports and nothing else, and types a game that installs it', () => {
  const output = execFileSync('npm', ['pack', '--json', '--silent', '--pack-destination', directory], { cwd: sdk });
  const [packed] = JSON.parse(output.toString()) as [Packed];
  const paths = packed.files.map(({ path }) => path).sort();
  expect(paths.filter((path) => !path.startsWith('dist/adapters/'))).toEqual([
    'LICENSE',
    'README.md',
    'dist/adapters.json',
    'dist/coinop.d.ts',
    'dist/coinop.js',
    'dist/host-protocol.d.ts',
    'dist/index.d.ts',
    'dist/index.js',
    'dist/recorder.js',
    'package.json',
  ]);
  const adapters = Object.keys(JSON.parse(readFileSync(join(sdk, 'src/adapters/table.json'), 'utf8')));
  expect(paths.filter((path) => path.startsWith('dist/adapters/'))).toEqual(
    adapters.map((name) => `dist/adapters/${name}.js`).sort(),
  );

  const installed = join(directory, 'node_modules/@coinop/sdk');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(directory, packed.filename), '-C', installed, '--strip-components=1']);
  writeFileSync(
    join(directory, 'game.ts'),
    `import { coinop as imported } from '@coinop/sdk';
import type { HostMessage } from '@coinop/sdk/host-protocol';
export const welcome: HostMessage = { coinop: 1, type: 'welcome', hostVersion: '1', muted: false, paused: false };
export const best: number = (await coinop.state.load<{ best: number }>())?.best ?? 0;
export const rank: number | undefined = (await imported.leaderboard({ around: true })).me?.rank;
coinop.score(best, { board: 'level-1' });
// @ts-expect-error: a score is a number
coinop.score('12');
`,
  );
  writeFileSync(
    join(directory, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'es2022',
        module: 'preserve',
        lib: ['es2022', 'dom'],
        types: ['@coinop/sdk'],
      },
      files: ['game.ts'],
    }),
  );
  const tsc = join(sdk, '../node_modules/.bin/tsc');
  expect(execFileSync(tsc, ['-p', directory], { encoding: 'utf8' })).toBe('');
});
