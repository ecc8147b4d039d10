import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isDatabaseAway } from '../../database/db.ts';
import type { EmbeddedPostgres } from '../../embedded-postgres/embedded-postgres.ts';
import type { FaultProxy } from './fault-proxy.ts';
import { childrenOf } from './node-under-fire.ts';
import type { PlannedFault } from './torture-plan.ts';

/** The two sides of a node: its clients, and its database. */
export type Proxied = { clients: FaultProxy; database: FaultProxy };

/** Faults that kill no process of ours; false for any other kind. */
export async function injectNetworkFault(
  { kind, pick }: PlannedFault,
  { clients, database }: Proxied,
): Promise<boolean> {
  const ms = 100 + (pick % 900);
  switch (kind) {
    case 'cut database':
      database.cut();
      return true;
    case 'stall database':
      await database.halfOpen(ms);
      return true;
    case 'silence database':
      database.silence();
      return true;
    case 'lose answers':
      await loseAnswers([database, clients]);
      return true;
    case 'cut clients':
      clients.cut();
      return true;
    case 'delay clients':
      await clients.delay(pick % 40, ms);
      return true;
    default:
      return false;
  }
}

export async function loseAnswers(proxies: readonly FaultProxy[]): Promise<void> {
  for (let i = 0; i < 3; i++) {
    proxies[i % proxies.length]?.loseNextAnswer();
    await sleep(20);
  }
}

/** Pauses all its processes, as when its machine hangs. */
export async function pauseDatabase(server: EmbeddedPostgres, ms: number): Promise<void> {
  await untilDatabaseAnswers(server);
  const { pid } = server;
  const pids = [pid, ...(await childrenOf(pid))];
  for (const one of pids) signal(one, 'SIGSTOP');
  await sleep(ms);
  for (const one of pids) signal(one, 'SIGCONT');
}

/** False when the process has exited meanwhile; signal 0 only asks. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL' | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    return false;
  }
}

/** Kills the whole server at once, or one of its processes: then it restarts all others and recovers from its log. */
export async function killDatabase(server: EmbeddedPostgres, pick: number): Promise<void> {
  for (let wasKilled = false; !wasKilled; ) {
    // One that is still recovering from the kill before has no processes to choose from.
    await untilDatabaseAnswers(server);
    const { pid } = server;
    const children = pick % 3 === 0 ? [pid] : await childrenOf(pid);
    wasKilled = signal(children[pick % children.length] ?? pid, 'SIGKILL');
    while (pick % 3 === 0 && server.pid === pid) await sleep(50);
  }
}

/** Makes the server switch to the next log file, for which a full disk may have no space: then it panics. */
export async function takeLogSegment(server: EmbeddedPostgres): Promise<void> {
  // Old files are reused: each of these switches takes one.
  for (let i = 0; i < 6; i++)
    await asSuperuser(server, 'select pg_switch_wal() from pg_logical_emit_message(false, $1, $1)');
}

/** A busy machine may take minutes; a database that never comes back is a finding. */
const answerMs = 10 * 60_000;

export async function untilDatabaseAnswers(server: EmbeddedPostgres): Promise<void> {
  const answers = async () => signal(server.pid, 0) && (await asSuperuser(server, 'select $1'));
  for (const until = Date.now() + answerMs; !(await answers()); await sleep(100)) {
    if (Date.now() > until) throw new Error('The database did not come back within ten minutes');
  }
}

/** Whether the statement succeeded. */
async function asSuperuser({ connectionString }: EmbeddedPostgres, text: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: connectionString.replace('user=coinop', 'user=postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(text, ['torture']);
    return true;
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
