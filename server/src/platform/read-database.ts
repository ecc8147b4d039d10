import { sql } from 'kysely';
import type { Database, Db } from '../database/db.ts';
import type { Log } from '../process/log.ts';

/** Reads that may be some seconds old, from a standby where there is one. */
export type Reads = {
  /** The database this account reads from: not a standby that has yet to replay the account's last write. */
  of(accountId: string): Db;
  wrote(accountId: string): void;
  close(): Promise<void>;
};

/** A standby that lags further is not used. */
const behindMsMax = 5000;
const checkMs = 250;
const writersMax = 50_000;

export function readFromPrimary(db: Db): Reads {
  return { of: () => db, wrote: () => undefined, close: async () => undefined };
}

/**
 * Several times a second the primary is asked for its log position, and the standby whether it has replayed up to it.
 * Everything committed before a position that the standby has reached can be read there.
 */
export function openReads(primary: Db, standby: Database, log: Log): Reads {
  const wroteAt = new Map<string, number>();
  const marks: { lsn: string; askedAt: number }[] = [];
  let reachedAt = Number.NEGATIVE_INFINITY;
  let isUsed = false;

  const check = async () => {
    const askedAt = performance.now();
    const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(primary);
    marks.push({ lsn: rows[0]?.lsn ?? '', askedAt });
    const reached = await sql<{ askedAt: number | null }>`
      select max(m."askedAt") as "askedAt" from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (lsn pg_lsn, "askedAt" float8)
      where m.lsn <= pg_last_wal_replay_lsn()`.execute(standby.db);
    reachedAt = reached.rows[0]?.askedAt ?? reachedAt;
    marks.splice(0, marks.length, ...marks.filter((mark) => mark.askedAt > reachedAt).slice(-100));
    for (const [accountId, at] of wroteAt) if (at < reachedAt) wroteAt.delete(accountId);
  };
  const isUsable = () => performance.now() - reachedAt < behindMsMax;
  let checking: Promise<void> | undefined;
  const timer = setInterval(() => {
    checking ??= check()
      // Unreachable, or promoted: then everything is read from the primary, which /readyz watches.
      .catch(() => undefined)
      .finally(() => {
        checking = undefined;
        if (isUsed !== isUsable()) {
          isUsed = isUsable();
          log.info({ isUsed }, isUsed ? 'reading from the standby' : 'the standby is behind or unreachable');
        }
      });
  }, checkMs);
  timer.unref();
  return {
    of: (accountId) => {
      const at = wroteAt.get(accountId);
      return isUsable() && (at === undefined || at < reachedAt) ? standby.db : primary;
    },
    wrote(accountId) {
      // Without space to note the write, the standby is not used until it has caught up.
      if (wroteAt.size >= writersMax) reachedAt = Number.NEGATIVE_INFINITY;
      wroteAt.set(accountId, performance.now());
    },
    async close() {
      clearInterval(timer);
      await checking;
      await standby.close();
    },
  };
}
