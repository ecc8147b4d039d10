import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { requestsWith } from '../testing/people.ts';

const entry = path.join(import.meta.dirname, '../../coinop.js');
const running = new Set<ChildProcess>();
const folders: string[] = [];
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-process-'));
  folders.push(folder);
  return folder;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

type Settings = Record<string, string>;

/** Only what a shell would have: the test runner sets names that mean something to us. */
const shell = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', LOG_LEVEL: 'warn' };

/** The real program, as a person starts it, until its banner says that it is running. */
async function serve(settings: Settings): Promise<{ child: ChildProcess; url: string; output(): string }> {
  const port = settings['PORT'] ?? String(await freePort());
  const env = { ...shell, RTMP_PORT: String(await freePort()), ...settings, PORT: port };
  const child = spawn(process.execPath, [entry, 'serve'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`It ended with ${code}:\n${output}`)));
    const timer = setInterval(() => {
      if (!output.includes('Stop with Ctrl-C')) return;
      clearInterval(timer);
      resolve();
    }, 20);
  });
  child.removeAllListeners('exit');
  return { child, url: `http://127.0.0.1:${port}`, output: () => output };
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('exit', (code) => resolve(code)));
}

const run = (args: string[], settings: Settings) =>
  promisify(execFile)(process.execPath, [entry, ...args], { env: { ...shell, ...settings } }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );

describe('the program, as a person runs it', { timeout: 180_000 }, async () => {
  const first = await newFolder();
  const second = await newFolder();
  const backup = path.join(await newFolder(), 'copy');
  let kept: { token: string; id: string };

  it('starts on an empty folder, works beside other commands, and finishes what is in flight when it stops', async () => {
    const { child, url, output } = await serve({ DATA_DIR: first });
    expect(output()).toContain(`${url}/docs`);
    expect(output()).toContain('Mail goes to');
    const nobody = requestsWith(url, undefined);
    expect((await nobody.get('/readyz')).status).toBe(200);

    const again = await run(['serve'], { DATA_DIR: first, PORT: String(await freePort()) });
    expect(again.code).toBe(1);
    expect(again.output.trim().split('\n')).toHaveLength(1);
    const guest = await nobody.post('/api/auth/guest', { deviceId: 'kept' });
    kept = { token: guest.body.token, id: guest.body.user.id };
    expect((await run(['backup', backup], { DATA_DIR: first })).output).toContain('Backed up');
    expect((await run(['backup', backup], { DATA_DIR: first })).output).toContain('is not empty');

    const asked = Array.from({ length: 20 }, (_, i) => nobody.post('/api/auth/guest', { deviceId: `late-${i}` }));
    await Promise.race(asked);
    const stopped = ended(child);
    child.kill('SIGTERM');
    const answered = (await Promise.allSettled(asked)).filter((answer) => answer.status === 'fulfilled');
    for (const { value } of answered) expect(value.status).toBe(200);
    expect(await stopped).toBe(0);
    expect(await readdir(path.join(first, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('comes back from its backup, in an empty folder and with its own secret only', async () => {
    expect((await run(['restore', backup], { DATA_DIR: second, SECRET_KEY: 'x'.repeat(40) })).output).toContain(
      'SECRET_KEY differs',
    );
    await cp(path.join(backup, 'secret'), path.join(second, 'secret'), { force: true });
    expect((await run(['restore', backup], { DATA_DIR: second })).output).toContain('Restored');
    expect((await run(['restore', backup], { DATA_DIR: second })).output).toContain('not empty');
  });

  it('loses nothing that was answered when it is killed', async () => {
    const made: string[] = [kept.token];
    const { child, url } = await serve({ DATA_DIR: second });
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let i = 0; ; i++) {
        const { status, body } = await requestsWith(url, undefined).post('/api/auth/guest', {
          deviceId: `${writer}-${i}`,
        });
        if (status === 200) made.push(body.token);
      }
    });
    setTimeout(() => child.kill('SIGKILL'), 500);
    await Promise.allSettled(writers);
    const recovered = await serve({ DATA_DIR: second });
    const answers = await Promise.all(made.map((token) => requestsWith(recovered.url, token).get('/api/me')));
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200));
    expect(answers[0]?.body.user.id).toBe(kept.id);
    const stopped = ended(recovered.child);
    recovered.child.kill('SIGINT');
    expect(await stopped).toBe(0);
  });

  it('says in one sentence what is wrong, and leaves nothing behind', async () => {
    const bad = await run(['serve'], { DATA_DIR: second, PORT: 'eighty', SECRET_KEY: 'short' });
    expect(bad).toMatchObject({ code: 1 });
    expect(bad.output).toBe(
      'PORT must be a whole number from 0 to 65535, but is "eighty"; SECRET_KEY must be at least 32 bytes long.\n',
    );
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const refused = await run(['serve'], { DATA_DIR: second, PORT: String(port) });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(`Port ${port} on 127.0.0.1 is in use`);
    expect(await readdir(path.join(second, 'postgres'))).not.toContain('postmaster.pid');
    taken.close();
  });

  it('lists its commands, and each tells its usage', async () => {
    const { output } = await run(['help'], {});
    for (const name of ['serve', 'api', 'worker', 'migrate', 'seed', 'backup', 'restore', 'openapi'])
      expect(output).toContain(name);
    expect((await run(['backup', '--help'], {})).output).toContain('npm run coinop -- backup DIR');
    expect((await run(['nonsense'], {})).code).toBe(1);
  });
});
