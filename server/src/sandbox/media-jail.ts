import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, lchownSync, mkdtempSync, openSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCodeOf, messageOf } from '../process/startup-error.ts';
import { type JailLayers, type JailLimits, jailArguments, jailLayersToTry, jailWords } from './jail.ts';

export type MediaJail = {
  /** Set when we are root: the files in the work directory must belong to this user. */
  uid: number | undefined;
  /** Describes the sandbox, for /readyz. */
  words: string;
  layers: JailLayers;
};

/** Not the database's user: code that escapes from a decoder must not reach its files or socket. */
const mediaUid = 65533;

/**
 * Starts `program` in the sandbox and in its own process group, with `workDir` as its directory; or a shell script that
 * starts `$1`, the program, as often as it likes.
 */
export function spawnJailed(
  { layers }: Pick<MediaJail, 'layers'>,
  program: string,
  args: string[],
  run: { workDir: string; limits: JailLimits; stdin: 'ignore' | 'pipe'; urgent?: boolean; script?: string },
): ChildProcess {
  // A user who may not enter the program's folder can still run it through an open descriptor.
  const fd = layers.uid !== undefined && !layers.root ? openSync(program, 'r') : undefined;
  try {
    const shell = run.script === undefined ? [] : ['sh', '-c', run.script, 'sh'];
    const command = [...shell, fd === undefined ? realpathSync(program) : '/proc/self/fd/3', ...args];
    const limits = { processes: 512, ...run.limits };
    const { workDir, urgent = false } = run;
    const [first, ...rest] = jailArguments(layers, { command, workDir, limits, paths: [program], urgent });
    return spawn(first, rest, {
      ...(layers.uid !== undefined && !layers.limits ? { uid: layers.uid, gid: layers.uid } : {}),
      cwd: run.workDir,
      detached: true,
      stdio: [run.stdin, 'pipe', 'pipe', ...(fd === undefined ? [] : [fd])],
      // Our own environment is not passed on, because it contains secrets.
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', AV_LOG_FORCE_NOCOLOR: '1' },
    });
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** Kills a sandboxed program and all its children. */
export function killJailed(child: Pick<ChildProcess, 'pid'>): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (errorCodeOf(error) !== 'ESRCH') throw error;
  }
}

/**
 * The strongest sandbox in which `program -version` runs here. When we are root, a program that cannot run as another
 * user is refused.
 */
export async function probeMediaJail(program: string): Promise<MediaJail | { refused: string }> {
  const uid = process.geteuid?.() === 0 ? mediaUid : undefined;
  const workDir = mkdtempSync(join(tmpdir(), 'coinop-probe-'));
  let refused = '';
  try {
    for (const layers of jailLayersToTry(uid)) {
      const result = await tryJail(layers, program, workDir);
      if (result === undefined) return { uid, layers, words: jailWords(layers) };
      refused = result;
    }
    return { refused };
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
}

async function tryJail(layers: JailLayers, program: string, workDir: string): Promise<string | undefined> {
  const child = spawnJailed({ layers }, program, ['-version'], { workDir, limits: {}, stdin: 'ignore' });
  const timer = setTimeout(() => killJailed(child), 10_000);
  let stderr = '';
  child.stdout?.resume();
  child.stderr?.on('data', (chunk) => {
    stderr = `${stderr}${chunk}`.slice(-500);
  });
  try {
    const [status] = await once(child, 'close');
    return status === 0 ? undefined : stderr.trim() || `exit status ${status}`;
  } catch (error) {
    return messageOf(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Makes the sandbox user the owner of a work directory, or of a file in it. */
export function giveToJail(jail: MediaJail, path: string): void {
  if (jail.uid !== undefined) lchownSync(path, jail.uid, jail.uid);
}
