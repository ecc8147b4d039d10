import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Db, Tx } from '../database/db.ts';
import { Refusal } from '../http/errors.ts';
import { type Clock, secondsAfter } from '../platform/clock.ts';
import type { Caller } from './caller.ts';

export const idempotencySeconds = 86_400;

/** The header of routes that create something. */
export const IdempotencyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x20-\\x7e]{1,128}$',
      description:
        '1 to 128 printable ASCII characters; the same request with the same key creates only one resource in 24 hours',
    }),
  ),
});

/** A repeatable request: its key, and a hash of its body. */
export type Idempotency = { key: string; route: string; bodyHash: Buffer };

export function idempotencyOf(request: FastifyRequest): Idempotency | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const asked = canonicalJson([request.params, request.body ?? {}]);
  const route = `${request.method} ${request.routeOptions.url}`;
  return { key, route, bodyHash: createHash('sha256').update(asked).digest() };
}

type Known = { bodyHash: Buffer; thingId: string };

/** What an earlier request with this key created, if any; a different body with the same key is refused. */
export async function findMade(
  db: Db,
  clock: Clock,
  { accountId }: Pick<Caller, 'accountId'>,
  idempotency: Idempotency | undefined,
): Promise<string | undefined> {
  if (idempotency === undefined) return undefined;
  const { route, key, bodyHash } = idempotency;
  const { rows } = await sql<Known>`
    select body_hash as "bodyHash", thing_id as "thingId" from idempotency_keys
    where account_id = ${accountId} and route = ${route} and key = ${key}
      and created_at > ${secondsAfter(clock.now(), -idempotencySeconds)}`.execute(db);
  if (rows[0] === undefined) return undefined;
  if (!rows[0].bodyHash.equals(bodyHash)) throw new Refusal('idempotency_mismatch');
  return rows[0].thingId;
}

/**
 * Creates something once per key: `make` runs for the first request, `show` with the created id for a repeated one. The
 * key's row is the lock: of concurrent requests the others wait for the first and show what it created, or create it
 * themselves when the first was refused. Call it before anything that spends a limit.
 */
export async function makeOnce<T extends { id: string }>(
  tx: Tx,
  clock: Clock,
  caller: Pick<Caller, 'accountId'>,
  idempotency: Idempotency | undefined,
  make: () => Promise<T>,
  show: (id: string) => Promise<T>,
): Promise<T> {
  if (idempotency === undefined) return make();
  const { route, key, bodyHash } = idempotency;
  const now = clock.now();
  const { rows } = await sql`
    insert into idempotency_keys as k (account_id, route, key, body_hash, created_at)
    values (${caller.accountId}, ${route}, ${key}, ${bodyHash}, ${now})
    on conflict (account_id, route, key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at
      where k.created_at <= ${secondsAfter(now, -idempotencySeconds)}
    returning key`.execute(tx);
  if (rows.length === 0) {
    const id = await findMade(tx, clock, caller, idempotency);
    // The key expired between the insert and this read.
    if (id === undefined)
      throw new Refusal('conflict', 'This Idempotency-Key expires just now; send the request again.');
    return show(id);
  }
  const made = await make();
  await sql`
    update idempotency_keys set thing_id = ${made.id}
    where account_id = ${caller.accountId} and route = ${route} and key = ${key}`.execute(tx);
  return made;
}

/** Releases the key of something whose creation was undone. */
export async function forgetMade(tx: Tx, accountId: string, thingId: string): Promise<void> {
  await sql`delete from idempotency_keys where account_id = ${accountId} and thing_id = ${thingId}`.execute(tx);
}

/** The same text for equal values, because some languages serialize keys in varying order. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
