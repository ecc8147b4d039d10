import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../database/db.ts';
import { Line } from '../http/schemas.ts';
import { secondsAfter } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keyedHash } from '../platform/keys.ts';

/** The client that requests or submits a code: its challenge, its network address, and its session if it has one. */
export type EmailClient = { challenge: string | undefined; address: string; caller: Caller | undefined };

export const Email = Line(3, 320, 'An e-mail address');
export const Challenge = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  description: 'The challenge of an earlier start',
});
export const CodeBody = Type.Object({
  email: Email,
  code: Type.String({ pattern: '^[0-9]{6}$', description: 'Six digits' }),
  challenge: Type.Optional(Challenge),
});

export const knownClientDays = 90;

export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

export function challengeHashOf(ctx: Pick<Context, 'keys'>, challenge: string): Buffer {
  return keyedHash(ctx.keys['email-code'], 'challenge', challenge);
}

/** A client is identified by its challenge, otherwise by its network address. */
export function clientHashOf(ctx: Pick<Context, 'keys'>, { challenge, address }: EmailClient): Buffer {
  return challenge === undefined
    ? keyedHash(ctx.keys['email-code'], 'address', address)
    : challengeHashOf(ctx, challenge);
}

/**
 * Whether a client recently signed in to this address, by challenge, or has a session of the account behind it. Such a
 * client is served even when strangers have used up the limits of the address.
 */
export async function isKnownClient(ctx: Context, addressHash: Buffer, client: EmailClient): Promise<boolean> {
  if (client.challenge === undefined && client.caller === undefined) return false;
  const since = secondsAfter(ctx.clock.now(), -knownClientDays * 86_400);
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (select from email_clients where address_hash = ${addressHash}
        and client_hash = ${clientHashOf(ctx, client)} and signed_in_at > ${since})
      or exists (select from identities where identity_hash = ${addressHash}
        and account_id = ${client.caller?.accountId ?? null}) as "isKnown"`.execute(ctx.db);
  return rows[0]?.isKnown === true;
}

/** Stores the client's new challenge as known to the address. */
export async function putKnownClient(db: Db, addressHash: Buffer, challengeHash: Buffer, now: Date): Promise<void> {
  await sql`
    insert into email_clients (address_hash, client_hash, signed_in_at) values (${addressHash}, ${challengeHash}, ${now})
    on conflict (address_hash, client_hash) do update set signed_in_at = excluded.signed_in_at`.execute(db);
}
