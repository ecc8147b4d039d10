import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { newId } from '../platform/ids.ts';
import { insertAccount } from './account-queries.ts';
import { formerPlayerHandle } from './handle.ts';

/** The member who owns the starter games. It cannot sign in. */
export async function systemAccountId(db: Db, now: Date): Promise<string> {
  const system = { id: newId(now), kind: 'member', handle: 'coinop', name: 'Coinop Arcade', createdAt: now } as const;
  await insertAccount(db, system);
  return accountIdOf(db, system.handle);
}

/**
 * The creator of games whose authors closed their accounts. It is created closed: it has no profile, and its sales are
 * platform revenue.
 */
export async function formerPlayerId(db: Db, now: Date): Promise<string> {
  const handle = formerPlayerHandle;
  await sql`
    with made as (
      insert into accounts (id, kind, handle, name, created_at, closed_at)
      values (${newId(now)}, 'member', ${handle}, 'Former player', ${now}, ${now})
      on conflict (handle) do nothing returning id)
    insert into account_stats (account_id, is_open) select id, false from made`.execute(db);
  return accountIdOf(db, handle);
}

async function accountIdOf(db: Db, handle: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from accounts where handle = ${handle}`.execute(db);
  if (rows[0] === undefined) throw new Error(`The account ${handle} was made a moment ago`);
  return rows[0].id;
}
