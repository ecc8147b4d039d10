import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from './find-on-path.ts';
import { errorCodeOf, messageOf } from './startup-error.ts';

/**
 * Where programs that read uploads run. The strongest of a few layers that this machine allows is found once at the
 * start; each is made of the system's own small tools, so that nothing has to be installed.
 */
export type MediaJail = {
  /** Set when we are root: the files in the work directory must belong to this user. */
  uid: number | undefined;
  /** For people and /readyz. */
  words: string;
  layers: JailLayers;
};

export type JailLayers = { root: boolean; namespaces: boolean; uid: number | undefined; limits: boolean };

export type JailLimits = {
  memoryBytes?: number;
  cpuSeconds?: number;
  fileBytes?: number;
};

type JailedCommand = { program: string; args: string[]; options: SpawnOptions; fd: number | undefined };

/** Not the database's user: what breaks out of a decoder must find neither its files nor its socket open. */
const jailUid = 65533;

/**
 * Runs inside a fresh mount namespace. Builds a root that holds the system's libraries, the program and the work
 * directory, all but the last read-only, and enters it. /sys is where it is built: a directory that always exists and
 * never holds anybody's data. A fixed script: all that varies comes as positional parameters.
 */
const enterRoot = `set -eu
root=/sys work=$1 program=$2; shift 2
mount -t tmpfs -o mode=755,size=64k,nosuid,nodev none $root
mkdir $root/etc $root/dev $root/work
for name in usr lib lib32 lib64 bin etc/alternatives; do
  if [ -L /$name ]; then ln -s "$(readlink /$name)" $root/$name
  elif [ -d /$name ]; then
    mkdir $root/$name; mount --rbind /$name $root/$name; mount -o remount,bind,ro $root/$name 2>/dev/null || true
  fi
done
for file in /etc/ld.so.cache /dev/null /dev/urandom; do
  if [ -e $file ]; then : > $root$file; mount --bind $file $root$file; fi
done
: > $root/program; mount --bind "$program" $root/program
mount --bind "$work" $root/work
mount -o remount,bind,ro,nosuid,nodev $root
exec chroot $root env -C /work "$@"`;

/** Starts `program` in the jail and in a process group of its own, with `workDir` as its directory. */
export function spawnJailed(
  jail: Pick<MediaJail, 'layers'>,
  program: string,
  args: string[],
  run: { workDir: string; limits: JailLimits; stdin: 'ignore' | 'pipe' },
): ChildProcess {
  const command = jailCommand(jail.layers, program, args, run.workDir, run.limits);
  try {
    return spawn(command.program, command.args, {
      ...command.options,
      cwd: run.workDir,
      detached: true,
      stdio: [run.stdin, 'pipe', 'pipe', ...(command.fd === undefined ? [] : [command.fd])],
      // Nothing of our own environment: it holds secrets.
      env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', AV_LOG_FORCE_NOCOLOR: '1' },
    });
  } finally {
    if (command.fd !== undefined) closeSync(command.fd);
  }
}

/** Ends a jailed program and all it started, at once. */
export function killJailed(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (errorCodeOf(error) !== 'ESRCH') throw error;
  }
}

function jailCommand(
  layers: JailLayers,
  program: string,
  args: string[],
  workDir: string,
  limits: JailLimits,
): JailedCommand {
  const { root, namespaces, uid, limits: limited } = layers;
  // A user who may not enter the program's folder can still run it through an open descriptor.
  const fd = uid !== undefined && !root ? openSync(program, 'r') : undefined;
  const inside = root ? '/program' : fd !== undefined ? '/proc/self/fd/3' : program;
  const command = [
    ...(limited ? ['setpriv', '--pdeathsig', 'KILL', '--'] : []),
    ...(namespaces ? unshare(root, uid) : []),
    ...(root ? ['sh', '-c', enterRoot, 'sh', workDir, program] : []),
    ...(limited ? [...privileges(uid), ...rlimits(limits, uid), 'nice', '-n', '10'] : []),
    inside,
    ...args,
  ];
  const options = uid !== undefined && !limited ? { uid, gid: uid } : {};
  return { program: command[0] as string, args: command.slice(1), options, fd };
}

function unshare(root: boolean, uid: number | undefined): string[] {
  const asRoot = uid === undefined ? ['--map-root-user'] : [];
  return [
    'unshare',
    ...asRoot,
    '--net',
    '--ipc',
    '--pid',
    ...(root ? ['--mount'] : []),
    '--fork',
    '--kill-child',
    '--',
  ];
}

/** Changing the user forgets the signal that was asked for at the parent's death: it is asked for again. */
function privileges(uid: number | undefined): string[] {
  const user = uid === undefined ? [] : ['--reuid', `${uid}`, '--regid', `${uid}`, '--clear-groups'];
  return ['setpriv', ...user, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--pdeathsig', 'KILL', '--'];
}

function rlimits({ memoryBytes, cpuSeconds, fileBytes }: JailLimits, uid: number | undefined): string[] {
  const limits = ['--core=0', '--nofile=256'];
  if (memoryBytes !== undefined) limits.push(`--as=${memoryBytes}`);
  if (cpuSeconds !== undefined) limits.push(`--cpu=${cpuSeconds}`);
  if (fileBytes !== undefined) limits.push(`--fsize=${fileBytes}`);
  // Counted over all processes of a user, so it can only be set for one who is ours alone.
  if (uid !== undefined) limits.push('--nproc=512');
  return ['prlimit', ...limits, '--'];
}

/**
 * The strongest jail in which `program -version` really runs here. As root there is no going without another user: what
 * cannot be run by one is refused.
 */
export async function probeMediaJail(program: string): Promise<MediaJail | { refused: string }> {
  const uid = process.geteuid?.() === 0 ? jailUid : undefined;
  const hasTools = process.platform === 'linux' && ['setpriv', 'prlimit', 'nice'].every((name) => findOnPath(name));
  const strong: JailLayers[] = [
    { root: true, namespaces: true, uid, limits: true },
    { root: false, namespaces: true, uid, limits: true },
    { root: false, namespaces: false, uid, limits: true },
  ];
  const workDir = mkdtempSync(join(tmpdir(), 'coinop-probe-'));
  let refused = '';
  try {
    for (const layers of [...(hasTools ? strong : []), { root: false, namespaces: false, uid, limits: false }]) {
      const result = await tryJail(layers, program, workDir);
      if (result === undefined) return { uid, layers, words: wordsFor(layers) };
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

function wordsFor({ root, namespaces, uid, limits }: JailLayers): string {
  const has = [
    namespaces && 'no network and no other processes',
    root && 'no files but its own',
    uid !== undefined && `user ${uid}`,
    limits && 'limits on memory, time and output',
  ].filter((word) => word !== false);
  const lacks = [
    !namespaces && 'the network is reachable, because this system allows no namespaces',
    !root && 'the files of its user are readable',
    !limits && 'no limits',
  ].filter((word) => word !== false);
  return [has.join(', '), lacks.join(', ')].filter((words) => words !== '').join('; but ');
}

/** Lets the jail's user own a work directory, or a file that was put into one. */
export function giveToJail(jail: MediaJail, path: string): void {
  if (jail.uid !== undefined) chownSync(path, jail.uid, jail.uid);
}
