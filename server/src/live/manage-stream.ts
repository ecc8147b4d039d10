import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '../access/caller.ts';
import { type Idempotency, makeOnce } from '../access/idempotency.ts';
import { requireOpen } from '../accounts/account-queries.ts';
import { inTransaction, type Tx } from '../database/db.ts';
import { requireGame } from '../games/catalogue/game-queries.ts';
import type { Context } from '../platform/context.ts';
import { newId } from '../platform/ids.ts';
import { seal, unseal } from '../platform/keys.ts';
import { requireFitText } from '../screening/text-screening.ts';
import { getOwnStream, getSealedKey, type OwnStream, upsertStream } from './live-queries.ts';
import type { LiveRow } from './live-stream.ts';

/** Undefined leaves a field unchanged; null clears it. */
export type StreamChange = {
  title?: string | null | undefined;
  gameId?: string | null | undefined;
  record?: boolean | undefined;
  rotateKey?: boolean | undefined;
};

/** The caller's stream with its ingest settings: the same key until a new one is requested. */
export async function openStream(
  ctx: Context,
  caller: Caller,
  change: StreamChange,
  idempotency?: Idempotency,
): Promise<{ live: LiveRow; streamKey: string }> {
  await requireFitText(ctx, change.title ?? undefined);
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    await requireOpen(tx, caller.accountId);
    const made = await makeOnce(
      tx,
      ctx.clock,
      caller,
      idempotency,
      () => changeStream(tx, ctx, caller, change, now),
      async (id) => ({ id, sealedKey: await getSealedKey(tx, id) }),
    );
    return { live: await getOwnStream(tx, caller.accountId, now), streamKey: unseal(ctx.keys.seal, made.sealedKey) };
  });
}

async function changeStream(tx: Tx, ctx: Context, caller: Caller, change: StreamChange, now: Date): Promise<OwnStream> {
  if (typeof change.gameId === 'string') await requireGame(tx, caller.accountId, change.gameId);
  const key = randomBytes(24).toString('base64url');
  return upsertStream(
    tx,
    caller.accountId,
    {
      id: newId(now),
      keyHash: hashOfKey(key),
      sealedKey: seal(ctx.keys.seal, key),
      title: typeof change.title === 'string' ? change.title.trim() : change.title,
      gameId: change.gameId,
      record: change.record,
      rotate: change.rotateKey === true,
    },
    now,
  );
}

export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
