import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';

export type FaultPoint = {
  table: string;
  event: 'insert' | 'update' | 'delete';
  /** before: when the statement reaches the row; commit: when only the commit is missing. */
  when?: 'before' | 'commit';
};

const gate = 4711;

/**
 * From now on a database connection that reaches one of these points is killed there, or waits there while the gate is
 * closed; only the first `times` of them. The product is not involved: these are triggers in the test's own database.
 */
export async function setFault(
  db: Db,
  points: FaultPoint | readonly FaultPoint[],
  what: 'die' | 'wait',
  times = 1,
): Promise<void> {
  await clearFaults(db);
  const triggers = [points].flat().map(({ table, event, when }) =>
    when === 'commit'
      ? `create constraint trigger test_fault after ${event} on ${table} deferrable initially deferred
          for each row execute function test_fault();`
      : `create trigger test_fault before ${event} on ${table} for each row execute function test_fault();`,
  );
  await sql
    .raw(`
    create sequence test_faults;
    create function test_fault() returns trigger language plpgsql as $$
    begin
      -- A sequence goes on counting when the transaction is rolled back.
      if nextval('test_faults') <= ${times} then
        perform ${what === 'die' ? 'pg_terminate_backend(pg_backend_pid()), pg_sleep(5)' : `pg_advisory_xact_lock_shared(${gate})`};
      end if;
      return coalesce(new, old);
    end $$;
    ${triggers.join('\n')}`)
    .execute(db);
}

export async function clearFaults(db: Db): Promise<void> {
  await sql.raw('drop function if exists test_fault() cascade; drop sequence if exists test_faults;').execute(db);
}

/** Waits until this many are blocked at the gate, and returns the process id of one of them. */
type Waiting = (count?: number) => Promise<number>;

/** Closes the gate while `work` runs. */
export async function withGateClosed<T>(db: Db, work: (waiting: Waiting) => Promise<T>): Promise<T> {
  return db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${gate})`.execute(holder);
    try {
      return await work(async (count = 1) => {
        for (const deadline = Date.now() + 180_000; ; await sleep(10)) {
          const { rows } = await sql<{ pid: number }>`
            select pid from pg_locks where locktype = 'advisory' and objid = ${gate} and not granted`.execute(holder);
          if (rows[0] !== undefined && rows.length >= count) return rows[0].pid;
          if (Date.now() > deadline) throw new Error(`Of ${count} only ${rows.length} came to the gate`);
        }
      });
    } finally {
      await sql`select pg_advisory_unlock(${gate})`.execute(holder);
    }
  });
}

export type DatabaseProxy = {
  url: string;
  /** Drops the response to the next statement with this text among its parameters, and resets its connection. */
  loseAnswerTo(text: string): void;
  /** The same for the commit of the next transaction with this text among its parameters. */
  loseCommitOf(text: string): void;
  close(): Promise<void>;
};

/** A proxy between a node and its database, which listens on a unix socket. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const host = /[?&]host=([^&]+)/.exec(databaseUrl)?.[1];
  if (host === undefined) throw new Error('The test database listens on a unix socket');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'coinop-proxy-'));
  const port = /[?&]port=(\d+)/.exec(databaseUrl)?.[1] ?? '5432';
  const name = `.s.PGSQL.${port}`;
  let unlucky: string | undefined;
  let unluckyInCommit: string | undefined;
  const server = net.createServer((client) => {
    const database = net.connect(path.join(decodeURIComponent(host), name));
    const end = () => {
      client.destroy();
      database.destroy();
    };
    let losing = false;
    let committing = false;
    client.on('error', end).on('close', end);
    client.on('data', (chunk) => {
      if (unlucky !== undefined && chunk.includes(unlucky)) {
        unlucky = undefined;
        losing = true;
      }
      if (committing && /commit/i.test(chunk.toString('latin1'))) losing = true;
      if (unluckyInCommit !== undefined && chunk.includes(unluckyInCommit)) {
        unluckyInCommit = undefined;
        committing = true;
      }
      database.write(chunk);
    });
    database.on('error', end).on('close', end);
    database.on('data', (chunk) => (losing ? end() : client.write(chunk)));
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, name), resolve));
  return {
    url: databaseUrl.replace(/([?&]host=)[^&]+/, `$1${encodeURIComponent(folder)}`),
    loseAnswerTo(text) {
      unlucky = text;
    },
    loseCommitOf(text) {
      unluckyInCommit = text;
    },
    async close() {
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
