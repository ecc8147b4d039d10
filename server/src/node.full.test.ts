import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { command as backupCommand } from './commands/backup.ts';
import { command as restoreCommand } from './commands/restore.ts';
import { command as serveCommand } from './commands/serve.ts';
import type { Command } from './main.ts';
import { readConfig } from './process/config.ts';
import { StartupError } from './process/startup-error.ts';
import { inLanes, retryOn503 } from './testing/in-parallel.ts';
import { requestsWith } from './testing/people/people.ts';
import { freePort } from './testing/servers/free-port.ts';

const entry = path.join(import.meta.dirname, '../coinop.js');
const running = new Set<ChildProcess>();
const folders: string[] = [];
/** A test that failed may have left some behind, in whose way the next try would be. */
async function killAll(): Promise<void> {
  for (const child of running) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  running.clear();
}
beforeEach(killAll);
afterAll(async () => {
  await killAll();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-process-'));
  folders.push(folder);
  return folder;
}

type Settings = Record<string, string>;

/** Only what a shell would have: the test runner sets names that mean something to us. */
const shell = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', LOG_LEVEL: 'warn' };

/** Programs that end at once: to try out real ones takes longer than all else at a start. */
const withoutPrograms = { CHROMIUM_PATH: 'false', FFMPEG_PATH: 'false' };

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

/** The same inside this process, which spares loading the program again: what it prints, or the sentence it ends with. */
async function outputOf(command: Command, args: string[], settings: Settings): Promise<string> {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  try {
    await command.run(readConfig(settings), args);
    return lines.join('\n');
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  } finally {
    log.mockRestore();
  }
}

describe('the program, as a person runs it', () => {
  let first: string;
  let second: string;
  let backup: string;
  let kept: { token: string; id: string };

  it('starts on an empty folder, works beside other commands, and finishes what is in flight when it stops', async () => {
    first = await newFolder();
    backup = path.join(await newFolder(), 'copy');
    const { child, url, output } = await serve({
      DATA_DIR: first,
      METRICS_TOKEN: 'a-metrics-token',
      DRAIN_SECONDS: '6',
    });
    expect(output()).toContain(`${url}/docs`);
    expect(output()).toContain('Mail goes to');
    const nobody = requestsWith(url, undefined);
    expect((await retryOn503(() => nobody.get('/readyz'))).status).toBe(200);
    await expect
      .poll(async () => (await nobody.get('/readyz', { authorization: 'Bearer a-metrics-token' })).body.chromium)
      .toMatch(/^version /);

    const guest = await retryOn503(() => nobody.post('/api/auth/guest', { deviceId: 'kept' }));
    kept = { token: guest.body.token, id: guest.body.user.id };
    const [again, made] = await Promise.all([
      run(['serve'], { DATA_DIR: first, PORT: String(await freePort()) }),
      outputOf(backupCommand, [backup], { DATA_DIR: first }),
    ]);
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/^The data directory \S+ is in use by another run \(process \d+\); .*\.\n$/);
    expect(made).toContain('Backed up');
    expect(await outputOf(backupCommand, [backup], { DATA_DIR: first })).toContain('is not empty');

    const asked = Array.from({ length: 20 }, (_, i) => nobody.post('/api/auth/guest', { deviceId: `late-${i}` }));
    await Promise.race(asked);
    const stopped = ended(child);
    child.kill('SIGTERM');
    const answered = (await Promise.allSettled(asked)).filter((answer) => answer.status === 'fulfilled');
    // A busy machine may shed some with 503, which is fine.
    for (const { value } of answered) expect([200, 503]).toContain(value.status);
    expect(await stopped).toBe(0);
    expect(await readdir(path.join(first, 'postgres'))).not.toContain('postmaster.pid');
  });

  it('comes back from its backup, in an empty folder and with its own secret only', async () => {
    second = await newFolder();
    const restored = (settings: Settings) => outputOf(restoreCommand, [backup], { DATA_DIR: second, ...settings });
    expect(await restored({ SECRET_KEY: 'x'.repeat(40) })).toContain('SECRET_KEY differs');
    await cp(path.join(backup, 'secret'), path.join(second, 'secret'), { force: true });
    expect(await restored({})).toContain('Restored');
    expect(await restored({})).toContain('not empty');
  });

  it('loses nothing that was answered when it is killed', async () => {
    const made: string[] = [kept.token];
    const { child, url } = await serve({ DATA_DIR: second, ...withoutPrograms });
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let i = 0; ; i++) {
        const { status, body } = await requestsWith(url, undefined).post('/api/auth/guest', {
          deviceId: `${writer}-${i}`,
        });
        if (status === 200) made.push(body.token);
        if (made.length === 100) child.kill('SIGKILL');
      }
    });
    await Promise.allSettled(writers);
    const recovered = await serve({ DATA_DIR: second, ...withoutPrograms });
    const asked = await inLanes(
      made.map((token) => () => retryOn503(() => requestsWith(recovered.url, token).get('/api/me'))),
    );
    const answers = asked.map((one) => (one.status === 'fulfilled' ? one.value : undefined));
    expect(answers.map((answer) => answer?.status)).toEqual(made.map(() => 200));
    expect(answers[0]?.body.user.id).toBe(kept.id);
    const stopped = ended(recovered.child);
    recovered.child.kill('SIGINT');
    expect(await stopped).toBe(0);
  });

  it('keeps serving when its log is no longer read', async () => {
    const { child, url } = await serve({
      DATA_DIR: second,
      LOG_LEVEL: 'info',
      DRAIN_SECONDS: '2',
      ...withoutPrograms,
    });
    child.stdout?.destroy();
    child.stderr?.destroy();
    const nobody = requestsWith(url, undefined);
    for (let i = 0; i < 20; i++) expect((await retryOn503(() => nobody.get('/readyz'))).status).toBe(200);
    const stopped = ended(child);
    child.kill('SIGTERM');
    expect(await stopped).toBe(0);
  });

  it.runIf(process.platform === 'linux')('goes on serving when its log is written to a full disk', async () => {
    const port = String(await freePort());
    const env = { ...shell, DATA_DIR: second, PORT: port, LOG_LEVEL: 'debug', DRAIN_SECONDS: '2', ...withoutPrograms };
    const full = await open('/dev/full', 'w');
    const child = spawn(process.execPath, [entry, 'api'], { env, stdio: ['ignore', full.fd, full.fd] });
    running.add(child);
    await full.close();
    const nobody = requestsWith(`http://127.0.0.1:${port}`, undefined);
    const ready = () =>
      nobody.get('/readyz').then(
        ({ status }) => status,
        () => child.exitCode ?? 0,
      );
    await expect.poll(ready).toBe(200);
    for (let i = 0; i < 20; i++) expect((await retryOn503(() => nobody.get('/readyz'))).status).toBe(200);
    const stopped = ended(child);
    child.kill('SIGTERM');
    expect(await stopped).toBe(0);
  });

  it('says in one sentence what is wrong, and leaves nothing behind', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const { port } = taken.address() as { port: number };
    const blocked = path.join(await newFolder(), 'file');
    await writeFile(blocked, '');
    const refused = await run(['serve'], { DATA_DIR: second, PORT: String(port) });
    const bad = await outputOf(serveCommand, [], { DATA_DIR: second, PORT: 'eighty', SECRET_KEY: 'short' });
    const unwritable = await outputOf(serveCommand, [], { DATA_DIR: path.join(blocked, 'data'), PORT: '0' });
    expect(bad).toBe(
      'PORT must be a whole number from 0 to 65535, but is "eighty"; SECRET_KEY must be at least 32 bytes long.',
    );
    expect(refused.code).toBe(1);
    expect(refused.output).toBe(`Port ${port} on 127.0.0.1 is in use by another program; set PORT to a free one.\n`);
    expect(unwritable).toMatch(/^[^\n]*file\/data[^\n]*\.$/);
    expect(await readdir(path.join(second, 'postgres'))).not.toContain('postmaster.pid');
    taken.close();
  });
});
