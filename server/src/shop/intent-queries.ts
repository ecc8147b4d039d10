import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { GamePlayer } from '../access/caller.ts';
import type { Db } from '../database/db.ts';
import { type NewestPlace, startAfter } from '../database/newest-first.ts';
import { notFound } from '../http/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Intent, type IntentStatus, intentLifetimeSeconds, pendingIntentsMax } from './intent.ts';

/** The seed is made before anybody can know what it will be drawn with. */
export async function insertIntent(db: Db, player: GamePlayer, itemId: string, now: Date): Promise<Intent> {
  const { rows } = await sql<{ intent: Intent }>`
    select shop_create_intent(${newId(now)}, ${player.accountId}, ${player.gameId}, ${itemId}, ${randomBytes(32)},
      ${intentLifetimeSeconds}, ${pendingIntentsMax}, ${now}) as intent`.execute(db);
  return oneOf(rows);
}

export async function getOwnIntent(db: Db, accountId: string, intentId: string, now: Date): Promise<Intent> {
  const { rows } = await sql<{ intent: Intent }>`
    select shop_intent_view(i, ${now}) as intent from purchase_intents i
    where i.id = ${intentId} and i.account_id = ${accountId}`.execute(db);
  return oneOf(rows);
}

export async function getIntentInGame(db: Db, player: GamePlayer, intentId: string, now: Date): Promise<Intent> {
  const intent = await getOwnIntent(db, player.accountId, intentId, now);
  if (intent.gameId !== player.gameId) throw notFound('purchase');
  return intent;
}

/** Own intents, newest first, of all statuses or of one. */
export async function listOwnIntents(
  db: Db,
  accountId: string,
  status: IntentStatus | undefined,
  after: NewestPlace | undefined,
  limit: number,
  now: Date,
): Promise<Intent[]> {
  const { rows } = await sql<{ intent: Intent }>`
    select shop_intent_view(i, ${now}) as intent from purchase_intents i
    where i.account_id = ${accountId}
      and (${status ?? null}::text is null
        or case when i.status = 'pending' and i.expires_at <= ${now} then 'expired' else i.status end = ${status ?? null})
      and (i.created_at, i.id) < ${startAfter(after)}
    order by i.created_at desc, i.id desc limit ${limit}`.execute(db);
  return rows.map(({ intent }) => intent);
}

export type Settled = { intent: Intent; balance: number; changed: boolean };

/** One call: it either settles the intent with all that belongs to it, or changes nothing. */
export async function settleOwnIntent(
  db: Db,
  accountId: string,
  intentId: string,
  decision: 'approved' | 'declined',
  clientSeed: string,
  now: Date,
): Promise<Settled> {
  const { rows } = await sql<Settled>`
    select intent, balance, changed
    from shop_settle_intent(${intentId}, ${accountId}, ${decision}, ${clientSeed}, ${now})`.execute(db);
  if (rows[0] === undefined) throw new Error('shop_settle_intent answers one row');
  return rows[0];
}

function oneOf(rows: { intent: Intent }[]): Intent {
  if (rows[0] === undefined) throw notFound('purchase');
  return rows[0].intent;
}
