import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findOnPath } from '../process/find-on-path.ts';
import { waitMs } from '../testing/wait-ms.ts';
import type { JailLimits } from './jail.ts';
import { giveToJail, killJailed, type MediaJail, probeMediaJail, spawnJailed } from './media-jail.ts';

const bash = findOnPath('bash') ?? '/bin/bash';
let workDir: string;
let jail: MediaJail;

beforeAll(async () => {
  // What ffmpeg does is tested with it; here a shell, which can try more, stands in its place.
  const probed = await probeMediaJail(bash.replace(/bash$/, 'true'));
  if ('refused' in probed) throw new Error(probed.refused);
  jail = probed;
  workDir = mkdtempSync(join(tmpdir(), 'coinop-test-'));
  giveToJail(jail, workDir);
});
afterAll(() => rmSync(workDir, { recursive: true, force: true }));

async function inJail(
  script: string,
  options: { limits?: JailLimits; jail?: Pick<MediaJail, 'layers'>; urgent?: boolean } = {},
) {
  const { limits = {}, urgent = false } = options;
  const run = { workDir, limits, urgent, stdin: 'ignore' as const };
  const child = spawnJailed(options.jail ?? jail, bash, ['-c', script], run);
  const closed = once(child, 'close');
  const [stdout, [status]] = await Promise.all([child.stdout ? text(child.stdout) : '', closed]);
  return { status, stdout: stdout.trim() };
}

/** The pids of processes that were started with this word in their arguments. */
function processesWith(word: string): string[] {
  return readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid && hasArgument(pid, word),
  );
}

function hasArgument(pid: string, word: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
  } catch {
    return false;
  }
}

it('C5: its words about the network, files and processes are true', async () => {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const reached = await inJail(`exec 5<>/dev/tcp/127.0.0.1/${port}`);
  server.close();
  expect(reached.status === 0).toBe(!jail.words.startsWith('no network'));
  const secret = join(tmpdir(), `coinop-secret-${process.pid}`);
  writeFileSync(secret, 'secret', { mode: 0o644 });
  const read = await inJail(`cat ${secret}`);
  rmSync(secret);
  expect(read.stdout === 'secret').toBe(!jail.words.includes('no files but its own'));
  const seen = await inJail(`kill -0 ${process.pid}`);
  expect(seen.status).toBe(jail.layers.namespaces || jail.uid !== undefined ? 1 : 0);
});

it('C5: writes into its work directory only, with nothing of our environment', async () => {
  vi.stubEnv('SECRET_KEY', 'x'.repeat(40));
  const { stdout } = await inJail('echo made > made; echo x > /usr/coinop-x; echo x > /coinop-x; env');
  expect(readFileSync(join(workDir, 'made'), 'utf8')).toBe('made\n');
  expect(stdout).toContain('LC_ALL=C');
  expect(stdout).not.toContain('SECRET_KEY');
  expect(readdirSync('/usr')).not.toContain('coinop-x');
  expect(readdirSync('/')).not.toContain('coinop-x');
});

it('drops root for an unprivileged user, with every sandbox layer that is available', async () => {
  const uid = jail.uid;
  const weaker = [
    { root: false, namespaces: jail.layers.namespaces, uid, limits: true },
    { root: false, namespaces: false, uid, limits: true },
    { root: false, namespaces: false, uid, limits: false },
  ];
  for (const layers of [jail.layers, ...weaker]) {
    const { stdout } = await inJail('echo $UID $(grep -c . made)', { jail: { layers } });
    // An ordinary user is called root inside a namespace of his own.
    const shown = uid ?? (layers.namespaces ? 0 : process.geteuid?.());
    expect(stdout).toBe(`${shown} 1`);
  }
});

it('C6: memory, time and output end where the limits say', async () => {
  const fill = (bytes: number) => inJail(`printf -v x '%*s' ${bytes} ''`, { limits: { memoryBytes: 200_000_000 } });
  expect((await fill(1_000)).status).toBe(0);
  const large = await fill(300_000_000);
  expect(large.status).not.toBe(0);
  const busy = await inJail('while :; do :; done', { limits: { cpuSeconds: 1 } });
  expect(busy.status).not.toBe(0);
  await inJail('head -c 3000000 /dev/urandom > big', { limits: { fileBytes: 1_000_000 } });
  expect(readFileSync(join(workDir, 'big')).length).toBe(1_000_000);
});

it('what is urgent runs at our own priority, everything else below it', async () => {
  const priority = async (urgent: boolean) => Number((await inJail('nice', { urgent })).stdout);
  expect(await priority(true)).toBe(getPriority());
  expect(await priority(false)).toBeGreaterThan(getPriority());
});

it('a kill takes everything with it', async () => {
  const word = `coinop-kill-${process.pid}`;
  const run = { workDir, limits: {}, stdin: 'ignore' as const };
  const child = spawnJailed(jail, bash, ['-c', `(sleep 600; :) & (sleep 600; :) & wait; : ${word}`], run);
  child.stdout?.resume();
  await vi.waitFor(() => expect(processesWith(word).length).toBeGreaterThan(2), waitMs);
  killJailed(child);
  await once(child, 'close');
  expect(processesWith(word)).toEqual([]);
});

it('FC4: dies with the process that started it', async () => {
  const word = `coinop-orphan-${process.pid}`;
  const script = `
    import { spawnJailed } from ${JSON.stringify(join(import.meta.dirname, 'media-jail.ts'))};
    const [layers, bash, workDir, word] = process.argv.slice(1);
    const run = { workDir, limits: {}, stdin: 'ignore' };
    spawnJailed({ layers: JSON.parse(layers) }, bash, ['-c', ': > begun; while :; do sleep 1; done; : ' + word], run);`;
  const args = ['--input-type=module', '-e', script, JSON.stringify(jail.layers), bash, workDir, word];
  const parent = spawn(process.execPath, args, { stdio: 'inherit' });
  // Its own work, not the jail's beginnings, which do not yet know of whom they depend.
  await vi.waitFor(() => expect(existsSync(join(workDir, 'begun'))).toBe(true), waitMs);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(processesWith(word)).toEqual([]), waitMs);
});
