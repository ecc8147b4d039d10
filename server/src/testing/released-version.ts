import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterFile } from './after-file.ts';
import { freePort } from './servers/free-port.ts';

const root = path.join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** The commit that the changelog names for a version; undefined where the history does not reach back to it. */
export function findCommitOf(version: string): string | undefined {
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  const section = changelog.slice(changelog.indexOf(`\n## ${version} `));
  const commit = /The commit of this version is `([0-9a-f]{40})`/.exec(section)?.[1];
  if (commit === undefined) throw new Error(`CHANGELOG.md names no commit for ${version}`);
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' });
    return commit;
  } catch {
    return undefined;
  }
}

/** The sources of a commit in a folder of their own, built, with the packages that are installed here. */
export async function checkOut(commit: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-released-'));
  afterFile(() => rm(folder, { recursive: true, force: true }));
  const archive = path.join(folder, 'sources.tar');
  await run('git', ['archive', '--output', archive, commit, 'package.json', 'server', 'games', 'sdk', 'engines'], {
    cwd: root,
  });
  await run('tar', ['-xf', archive, '-C', folder]);
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const workspace of ['sdk', 'engines'])
    await run(process.execPath, ['build.js'], { cwd: path.join(folder, workspace) });
  return folder;
}

export type ReleasedNode = { url: string; stop(): Promise<number | null>; complaints(): string };

/** All roles of a checked-out version in one process, on this database. */
export async function startReleased(folder: string, env: Record<string, string>): Promise<ReleasedNode> {
  const port = String(await freePort());
  const child = spawn(process.execPath, [path.join(folder, 'server/coinop.js'), 'serve'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: port,
      RTMP_PORT: String(await freePort()),
      DATA_DIR: path.join(folder, 'data'),
      CHROMIUM_PATH: 'false',
      FFMPEG_PATH: 'false',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  afterFile(async () => {
    child.kill('SIGKILL');
    await exit;
  });
  let output = '';
  const isRunning = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('Stop with Ctrl-C')) resolve();
      });
  });
  await Promise.race([
    isRunning,
    exit.then((code) => {
      throw new Error(`It ended with ${code}:\n${output}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      return exit;
    },
    complaints: () => output.slice(output.indexOf('Stop with Ctrl-C')),
  };
}
