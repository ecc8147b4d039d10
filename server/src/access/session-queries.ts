import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type Clock, secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { publish } from '../platform/pubsub.ts';
import type { Caller } from './caller.ts';
import { derivedSessionToken, newSessionToken, sessionDays } from './tokens.ts';

declare module '../platform/pubsub.ts' {
  interface Topics {
    access: 'account id';
  }
}

export const sessionSeconds = sessionDays * 86_400;
const usedEverySeconds = 3600;

/** Creates a session of an open account; the token is returned and not stored. */
export async function insertSession(
  db: Db,
  clock: Clock,
  accountId: string,
  device: string | null = null,
): Promise<string> {
  const now = clock.now();
  const { token, hash } = newSessionToken();
  await insertRow(db, { id: newId(now), accountId, hash, device, now });
  return token;
}

export async function insertGuestSession(
  db: Db,
  { clock, keys }: Pick<Context, 'clock' | 'keys'>,
  accountId: string,
  device: string | null,
): Promise<string> {
  const now = clock.now();
  const id = newId(now);
  const { token, hash } = derivedSessionToken(keys, id);
  await insertRow(db, { id, accountId, hash, device, now });
  return token;
}

type NewSession = { id: string; accountId: string; hash: Buffer; device: string | null; now: Date };

async function insertRow(db: Db, { id, accountId, hash, device, now }: NewSession): Promise<void> {
  await sql`
    insert into sessions (id, account_id, token_hash, created_at, last_used_at, expires_at, device)
    values (${id}, ${accountId}, ${hash}, ${now}, ${now}, ${secondsAfter(now, sessionSeconds)}, ${device})`.execute(db);
}

type SessionRow = Caller & { expiresAt: Date };

const columns = sql`s.id as "sessionId", s.account_id as "accountId", a.kind, s.expires_at as "expiresAt"`;
const open = sql`a.closed_at is null and a.banned_at is null`;

export async function findSessionByHash(db: Db, clock: Clock, hash: Buffer): Promise<SessionRow | undefined> {
  const now = clock.now();
  const { rows } = await sql<SessionRow & { lastUsedAt: Date | null }>`
    select ${columns}, s.last_used_at as "lastUsedAt" from sessions s join accounts a on a.id = s.account_id
    where s.token_hash = ${hash} and s.expires_at > ${now} and ${open}`.execute(db);
  if (rows[0] === undefined) return undefined;
  const { lastUsedAt, ...row } = rows[0];
  if (lastUsedAt === null || lastUsedAt < secondsAfter(now, -usedEverySeconds)) await touch(db, row, now);
  return row;
}

export async function findSessionById(db: Db, clock: Clock, sessionId: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`
    select ${columns} from sessions s join accounts a on a.id = s.account_id
    where s.id = ${sessionId} and s.expires_at > ${clock.now()} and ${open}`.execute(db);
  return rows[0];
}

/** Extends a session in use to another 90 days, at most once an hour. */
async function touch(db: Db, session: SessionRow, now: Date): Promise<void> {
  session.expiresAt = secondsAfter(now, sessionSeconds);
  await sql`
    update sessions set expires_at = ${session.expiresAt}, last_used_at = ${now}
    where id = ${session.sessionId}`.execute(db);
}

export async function deleteSessionsOf(db: Db, accountId: string): Promise<void> {
  await sql`delete from sessions where account_id = ${accountId}`.execute(db);
  await publish(db, 'access', accountId);
}
