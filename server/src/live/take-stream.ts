import { randomUUID } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { takeLease } from './live-queries.ts';
import type { HeldLease } from './publisher-folder.ts';
import { revokeDeadLease } from './revoke-dead-lease.ts';

/** Gives the stream of this key to a publisher, unless another one is sending. */
export async function takeStream(ctx: Context, keyHash: Buffer): Promise<HeldLease | 'wrong_key' | 'in_use'> {
  const lease = randomUUID();
  let taken = await takeLease(ctx.db, keyHash, lease, ctx.clock.now());
  if (taken === 'in_use' && (await revokeDeadLease(ctx, keyHash)))
    taken = await takeLease(ctx.db, keyHash, lease, ctx.clock.now());
  return typeof taken === 'string' ? taken : { ...taken, lease };
}
