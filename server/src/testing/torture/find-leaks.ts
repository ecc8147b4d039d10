import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, isDatabaseAway } from '../../database/db.ts';
import type { FaultProxy } from './fault-proxy.ts';
import type { NodeUnderFire } from './node-under-fire.ts';

/** A node of this process is checked only by its connections. */
type Watched = { node?: NodeUnderFire; database: FaultProxy };

/** A node's pool, its queue and its subscription, with a margin. */
const connectionsMax = 15 + 5 + 4;
const openFilesMax = 160;
const quietMs = 20_000;

/** Resources still held after the last request: transactions, locks, connections, files, processes. */
export async function findLeaks(db: Db, watched: readonly Watched[]): Promise<string[]> {
  for (const until = Date.now() + quietMs; ; await sleep(250)) {
    const leaks = [...(await heldInDatabase(db)), ...(await heldByNodes(watched))];
    if (leaks.length === 0 || Date.now() > until) return leaks;
  }
}

async function heldInDatabase(db: Db): Promise<string[]> {
  try {
    const { rows } = await sql<{ what: string }>`
      select 'a transaction stays open: ' || left(query, 120) as what from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'
        and state_change < now() - interval '2 seconds'
      union all
      select 'a lock is waited for: ' || left(a.query, 120) from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database() and l.waitstart < now() - interval '2 seconds'
      union all
      select 'a transaction stays prepared: ' || gid from pg_prepared_xacts`.execute(db);
    return rows.map(({ what }) => what);
  } catch (error) {
    if (isDatabaseAway(error)) return ['the database cannot be asked'];
    throw error;
  }
}

async function heldByNodes(watched: readonly Watched[]): Promise<string[]> {
  const found = await Promise.all(
    watched.map(async ({ node, database }) => {
      const [files, children] = node ? [await node.openFiles(), await node.childProcesses()] : [0, []];
      const connections = database.openConnections();
      return [
        connections > connectionsMax ? `a node keeps ${connections} connections to the database` : '',
        files > openFilesMax ? `a node keeps ${files} files open` : '',
        children.length > 0 ? `a node keeps the processes ${children.join()}` : '',
      ];
    }),
  );
  return found.flat().filter((one) => one !== '');
}
