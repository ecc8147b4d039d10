import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { afterFile } from './testing/after-file.ts';
import { freePort } from './testing/servers/free-port.ts';
import { type Service, startService } from './testing/service.ts';

const root = path.join(import.meta.dirname, '../..');
const readRoot = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scripts = (JSON.parse(readRoot('package.json')) as { scripts: Record<string, string> }).scripts;

/** npm with a script of ours, in a process group of its own, as a terminal would start it. */
async function startWithNpm(service: Service, args: string[], env: Record<string, string> = {}) {
  const port = String(await freePort());
  const npm = spawn('npm', args, {
    cwd: root,
    detached: true,
    env: {
      PATH: process.env['PATH'],
      HOME: service.ctx.config.dataDir,
      PORT: port,
      RTMP_PORT: String(await freePort()),
      DATABASE_URL: service.databaseUrl,
      DATA_DIR: service.ctx.config.dataDir,
      SECRET_KEY: service.ctx.config.secrets.secretKey,
      CHROMIUM_PATH: 'false',
      FFMPEG_PATH: 'false',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const group = -(npm.pid as number);
  const exit = once(npm, 'exit').then(([code]) => code as number | null);
  afterFile(async () => {
    if (isAlive(group)) process.kill(group, 'SIGKILL');
    await exit;
  });
  const complaints = text(npm.stderr);
  return { npm, group, exit, complaints, url: `http://127.0.0.1:${port}` };
}

async function untilRunning(npm: ChildProcess): Promise<void> {
  let output = '';
  for await (const chunk of npm.stdout as NonNullable<ChildProcess['stdout']>) {
    output += chunk;
    if (output.includes('Coinop is running')) break;
  }
  expect(output).toContain('Coinop is running');
}

/** A negative number means any process of that group. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe.skipIf(process.platform === 'win32')('a service that npm started', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });

  it.each(['start', 'run dev', 'run coinop -- api'])(
    'stops when npm is told to, and leaves no process behind: npm %s',
    async (args) => {
      const { npm, group, exit, complaints, url } = await startWithNpm(service, args.split(' '));
      await untilRunning(npm);
      expect((await fetch(`${url}/healthz`)).status).toBe(200);

      npm.kill('SIGTERM');
      expect(await exit).toBe(0);
      expect(isAlive(group)).toBe(false);
      expect(await complaints).toBe('');
    },
  );

  it('stops once when Ctrl-C reaches both npm and the service', async () => {
    const { npm, group, exit, complaints } = await startWithNpm(service, ['start']);
    await untilRunning(npm);
    process.kill(group, 'SIGINT');
    expect(await exit).toBe(0);
    expect(isAlive(group)).toBe(false);
    expect(await complaints).toBe('');
  });

  it('ends with the code of a start that was refused, and prints nothing but its answer', async () => {
    const refused = await startWithNpm(service, ['run', '-s', 'coinop', '--', 'api'], { PORT: 'none' });
    expect(await refused.exit).toBe(1);
    expect(await refused.complaints).toContain('PORT');

    const answered = await startWithNpm(service, ['run', '-s', 'coinop', '--', 'audit', '--help']);
    const output = await text(answered.npm.stdout);
    expect(await answered.exit).toBe(0);
    expect(output).toMatch(/^\S.*\n\n {2}npm run coinop -- audit/);
  });
});

// No Windows was at hand: this shows what cmd is given, not that it runs.
it('gives Windows each first word that only sh has', () => {
  expect(Object.values(scripts).filter((script) => script.startsWith('exec '))).toHaveLength(3);
  for (const script of Object.values(scripts)) {
    expect(script).not.toMatch(/[;'`$]|\|\||^[A-Z_]+=/);
    for (const command of script.split(' && '))
      expect(command).toMatch(/^(exec node|node|npm|vitest|tsc|biome|redocly) /);
  }
  const commands = readRoot('exec.cmd').split('\r\n');
  expect(commands.filter((line) => line !== '' && !line.startsWith('@rem '))).toEqual(['@%*']);
});
