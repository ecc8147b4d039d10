import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../platform/context.ts';
import { publish } from '../platform/pubsub.ts';
import { findHolder, type HeldBy, revokeLease } from './live-queries.ts';

const answerMs = 3000;
const lookMs = 100;

/**
 * Called when a publisher connects with the key of a stream that has a lease. A running ingest renews its lease when
 * asked, and keeps it; the lease of a killed ingest is revoked, so that its publisher need not wait until it expires.
 * False when the holder is running.
 */
export async function revokeDeadLease(ctx: Context, keyHash: Buffer): Promise<boolean> {
  const holder = await findHolder(ctx.db, keyHash);
  if (holder === undefined) return true;
  await publish(ctx.db, 'live', holder.streamId);
  for (const until = performance.now() + answerMs; performance.now() < until; await sleep(lookMs)) {
    const now = await findHolder(ctx.db, keyHash);
    if (now === undefined) return true;
    if (!isSame(now, holder)) return false;
  }
  return revokeLease(ctx.db, holder, ctx.clock.now());
}

function isSame(one: HeldBy, other: HeldBy): boolean {
  return one.lease === other.lease && one.renewedAt.getTime() === other.renewedAt.getTime();
}
