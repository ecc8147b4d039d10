import { sql } from 'kysely';
import { limits } from '../access/limits.ts';
import { sessionSeconds } from '../access/session-queries.ts';
import { type UserRow, userColumns } from '../accounts/account-queries.ts';
import { newGuestHandle } from '../accounts/handle.ts';
import { noStats } from '../accounts/user.ts';
import type { Db } from '../database/db.ts';
import { secondsAfter } from '../platform/clock.ts';

/** A device that asks for its guest, with the ids to use if the device is new. */
export type Arrival = {
  deviceHash: Buffer;
  accountId: string;
  sessionId: string;
  tokenHash: Buffer;
  device: string | null;
};

export type ArrivedGuest = {
  outcome: 'living' | 'opened' | 'made' | 'limited' | 'banned' | 'apart';
  remaining: number;
  resetSeconds: number;
  accountId: string;
  sessionId: string;
  tokenHash: Buffer;
  /** Undefined when a concurrent request created the account first. */
  user: UserRow | undefined;
};

type Row = Omit<ArrivedGuest, 'user'> & UserRow & { id: string | null };

/** See `identity_sign_in_guests`. The devices must be distinct; returns one result for each, in their order. */
export async function signInGuests(
  db: Db,
  arrivals: readonly Arrival[],
  { mayMake, now, handles = arrivals.map(newGuestHandle) }: { mayMake: boolean; now: Date; handles?: string[] },
): Promise<ArrivedGuest[]> {
  const column = <K extends keyof Arrival>(key: K) => arrivals.map((arrival) => arrival[key]);
  const { rows } = await sql<Row>`
    select g.outcome, g.remaining, g.reset_seconds as "resetSeconds", g.account_id as "accountId",
      g.session_id as "sessionId", g.token_hash as "tokenHash", ${userColumns}
    from identity_sign_in_guests(${column('deviceHash')}::bytea[], ${column('accountId')}::uuid[], ${handles}::text[],
      ${column('sessionId')}::uuid[], ${column('tokenHash')}::bytea[], ${column('device')}::text[], ${mayMake},
      ${limits.guest.max}, ${limits.guest.windowSeconds}, ${now}, ${secondsAfter(now, sessionSeconds)}) as g
    left join accounts a on a.id = g.account_id left join account_stats s on s.account_id = a.id
    order by g.place`.execute(db);
  return rows.map(({ outcome, remaining, resetSeconds, accountId, sessionId, tokenHash, ...user }, i) => ({
    outcome,
    remaining,
    resetSeconds,
    accountId,
    sessionId,
    tokenHash,
    user: outcome === 'made' ? newGuest(accountId, handles[i] ?? '', now) : user.id === null ? undefined : user,
  }));
}

function newGuest(id: string, handle: string, createdAt: Date): UserRow {
  return { id, handle, name: null, kind: 'guest', avatarVersion: 0, createdAt, stats: noStats, achievements: [] };
}
