import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { StartupError } from '../process/startup-error.ts';
import { waitMs } from '../testing/wait-ms.ts';
import { type EmbeddedPostgres, findRunningEmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostmasterOf } from './process-identity.ts';

const isRoot = process.geteuid?.() === 0;
const quick = { fsync: 'off' };
let home: string;
let dataDir: string;
let started: EmbeddedPostgres[] = [];
let children: ChildProcess[] = [];

// initdb takes longer than everything else here, so the tests share one cluster.
beforeAll(() => {
  // mkdtemp makes it 0700: as root, the tests run below a directory that the database's user cannot enter.
  home = mkdtempSync(join(tmpdir(), 'coinop-test-'));
  dataDir = join(home, 'data');
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(started.map((postgres) => postgres.stop()));
  [started, children] = [[], []];
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function start(options: { join?: boolean; dataDir?: string } = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: quick, ...options });
  started.push(postgres);
  return postgres;
}

async function query(postgres: { connectionString: string }, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another run: a process of its own that starts the database, does what `then` says, and prints lines. */
function otherRun(
  then: string,
  options: { env?: NodeJS.ProcessEnv; uid?: number; gid?: number; dataDir?: string } = {},
) {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    import { Client } from 'pg';
    try {
      const postgres = await startEmbeddedPostgres({ dataDir: process.argv[1], settings: { fsync: 'off' } });
      ${then}
    } catch (error) {
      console.log(error.name + ': ' + error.message);
      process.exitCode = error.exitCode;
    }`;
  const { dataDir: folder = dataDir, ...how } = options;
  const args = ['--input-type=module', '-e', script, folder];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['pipe', 'pipe', 'inherit'], ...how });
  children.push(child);
  const lines: string[] = [];
  createInterface(child.stdout).on('line', (line) => lines.push(line));
  return { child, lines, exited: once(child, 'close') };
}

const printPid = 'console.log(postgres.pid);';
const stopWhenAsked = `${printPid} process.stdin.on('data', async () => { await postgres.stop(); process.exit(0); });`;
const insertForEver = `
  const client = new Client({ connectionString: postgres.connectionString });
  await client.connect();
  await client.query('drop table if exists marks');
  await client.query('create table marks (n int)');
  ${printPid}
  for (let n = 1; ; n++) { await client.query('insert into marks values ($1)', [n]); console.log(n); }`;

it('keeps its data over stop and start, in UTF-8, for a role that is no superuser', async () => {
  const first = await start();
  await query(first, "create table words as select 'zwölf' as word");
  await first.stop();
  expect(existsSync(join(dataDir, 'postgres.owner'))).toBe(false);
  const second = await start();
  expect(second.owned).toBe(true);
  expect(await query(second, 'select word from words')).toEqual([{ word: 'zwölf' }]);
  const [facts] = await query(
    second,
    `select current_database() as db, current_user as who, current_setting('is_superuser') as super,
     current_setting('server_encoding') as encoding, current_setting('listen_addresses') as tcp,
     upper('ä') as upper, current_setting('synchronous_commit') as sync`,
  );
  expect(facts).toEqual({
    db: 'coinop',
    who: 'coinop',
    super: 'off',
    encoding: 'UTF8',
    tcp: '',
    upper: 'Ä',
    sync: 'on',
  });
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
});

it.runIf(isRoot)('X28: as root, the server has a user id of its own, and a cluster of nobody becomes its', async () => {
  const cluster = join(dataDir, 'postgres');
  const first = await start();
  expect(statSync(`/proc/${first.pid}`).uid).toBe(65531);
  expect(statSync(cluster).uid).toBe(65531);
  await first.stop();
  execFileSync('chown', ['-R', '65534:65534', cluster]);
  const second = await start();
  expect(await query(second, 'select word from words')).toEqual([{ word: 'zwölf' }]);
  expect(statSync(`/proc/${second.pid}`).uid).toBe(65531);
  const files = readdirSync(cluster, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => statSync(join(cluster, name), { throwIfNoEntry: false })?.uid === 65534)).toEqual([]);
  // Even where nothing else is in the way.
  for (const folder of [home, dataDir]) chmodSync(folder, 0o711);
  const knock =
    'net.connect(process.argv[1]).on("connect", () => console.log("let in")).on("error", ({ code }) => console.log(code))';
  const args = ['-e', `${knock}.on("close", () => process.exit())`, join(cluster, '.s.PGSQL.5432')];
  const stranger = spawn(process.execPath, args, {
    uid: 65534,
    gid: 65534,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(stranger);
  expect(await text(stranger.stdout)).toBe('EACCES\n');
  chmodSync(home, 0o700);
});

it('refuses a second run on the same directory with one sentence, and a command joins it', async () => {
  const other = otherRun(stopWhenAsked);
  await vi.waitFor(() => expect(other.lines).toHaveLength(1), waitMs);
  await expect(start()).rejects.toThrow(
    new StartupError(
      `The data directory ${dataDir} is in use by another run (process ${other.child.pid}); stop that one or choose another DATA_DIR.`,
    ),
  );
  const joined = await start({ join: true });
  expect(joined).toMatchObject({ owned: false, pid: Number(other.lines[0]) });
  await joined.stop();
  const found = await findRunningEmbeddedPostgres(dataDir);
  expect(found && (await query(found, 'select 1 as one'))).toEqual([{ one: 1 }]);
  other.child.stdin?.write('stop');
  await other.exited;
  expect(await findRunningEmbeddedPostgres(dataDir)).toBeUndefined();
});

it('a command starts its own when there is none to join', async () => {
  const own = await start({ join: true });
  expect(own.owned).toBe(true);
  await own.stop();
  expect(isPostmasterOf(own.pid, join(dataDir, 'postgres'))).toBe(false);
});

it('of two that start at once in an empty directory, one runs and the other is refused', async () => {
  const empty = join(home, 'empty');
  const runs = [otherRun(stopWhenAsked, { dataDir: empty }), otherRun(stopWhenAsked, { dataDir: empty })];
  await vi.waitFor(() => expect(runs.every((run) => run.lines.length === 1)).toBe(true), waitMs);
  const refused = runs.filter((run) => run.lines[0]?.startsWith('StartupError: '));
  expect(refused).toHaveLength(1);
  expect(refused[0]?.lines[0]).toContain('is in use by another run');
  await refused[0]?.exited;
  expect(refused[0]?.child.exitCode).toBe(1);
  const winner = runs.find((run) => run !== refused[0]);
  winner?.child.stdin?.write('stop');
  await winner?.exited;
  expect(readdirSync(empty).filter((name) => name.startsWith('postgres.new'))).toEqual([]);
});

const kills = [
  { left: 'a server that stops with it', env: process.env, isOrphan: false },
  { left: 'an orphan, where setpriv is missing', env: { PATH: '' }, isOrphan: true },
];
it.each(kills)(
  'kill -9 during writes leaves $left, and the next start has every committed row',
  async ({ env, isOrphan }) => {
    const other = otherRun(insertForEver, { env });
    await vi.waitFor(() => expect(other.lines.length).toBeGreaterThan(20), waitMs);
    other.child.kill('SIGKILL');
    await other.exited;
    const [serverPid, lastCommitted] = [Number(other.lines[0]), Number(other.lines.at(-1))];
    const isRunning = () => isPostmasterOf(serverPid, join(dataDir, 'postgres'));
    if (isOrphan) expect(isRunning()).toBe(true);
    else await vi.waitFor(() => expect(isRunning()).toBe(false), waitMs);
    const again = await start();
    expect(again.owned).toBe(true);
    expect(isRunning()).toBe(false);
    const [row] = await query(again, 'select max(n) as last, count(*)::int as count from marks');
    expect(row?.['last']).toBeGreaterThanOrEqual(lastCommitted);
    expect(row?.['count']).toBe(row?.['last']);
  },
);

it('kill -9 of the starter and its server together is recovered from', async () => {
  const other = otherRun(insertForEver);
  await vi.waitFor(() => expect(other.lines.length).toBeGreaterThan(20), waitMs);
  process.kill(Number(other.lines[0]), 'SIGKILL');
  other.child.kill('SIGKILL');
  await other.exited;
  // The starter may live a moment longer than its server, and then its last line is an error.
  const lastCommitted = Number(other.lines.findLast((line) => /^\d+$/.test(line)));
  const [row] = await query(await start(), 'select max(n) as last from marks');
  expect(row?.['last']).toBeGreaterThanOrEqual(lastCommitted);
});

it('is not fooled by a lock file whose pid now belongs to another program', async () => {
  const cluster = join(dataDir, 'postgres');
  const { uid, gid } = statSync(cluster);
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const lines = [process.pid, '/proc/self/cwd', 1_700_000_000, 5432, '.', '', '', 'ready', ''];
    writeFileSync(join(cluster, name), lines.join('\n'));
    chownSync(join(cluster, name), uid, gid);
  }
  writeFileSync(
    join(dataDir, 'postgres.owner'),
    JSON.stringify({ owner: { pid: 1, startedAt: 'x' }, serverPid: process.pid }),
  );
  expect(await query(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('restarts the server when it dies', async () => {
  const postgres = await start();
  await query(postgres, 'create table if not exists notes as select 7 as n');
  const before = postgres.pid;
  process.kill(before, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(postgres, 'select n from notes')).toEqual([{ n: 7 }]), waitMs);
  await vi.waitFor(() => expect(postgres.pid).not.toBe(before), waitMs);
});

it('a data directory too deep for a socket address, with spaces and commas, works', async () => {
  const deep = join(home, 'a, "quoted" folder'.padEnd(80, 'x'), 'data');
  mkdirSync(join(deep, '..'));
  execFileSync('cp', ['-a', dataDir, deep]);
  const postgres = await start({ dataDir: deep });
  const socketDir = new URL(postgres.connectionString).searchParams.get('host') ?? '';
  expect(socketDir.startsWith(tmpdir())).toBe(true);
  expect(statSync(socketDir).mode & 0o777).toBe(0o700);
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
  expect(existsSync(socketDir)).toBe(false);
});

it('runs as the current user, and keeps the owner when root starts it later', async () => {
  chmodSync(home, 0o755);
  const owner = isRoot ? { uid: 65534, gid: 65534 } : {};
  if (isRoot) execFileSync('chown', ['-R', '65534:65534', dataDir]);
  const theirs = otherRun(stopWhenAsked, owner);
  await vi.waitFor(() => expect(theirs.lines).toHaveLength(1), waitMs);
  expect(theirs.lines[0]).toMatch(/^\d+$/);
  theirs.child.stdin?.write('stop');
  await theirs.exited;

  const { uid } = statSync(join(dataDir, 'postgres'));
  const ours = await start();
  await query(ours, 'create table if not exists notes as select 7 as n');
  await ours.stop();
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(uid);
  expect(statSync(join(dataDir, 'postgres', 'PG_VERSION')).uid).toBe(uid);
});

it('reports a directory that cannot be created in one sentence', async () => {
  writeFileSync(join(home, 'file'), '');
  const wrong = join(home, 'file', 'data');
  await expect(start({ dataDir: wrong })).rejects.toThrow(
    new StartupError(
      `The data directory ${wrong} cannot be written to (a file is in its place); correct that or choose another DATA_DIR.`,
    ),
  );
});
