import { realpathSync } from 'node:fs';
import { findOnPath } from '../process/find-on-path.ts';

/**
 * The sandbox for programs that read untrusted input: decoders, the browser. It has layers, each a standard system
 * tool; which of them work on this machine is found by trying.
 */
export type JailLayers = {
  /** Its own root directory: the system's programs and libraries, and the work directory. */
  root: boolean;
  /** No network and no view of other processes. */
  namespaces: boolean;
  /** The user to run as; only root can change it. */
  uid: number | undefined;
  /** Resource limits, no new privileges, and SIGKILL when the parent dies. */
  limits: boolean;
};

export type JailLimits = {
  memoryBytes?: number;
  /** Memory actually written, for programs that reserve far more than they use. */
  dataBytes?: number;
  cpuSeconds?: number;
  fileBytes?: number;
  processes?: number;
};

export type JailedProgram = {
  /** Arguments may refer to files of the work directory by bare names, or below `workDirIn`. */
  command: string[];
  workDir: string;
  limits: JailLimits;
  /** Paths it needs besides the system's own folders. */
  paths: string[];
  /** Devices, /proc and scratch space, as a browser requires them. */
  roomy?: boolean;
  network?: boolean;
  /** A user waits for it: normal instead of low CPU priority. */
  urgent?: boolean;
};

/** Strongest first. */
export function jailLayersToTry(uid: number | undefined): JailLayers[] {
  const hasTools = process.platform === 'linux' && ['setpriv', 'prlimit', 'nice'].every((name) => findOnPath(name));
  const bare = { root: false, namespaces: false, uid, limits: false };
  if (!hasTools) return [bare];
  return [
    { root: true, namespaces: true, uid, limits: true },
    { root: false, namespaces: true, uid, limits: true },
    { root: false, namespaces: false, uid, limits: true },
    bare,
  ];
}

/**
 * The work directory's name as the jailed program sees it. It hides what lies at the same path outside, so it is none
 * that a checkout may lie below.
 */
const workDirInRoot = '/coinop-work';

export const workDirIn = (layers: JailLayers, workDir: string) => (layers.root ? workDirInRoot : workDir);

/**
 * Runs inside a new mount namespace, builds the root and enters it. It is built on /sys, a directory that always exists
 * and contains no user data. The script is constant: everything variable is a positional parameter.
 */
const enterRoot = `set -eu
root=/sys work=$1 roomy=$2 paths=$3; shift 3
mount -t tmpfs -o mode=755,size=1m,nosuid,nodev none $root
mkdir $root/etc $root/dev $root${workDirInRoot}
show() {
  if [ -d "$1" ]; then mkdir -p "$root$1"; mount --rbind "$1" "$root$1"
  else mkdir -p "$root\${1%/*}"; : > "$root$1"; mount --bind "$1" "$root$1"; fi
}
for name in usr lib lib32 lib64 bin etc/alternatives etc/fonts etc/chromium.d; do
  if [ -L /$name ]; then ln -s "$(readlink /$name)" $root/$name
  elif [ -d /$name ]; then show /$name; mount -o remount,bind,ro $root/$name 2>/dev/null || true; fi
done
for file in /etc/ld.so.cache /dev/null /dev/zero /dev/random /dev/urandom; do
  if [ -e $file ]; then show $file; fi
done
if [ $roomy = yes ]; then
  mkdir $root/proc $root/tmp $root/dev/shm
  mount -t proc none $root/proc
  for scratch in tmp dev/shm; do mount -t tmpfs -o mode=1777,size=512m,nosuid,nodev none $root/$scratch; done
fi
while [ $paths -gt 0 ]; do show "$1"; shift; paths=$((paths - 1)); done
mount --bind "$work" $root${workDirInRoot}
mount -o remount,bind,ro,nosuid,nodev $root
exec chroot $root env -C ${workDirInRoot} "$@"`;

/** The arguments that run the program in the sandbox, when started in its work directory. */
export function jailArguments(layers: JailLayers, program: JailedProgram): [string, ...string[]] {
  const { root, namespaces, uid, limits } = layers;
  const paths = program.paths.map((path) => realpathSync(path)).filter((path) => !isSystemPath(path));
  const entering = [
    'sh',
    '-c',
    enterRoot,
    'sh',
    program.workDir,
    program.roomy ? 'yes' : 'no',
    `${paths.length}`,
    ...paths,
  ];
  const [first = '', ...rest] = [
    ...(limits ? ['setpriv', '--pdeathsig', 'KILL', '--'] : []),
    ...(namespaces ? unshare(layers, program.network ?? false) : []),
    ...(root ? entering : []),
    ...(limits ? [...dropPrivileges(uid), ...setLimits(program.limits, uid)] : []),
    ...(limits && !program.urgent ? ['nice', '-n', '10'] : []),
    ...program.command,
  ];
  return [first, ...rest];
}

const isSystemPath = (path: string) => /^\/(usr|lib|lib32|lib64|bin)\//.test(path);

function unshare({ root, uid }: JailLayers, network: boolean): string[] {
  const asOrdinaryUser = uid === undefined ? ['--map-root-user'] : [];
  const parts = ['--ipc', '--pid', ...(network ? [] : ['--net']), ...(root ? ['--mount'] : [])];
  return ['unshare', ...asOrdinaryUser, ...parts, '--fork', '--kill-child', '--'];
}

/** Changing the user clears the parent-death signal, so it is set again. */
function dropPrivileges(uid: number | undefined): string[] {
  const user = uid === undefined ? [] : ['--reuid', `${uid}`, '--regid', `${uid}`, '--clear-groups'];
  return ['setpriv', ...user, '--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--pdeathsig', 'KILL', '--'];
}

function setLimits(limits: JailLimits, uid: number | undefined): string[] {
  const options = ['--core=0'];
  if (limits.memoryBytes !== undefined) options.push(`--as=${limits.memoryBytes}`);
  if (limits.dataBytes !== undefined) options.push(`--data=${limits.dataBytes}`);
  if (limits.cpuSeconds !== undefined) options.push(`--cpu=${limits.cpuSeconds}`);
  if (limits.fileBytes !== undefined) options.push(`--fsize=${limits.fileBytes}`);
  // Counted over all processes of a user, so it can only be set for a user that is exclusively ours.
  if (uid !== undefined && limits.processes !== undefined) options.push(`--nproc=${limits.processes}`);
  return ['prlimit', ...options, '--'];
}

/** Describes the sandbox, for /readyz. */
export function jailWords({ root, namespaces, uid, limits }: JailLayers): string {
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
